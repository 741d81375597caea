package import Foundation
package import MomentumData
package import MomentumDomain
import MomentumSiteRotationDomain

/// The local store: the records in the files of one folder, and the operations that change both.
///
/// It belongs to one actor (ST-38). Its writing functions need the lock of the folder. Between
/// calls, the state has exactly the confirmed transactions. Only this file changes its owners.
package final class JournalStore {
    /// `recovered`: the files were read and repaired with the lock held.
    private enum Phase { case unread, read, recovered }

    package let folder: StoreFolder
    package let lock: FileLock?
    private let dates: any WallClock
    private var phase = Phase.unread
    private(set) var records = StoreRecords()
    private(set) var journals: StoreJournals
    private(set) var snapshots: StoreSnapshots
    private(set) var name: StoreName
    private(set) var health: StoreHealth

    /// Creates a store whose files are not read yet; without a lock it is read-only (ST-37).
    package init(
        _ folder: StoreFolder,
        lock: FileLock?,
        identifiers: any IdentifierSource,
        dates: any WallClock
    ) {
        (self.folder, self.lock, self.dates) = (folder, lock, dates)
        journals = StoreJournals(folder, isWritable: lock != nil)
        snapshots = StoreSnapshots(folder)
        name = StoreName(folder, lock: lock?.identity, identifiers: identifiers, dates: dates)
        health = StoreHealth(folder)
    }

    deinit {
        journals.close()
        lock?.close()
    }

    func limitParts(to size: Int) { journals.limitParts(to: size) }

    /// Reads all files again without changing any; an error leaves the store unchanged.
    package func load() throws(SiteStoreError) { _ = try read(.read, salvaging: false) }

    /// Reads and repairs all files (Docs/Formats/Store.md, "Opening"); the caller holds the lock.
    ///
    /// If only the repair fails, the store is read-only until it is reopened; see ``failure``.
    package func loadAndRecover(isSalvaging: Bool = false) throws(SiteStoreError) {
        var contents = try read(.recovered, salvaging: isSalvaging)
        do throws(SiteStoreError) {
            if !contents.foreign.isEmpty {
                try StoreRecovery(folder, contents).removeForeign()
                // A foreign file may have taken the place of a file of this store.
                contents = try read(.recovered, salvaging: isSalvaging)
            }
            try name.adopt(contents, missing: report.missing)
            adoptName()
            try recover(contents)
            journals.recordFlush()
            // Missing transactions are part of the reported damage.
            if contents.isDamaged { try Quarantine(folder).record(contents.missing) }
            health.adopt(try Quarantine(folder).notes(), contents)
        } catch .cancelled {
            // The files are intact; the next writer repairs them.
            phase = .read
            throw .cancelled
        } catch {
            giveUp(error)
        }
    }

    private func read(_ phase: Phase, salvaging: Bool) throws(SiteStoreError) -> StoreContents {
        let contents = try StoreContents.read(folder, isSalvaging: salvaging)
        name.adoptKin(contents)
        guard contents.highest > 0 || highest == 0 else {
            // The next write first checks that the folder is in its place.
            self.phase = .unread
            // A removed folder is not an empty store (SR-13).
            throw .unreadable(path: folder.path)
        }
        try journals.adopt(contents)
        records.adopt(contents.state, at: dates.now)
        snapshots.adopt(contents)
        health.adopt(SiteStoreFiles.Report(contents, in: folder, lock: lock?.identity))
        self.phase = phase
        if phase == .recovered { journals.settle() }
        return contents
    }

    /// Reopens the store after a failure; the caller holds the lock.
    ///
    /// After a failed flush the files may be readable, but their state on the device is unknown. So
    /// everything is written again, to files of a new generation.
    ///
    /// - Throws: Only ``SiteStoreError/cancelled``; the store is then unchanged.
    package func reopen() throws(SiteStoreError) {
        let former = health.replaceFailure(by: nil)
        do throws(SiteStoreError) {
            try loadAndRecover()
            if failure == nil, highest > 0 { try compact() }
        } catch .cancelled {
            health.replaceFailure(by: former)
            throw .cancelled
        } catch {
            giveUp(error)
        }
    }

    /// Reads the transactions that other processes have appended (ST-36); under the lock it also
    /// cuts off an unfinished write.
    package func catchUp(isLocked: Bool) throws(SiteStoreError) {
        func reload() throws(SiteStoreError) { try isLocked ? loadAndRecover() : load() }
        guard phase == .recovered || !isLocked else { return try reload() }
        while let generation = journals.current?.generation {
            let read = try journals.readOn(isLocked: isLocked, isOwn: name.isOwn)
            guard let (found, isLast) = read else { return try reload() }
            apply(found.transactions, received: found.received)
            // A restored entry shows values from before its deletion as far as the files have them,
            // which the memory of this process may exceed. A snapshot may have registers from a
            // sync folder, which are in no journal (ST-45); a finished journal gets no other.
            let hasSnapshot = try journals.hasNewSnapshot(of: generation, after: snapshots.base)
            if hasSnapshot || found.transactions.contains(where: { $0.writes.isRestoring }) {
                return try reload()
            }
            guard isLast else { continue }
            if isLocked, !journals.isSettled { try settle() }
            return
        }
        // The folder was empty at the last reading.
        guard try folder.numberedFilesIfPresent().isEmpty else { return try reload() }
        // Without a journal only the identity reveals a new name.
        if isLocked, try name.read() { adoptName() }
    }

    /// Adopts a journal that another process started, before the first write: a reading without the
    /// lock flushes nothing, and takes no name from a file that is about to be replaced.
    private func settle() throws(SiteStoreError) {
        try write { () throws(StoreFailure) in try journals.flushOlder() }
        // The name may not be durable yet if the process that created it was killed.
        try folder.flushNames()
        if try name.read() { adoptName() }
        journals.settle()
    }

    /// Finds the changes before the newest snapshot, so that they can be undone too.
    func recallChanges() throws(SiteStoreError) {
        // Without the lock the name is known too, because only the identity is read.
        guard let current = journals.current,
            let read = try snapshots.recall(before: current, as: state.replica, isOwn: name.isOwn)
        else { return }
        records.adoptChanges(of: read, at: dates.now)
    }

    package func look(at moment: Date) { records.look(at: moment) }
    func prepareForChanges() { records.prepareForChanges() }
    func lacksNumbers(_ count: Int) -> Bool { records.lacksNumbers(count, of: identity?.replica) }
    func draft(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> SiteRotationState.Outcome {
        try records.draft(operations, at: now)
    }
    func commits(of draft: SiteRotationState.Outcome) -> [SiteCommit] { records.commits(of: draft) }
    func apply(_ transactions: [SiteTransaction], received: Set<TransactionID> = []) {
        records.apply(transactions, received: received)
    }

    /// Changes the records and, if `change` returns true, writes all of them as a snapshot, because
    /// registers have no transactions to save; an error leaves the records unchanged.
    func changeRecords(
        _ change: (inout StoreRecords) throws(SiteStoreError) -> Bool
    ) throws(SiteStoreError) {
        let before = records
        do {
            guard try change(&records) else { return }
            try confirm()
            try compact()
        } catch {
            records = before
            throw error
        }
    }

    /// Appends transactions to the journal, all or none.
    func save(_ payload: [UInt8], _ flags: Frame.Flags = []) throws(SiteStoreError) {
        try health.checkWriting()
        lock?.nameHolder()
        try write { () throws(StoreFailure) in try journals.append(payload, flags, name) }
        if name.recordChange() { adoptName() }
    }

    /// Flushes the writes of other processes before they count as done.
    func confirm() throws(SiteStoreError) {
        guard journals.isUnflushed || journals.owesSnapshot else { return }
        try health.checkWriting()
        if journals.owesSnapshot { return try compact() }
        try write { () throws(StoreFailure) in try journals.flush() }
    }

    /// Performs a write; stops all writing if its failure requires that.
    private func write(_ body: () throws(StoreFailure) -> Void) throws(SiteStoreError) {
        do throws(StoreFailure) {
            try body()
        } catch {
            if let ending = error.endsWriting { giveUp(ending) }
            throw error.cause
        }
    }

    /// Stops writing until the store is reopened (ST-21).
    package func giveUp(_ error: SiteStoreError) { health.giveUp(error) }

    /// Records that the user has seen the findings of the report; the caller holds the lock.
    package func acknowledgeDamage() throws(SiteStoreError) {
        try health.checkWriting()
        try Quarantine(folder).acknowledge(report.missing)
        health.acknowledge()
    }

    func startJournal(_ number: UInt64) throws(SiteStoreError) { try journals.begin(number, name) }

    func compactIfDue() {
        guard failure == nil, snapshots.isDue(journals) else { return }
        var problem: SiteStoreError?
        do { try compact() } catch { problem = error }
        snapshots.record(problem, at: journals.size)
    }

    /// Starts a new journal, writes everything before it as a snapshot, and removes what that makes
    /// superfluous (ST-31); wherever it stops, the files contain the same records.
    func compact() throws(SiteStoreError) {
        let former = snapshots.base
        try journals.checkEnd()
        try startJournal(highest + 1)
        try snapshots.write(state, name.header(.snapshot, generation: highest))
        journals.recordSnapshot()
        if !state.numbers.isEmpty, name.recordChange() { adoptName() }
        snapshots.removeSuperseded(before: former, isOwn: name.isOwn)
    }

    func adopt(replica: UInt64, storeID: UUID) throws(SiteStoreError) {
        try name.adopt(replica: replica, storeID: storeID, missing: report.missing)
        adoptName()
    }

    private func adoptName() { if let replica = identity?.replica { records.rename(replica) } }
}
