import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport

/// A device whose store is in memory, with its way to a shared folder.
final class SyncDevice {
    let number: Int
    let place: SyncPlace
    /// The error of its clock in seconds.
    let skew: Double
    private(set) var files: FaultyFileSystem
    private var process: SyncProcess
    /// Processes that run on the same files and do nothing at the moment.
    private var idle: [SyncProcess] = []
    let dates: ManualWallClock
    private let identifiers: SeededIdentifiers
    private let limits: SyncLimits
    /// The operations confirmed here, which may not be lost.
    private(set) var confirmed: [SiteOperation.ID] = []

    init(
        _ number: Int,
        _ place: SyncPlace,
        files: FaultyFileSystem = FaultyFileSystem(),
        now: Date = StoreUnderTest.start,
        skew: Double = 0,
        limits: SyncLimits = SyncLimits()
    ) {
        self.number = number
        self.place = place
        self.files = files
        self.skew = skew
        dates = ManualWallClock(now: now + skew)
        identifiers = SeededIdentifiers(seed: place.seed &* 16 &+ UInt64(number))
        self.limits = limits
        process = SyncProcess(
            files,
            InMemorySyncFolder(place, device: number),
            identifiers,
            dates: dates,
            limits: limits
        )
    }

    var repository: FileSiteRotationRepository { process.repository }
    var sync: SiteRotationSync { process.sync }

    var records: SiteRecords {
        get async throws { try await repository.records() }
    }

    /// The records seen here at a moment, whatever the device's own clock says.
    func records(at moment: Date) async throws -> SiteRecords {
        try await repository.withStore { store throws(SiteStoreError) in
            var state = store.state
            state.look(at: moment)
            return state.records
        }
    }

    @discardableResult
    func perform(_ operation: SiteOperation) async throws -> SiteCommit {
        let commit = try await repository.perform([operation], at: dates.now)[0]
        // An operation that changed nothing leaves nothing behind.
        if commit.before != commit.after || commit.isRepeat { confirmed.append(operation.id) }
        return commit
    }

    /// Logs change number `number`.
    func log(_ number: Int, note: String? = nil) async throws {
        try await perform(.change(number, note: note))
    }

    /// Syncs, and publishes anew in a folder that was emptied, as a person may ask.
    @discardableResult
    func sync(joining choice: SiteJoinChoice? = nil) async throws -> SiteSyncOutcome {
        do {
            return try await sync.sync(joining: choice)
        } catch  where error.kind == .wasEmptied {
            try await sync.makeFolder()
            return try await sync.sync(joining: choice)
        }
    }

    /// Goes on in another process on the same files; this one stays open, with its knowledge.
    func switchProcess() {
        idle.append(process)
        process = idle.count > 1 ? idle.removeFirst() : begin()
    }

    /// Writes a snapshot, after which the journals before the last one are gone.
    func compact() async throws {
        try await repository.withStore { store throws(SiteStoreError) in
            try store.catchUp(isLocked: true)
            guard store.highest > 0 else { return }
            try store.compact()
            try store.compact()
        }
    }

    /// Ends the processes and begins another on the same files.
    func restart() {
        restore(files)
    }

    /// Replaces the files by a backup; operations confirmed since are lost with them.
    ///
    /// - Parameters:
    ///   - backup: The files as they were.
    ///   - confirmed: The operations confirmed by then; `nil` when nothing is lost.
    ///   - isNoticed: True if the lock is another file then, as on another device.
    func restore(
        _ backup: FaultyFileSystem,
        confirmed: [SiteOperation.ID]? = nil,
        isNoticed: Bool = false
    ) {
        files = backup.copy()
        if isNoticed { try? files.remove("\(StoreUnderTest.path)/lock") }
        self.confirmed = confirmed ?? self.confirmed
        idle = []
        process = begin()
    }

    private func begin() -> SyncProcess {
        SyncProcess(
            files,
            InMemorySyncFolder(place, device: number),
            identifiers,
            dates: dates,
            limits: limits
        )
    }

    /// The bytes of everything that is kept here.
    var contents: [String: [UInt8]] { files.contents }
}
