import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSystem

/// A store in a folder of its own, as a program uses it.
actor Store {
    static let changing = Store()
    static let large = Store(entries: 100_000)
    static let middle = Store(entries: 10_000)
    static let huge = Store(entries: 1_000_000)
    /// A user's store after years of logging one change after the other.
    static let typical = Store(changes: 4_000)

    nonisolated let folder = Scratch.folder()
    /// The number of entries from one import, and from as many changes.
    private let prepared: (entries: Int, changes: Int)
    private var now = History.now
    private var opened: FileSiteRotationRepository?
    private var journalFolder: URL?

    private init(entries: Int = 0, changes: Int = 0) {
        prepared = (entries, changes)
    }

    /// Logs one more change, which is on the device when this returns.
    func logOneMore() async throws {
        try await log(on: ready())
    }

    private func log(on repository: FileSiteRotationRepository) async throws {
        now += 300
        let change = SiteChange(
            id: UUID(),
            locationID: SiteLocation.defaults[Int(now.timeIntervalSince1970 / 300) % 14].id
        )
        _ = try await repository.perform([.logChange(change)], at: now)
    }

    /// Opens the files as a program does that has just started, and reads all entries.
    func openAndRead() async throws -> [SiteEntry] {
        _ = try await ready()
        return Array(try await repository(in: folder).records().entries)
    }

    /// Opens the files without a snapshot: every change is read and applied again.
    func openAndReadJournal() async throws -> [SiteEntry] {
        _ = try await ready()
        let journal = try journalFolder ?? copyOfJournal()
        journalFolder = journal
        return Array(try await repository(in: journal).records().entries)
    }

    /// The files, opened as by a program that has just started.
    func open() async throws -> FileSiteRotationRepository {
        _ = try await ready()
        let opened = repository(in: folder)
        _ = try await opened.records()
        return opened
    }

    private func copyOfJournal() throws -> URL {
        let copy = Scratch.folder()
        let name = "00000001.journal"
        try FileManager.default.copyItem(
            at: folder.appending(path: name),
            to: copy.appending(path: name)
        )
        return copy
    }

    /// The total size of the files whose names end in `suffix`.
    func size(ofFiles suffix: String) async throws -> Int {
        _ = try await ready()
        return try Scratch.size(of: folder, suffix: suffix)
    }

    /// The bytes that the journal grows by for each of a thousand changes.
    static func journalBytesPerChange() async throws -> Int {
        let store = Store()
        let before = try await store.size(ofFiles: ".journal")
        for _ in 0..<1_000 { try await store.logOneMore() }
        return (try await store.size(ofFiles: ".journal") - before) / 1_000
    }

    /// The bytes that go to the device for each of a thousand changes, as the system counts them.
    static func deviceBytesPerChange() async throws -> Int {
        let store = Store()
        try await store.logOneMore()
        let before = try Scratch.bytesWritten()
        for _ in 0..<1_000 { try await store.logOneMore() }
        return (try Scratch.bytesWritten() - before) / 1_000
    }

    private func ready() async throws -> FileSiteRotationRepository {
        if let opened { return opened }
        let repository = repository(in: folder)
        opened = repository
        if prepared.entries > 0 {
            _ = try await repository.perform([History.operation(prepared.entries)], at: History.now)
        }
        for _ in 0..<prepared.changes { try await log(on: repository) }
        return repository
    }

    /// Its clock is behind all changes: entries ahead of the clock are shown apart.
    private func repository(in folder: URL) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: folder,
            identifiers: RandomIdentifiers(),
            dates: FixedClock(now: History.now + 10 * 365 * 86_400)
        )
    }
}

struct FixedClock: WallClock {
    let now: Date
}
