package import Foundation
package import MomentumData
package import MomentumDomain
package import MomentumSiteRotationDomain

/// The local store: the records as the files of one folder say, and the way to change both.
///
/// It belongs to one actor (ST-38). What writes is called with the lock of the folder held, and
/// what is called in between sees neither more nor less than what was confirmed.
package final class JournalStore {
    /// When a journal is long enough to be worth a snapshot (ST-30).
    static let compactionSize = 256 << 10

    /// What is written and flushed at once, at most.
    var partSize = 8 << 20

    /// What file systems allot and devices write at once, mostly.
    static let blockSize = 4096

    package let folder: StoreFolder
    package let lock: FileLock?
    let identifiers: any IdentifierSource
    let clock: any WallClock

    package var state = SiteRotationState()
    var identity: StoreIdentity?
    /// The names that the store and its replica had before.
    var former = StoreKinship()
    /// All names that files of the store had when they were read.
    var kinship = StoreKinship()
    /// What was found when the files were read last.
    package var report = StoreReport()
    /// Grows with every change of the state.
    package var version = 0

    var journal: CurrentJournal?
    /// The highest number of any file, or 0.
    package var highest: UInt64 = 0
    /// The generation of the newest whole snapshot.
    var base: UInt64?
    /// The generation of a journal beside which no other process will put a snapshot any more.
    var settled: UInt64?
    var snapshotSize = 0
    /// How long the journals since the snapshot are, without the current one.
    var olderJournalSize = 0
    /// A failed compaction is tried again when the journals are longer than this (ST-33).
    var nextCompactionSize = 0
    /// Why the last compaction failed, if it did.
    var compactionFailure: SiteStoreError?

    /// Whether the files were read with the lock held, and brought in order.
    var isRecovered = false
    /// Whether the state holds what was read from the current journal and may not have reached the
    /// device.
    var hasUnflushed = false
    /// Whether such a thing is in a journal that cannot be flushed any more, so that only a
    /// snapshot brings it to the device (ST-23).
    var needsSnapshot = false
    /// Why nothing may be written any more.
    package var failure: FileSystemError?

    /// Creates a store whose files are not read yet.
    ///
    /// - Parameters:
    ///   - folder: Where the files are.
    ///   - lock: The lock of the folder; without one the store is for reading (ST-37).
    ///   - identifiers: Gives the store and its replica their names.
    ///   - clock: Dates the files.
    package init(
        _ folder: StoreFolder,
        lock: FileLock?,
        identifiers: any IdentifierSource,
        clock: any WallClock
    ) {
        self.folder = folder
        self.lock = lock
        self.identifiers = identifiers
        self.clock = clock
    }

    deinit {
        if let journal { folder.fileSystem.close(journal.file) }
        lock?.close()
    }

    /// How long all journals since the snapshot are.
    var journalSize: Int { olderJournalSize + (journal?.end ?? 0) }

    func apply(_ transactions: [SiteTransaction], received: Set<TransactionID> = []) {
        guard !transactions.isEmpty else { return }
        state.apply(transactions, received: received)
        version += 1
    }

    /// Whether a file is one of this store, under the name that it has or had.
    func isOwn(_ header: FileHeader) -> Bool {
        identity?.storeID == header.storeID || identity?.replica == header.replica
            || kinship.includes(header)
    }

    /// Makes the view that of a moment (TR-1).
    package func look(at moment: Date) {
        if state.look(at: moment) { version += 1 }
    }

    func header(_ kind: FileKind, generation: UInt64) -> FileHeader {
        FileHeader(
            kind: kind,
            storeID: identity?.storeID ?? UUID(uuid: TransactionFormat.orderID.uuid),
            generation: generation,
            replica: identity?.replica ?? 0,
            created: clock.now.milliseconds
        )
    }

    /// Closes the current journal and takes another one, or none.
    func use(_ other: CurrentJournal?) {
        if let journal { folder.fileSystem.close(journal.file) }
        journal = other
    }
}

extension JournalStore {
    /// What has to be shown of the store as it is now (ST-11); lost records go before what is only
    /// hindered.
    package var trouble: SiteRecordsTrouble? {
        if report.isLost { return .lost }
        // A damaged file that was found just now is in the quarantine, too, if that can be written.
        let files = max(Set(report.damage.map(\.file)).count, report.unacknowledged.count)
        if files > 0 { return .damaged(files: files) }
        if !report.foreign.isEmpty { return .foreign(files: report.foreign.count) }
        let changes = report.missing.reduce(0) { $0 + $1.count }
        if changes > 0 { return .missing(changes: changes) }
        if let file = report.cut.first { return .cut(file: StoreReport.file(of: file).name) }
        if let failure { return .readOnly(FailureCause(SiteStoreError.readOnly(failure))) }
        if let name = report.doubtful.first {
            let (file, copy) = StoreReport.file(of: name)
            return .doubtful(file: copy ?? file)
        }
        return report.strange.first.map { .strange(file: $0) }
    }
}

extension JournalStore {
    /// Opens the store again after it was given up; the lock is held.
    ///
    /// Nobody knows what of the files is on the device after a failed flush, though they can be
    /// read. So everything is written anew, into files of a new generation.
    ///
    /// - Throws: ``SiteStoreError/cancelled`` alone; the store is as it was then.
    package func reopen() throws(SiteStoreError) {
        let former = failure
        failure = nil
        do throws(SiteStoreError) {
            try loadAndRecover()
            if failure == nil, highest > 0 { try compact() }
        } catch .cancelled {
            failure = former
            throw .cancelled
        } catch {
            giveUp(error)
        }
    }

    /// Notes that the user was told of what the report says; the lock is held.
    ///
    /// - Throws: Why that cannot be noted, or what is damaged not be put aside.
    package func acknowledgeDamage() throws(SiteStoreError) {
        if let failure { throw .readOnly(failure) }
        let quarantine = Quarantine(folder)
        try quarantine.acknowledge(report.missing)
        (report.unacknowledged, report.doubtful) = ([], [])
        (report.damage, report.missing) = ([], [])
        (report.foreign, report.cut, report.isLost) = ([], [], false)
    }

    /// Why nothing can be written.
    package var readOnlyError: RepositoryError {
        let failure = failure ?? FileSystemError(call: .write, path: folder.path, code: 0)
        return SiteStoreError.readOnly(failure).repositoryError
    }
}
