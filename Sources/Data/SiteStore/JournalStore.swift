package import Foundation
package import MomentumData
package import MomentumDomain
package import MomentumSiteRotationDomain

/// The local store: the records of the files of one folder, and the way to change both.
///
/// It belongs to one actor (ST-38). Its writing functions need the lock of the folder. Between
/// them, callers see exactly the confirmed transactions.
package final class JournalStore {
    /// The size in bytes from which a journal is worth a snapshot (ST-30).
    static let compactionSize = 256 << 10

    /// The most bytes to write and flush at once.
    var partSize = 8 << 20

    /// The block size of most file systems and devices, in bytes.
    static let blockSize = 4096

    package let folder: StoreFolder
    package let lock: FileLock?
    let identifiers: any IdentifierSource
    let dates: any WallClock

    package var state = SiteRotationState()
    var identity: StoreIdentity?
    /// The former names of the store and its replica.
    var former = StoreKinship()
    /// All names in the files of the store at the last reading.
    var kinship = StoreKinship()
    /// The findings of the last reading.
    package var report = StoreReport()
    /// Grows with every change of the state.
    package var version = 0

    var journal: CurrentJournal?
    /// The highest number of any file, or 0.
    package var highest: UInt64 = 0
    /// The generation of the newest whole snapshot.
    var base: UInt64?
    /// The generation of a journal beside which no other process will write a snapshot.
    var settled: UInt64?
    var snapshotSize = 0
    /// The size in bytes of the journals since the snapshot, without the current one.
    var olderJournalSize = 0
    /// The size of the journals, in bytes, above which a failed compaction is tried again (ST-33).
    var nextCompactionSize = 0
    var compactionFailure: SiteStoreError?

    /// True if the files were read and repaired with the lock held.
    var isRecovered = false
    /// True if the state holds transactions of the current journal that may not be on the device.
    var hasUnflushed = false
    /// True if some of them are in a journal that cannot be flushed: they need a snapshot (ST-23).
    var needsSnapshot = false
    /// The error after which nothing may be written.
    package var failure: FileSystemError?

    /// Creates a store whose files are not read yet.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files.
    ///   - lock: The lock of the folder; without one the store only reads (ST-37).
    ///   - identifiers: Names the store and its replica.
    ///   - dates: Dates the files.
    package init(
        _ folder: StoreFolder,
        lock: FileLock?,
        identifiers: any IdentifierSource,
        dates: any WallClock
    ) {
        self.folder = folder
        self.lock = lock
        self.identifiers = identifiers
        self.dates = dates
    }

    deinit {
        if let journal { folder.fileSystem.close(journal.file) }
        lock?.close()
    }

    /// The size of all journals since the snapshot, in bytes.
    var journalSize: Int { olderJournalSize + (journal?.end ?? 0) }

    func apply(_ transactions: [SiteTransaction], received: Set<TransactionID> = []) {
        guard !transactions.isEmpty else { return }
        state.apply(transactions, received: received)
        version += 1
    }

    /// True if a file belongs to this store, under a present or former name.
    func isOwn(_ header: FileHeader) -> Bool {
        identity?.storeID == header.storeID || identity?.replica == header.replica
            || kinship.includes(header)
    }

    /// Updates the view to a moment (TR-1).
    package func look(at moment: Date) {
        if state.look(at: moment) { version += 1 }
    }

    func header(_ kind: FileKind, generation: UInt64) -> FileHeader {
        FileHeader(
            kind: kind,
            storeID: identity?.storeID ?? UUID(uuid: TransactionFormat.orderID.uuid),
            generation: generation,
            replica: identity?.replica ?? 0,
            created: dates.now.milliseconds
        )
    }

    /// Closes the current journal and takes another one, or none.
    func use(_ other: CurrentJournal?) {
        if let journal { folder.fileSystem.close(journal.file) }
        journal = other
    }
}

extension JournalStore {
    /// The trouble to show for the present state (ST-11): lost records come before obstacles.
    package var trouble: SiteRecordsTrouble? {
        if report.isLost { return .lost }
        // A file just found damaged is in the quarantine too, if the quarantine can be written.
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
    /// Opens the store again after a failure; the caller holds the lock.
    ///
    /// After a failed flush the files may be readable, but it is unknown what of them is on the
    /// device. So everything is written anew, into files of a new generation.
    ///
    /// - Throws: Only ``SiteStoreError/cancelled``; the store is as before then.
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

    /// Records that the user saw the findings of the report; the caller holds the lock.
    package func acknowledgeDamage() throws(SiteStoreError) {
        if let failure { throw .readOnly(failure) }
        let quarantine = Quarantine(folder)
        try quarantine.acknowledge(report.missing)
        (report.unacknowledged, report.doubtful) = ([], [])
        (report.damage, report.missing) = ([], [])
        (report.foreign, report.cut, report.isLost) = ([], [], false)
    }

    /// The error of every write after a failure.
    package var readOnlyError: RepositoryError {
        let failure = failure ?? FileSystemError(call: .write, path: folder.path, code: 0)
        return SiteStoreError.readOnly(failure).repositoryError
    }
}
