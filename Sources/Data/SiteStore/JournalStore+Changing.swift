package import Foundation
import MomentumDomain
package import MomentumSiteRotationDomain

// Changes that involve several owners; each step is a function of the store.
extension JournalStore {
    /// Performs operations on the newest records, all or none.
    ///
    /// The caller holds the lock; an error leaves the state unchanged.
    package func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> [SiteCommit] {
        try mapped { () throws(SiteStoreError) in
            try health.checkWriting()
            try catchUp(isLocked: true)
            try health.checkWriting()
            if lacksNumbers(operations.count) {
                try nameReplicaAnew()
            }
            if operations.contains(where: \.takesBack) { try recallChanges() }
        }
        look(at: now)
        prepareForChanges()
        let draft = try draft(operations, at: now)
        try mapped { () throws(SiteStoreError) in
            if draft.transactions.isEmpty { try confirm() } else { try save(draft.bytes) }
        }
        apply(draft.transactions)
        let commits = commits(of: draft)
        compactIfDue()
        return commits
    }

    /// The changes of this device that can be undone, after ``catchUp(isLocked:)``.
    package func changes() throws(SiteStoreError) -> [SiteAction] {
        try recallChanges()
        return state.actions
    }

    /// The commits that ``perform(_:at:)`` would return, after ``catchUp(isLocked:)``.
    package func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> [SiteCommit] {
        try mapped { () throws(SiteStoreError) in
            if operations.contains(where: \.takesBack) { try recallChanges() }
        }
        return try state.preview(operations, at: now)
    }

    private func mapped(
        _ body: () throws(SiteStoreError) -> Void
    ) throws(SiteRotationError) {
        do throws(SiteStoreError) {
            try body()
        } catch {
            throw .repository(error.repositoryError)
        }
    }

    /// Takes a new name, because another replica writes under the old one (ST-46).
    func nameReplicaAnew() throws(SiteStoreError) {
        guard let identity else { return }
        try announceName()
        try adopt(replica: name.newReplica(), storeID: identity.storeID)
    }

    /// Becomes a device of another store (ST-49).
    func adopt(storeID: UUID) throws(SiteStoreError) {
        guard let identity, identity.storeID != storeID else { return }
        try announceName()
        try adopt(replica: identity.replica, storeID: storeID)
    }

    /// Repairs the files that were read; the caller holds the lock.
    func recover(_ contents: StoreContents) throws(SiteStoreError) {
        // Renamed before any file shows that the last numbers may be used and lost.
        if contents.mayLackLast, identity?.replica == contents.identity?.replica {
            try nameReplicaAnew()
        }
        let recovery = StoreRecovery(folder, contents)
        try recovery.cutJournals()
        guard contents.isDamaged else { return try recovery.flush(journals.current) }
        try recovery.quarantine(report.damage, under: identity?.replica, state.numbers)
        // A sync folder that was read before may have the missing transactions ("Opening", 6).
        // First, because the new files show no damage.
        folder.forgetFilesOfSyncFolders()
        try compact()
    }

    /// Begins a new journal, which makes other processes read the identity again; the new name is
    /// written afterwards.
    ///
    /// If the program stops in between, the old name remains everywhere. In the other order,
    /// running processes would keep the old name.
    func announceName() throws(SiteStoreError) {
        guard journals.current != nil else { return }
        try journals.checkEnd()
        // A flush of the new journal does not cover this one.
        try confirm()
        try startJournal(highest + 1)
    }
}

// The functions behind `SyncStore`.
extension JournalStore {
    /// The changes that this device wrote after the end of the previous publication (ST-46).
    ///
    /// A `nil` position requests all changes, even received ones. The caller holds the lock.
    func pending(after position: JournalPosition?) throws(SiteStoreError) -> PendingPublication {
        try catchUp(isLocked: true)
        // Other devices must not receive changes that may not be durable here.
        try confirm()
        return try journals.pending(
            after: position,
            since: snapshots.base,
            // A salvaged snapshot may have entries and no numbers.
            isEmpty: state.numbers.isEmpty && view.isEmpty,
            isOwn: name.isOwn
        )
    }

    /// Encodes all registers as a file for a sync folder.
    func encodeRegisters(storeID: UUID) throws(SiteStoreError) -> [UInt8] {
        let header = name.header(.snapshot, generation: highest, storeID: storeID)
        let output = CollectedBytes()
        try SnapshotEncoder.encode(state, header: header) { bytes throws(SiteStoreError) in
            output.bytes += bytes
        }
        return output.bytes
    }

    /// Saves the changes of other devices, then applies them (ST-45); the caller holds the lock.
    ///
    /// - Parameters:
    ///   - transactions: The transactions, in any order and possibly repeated.
    ///   - snapshots: The registers of other devices.
    ///   - publishAll: Called before changes are saved after which only this device may have some
    ///     values: a transaction has the number of another one, restores a deleted entry without
    ///     values that are known here, or has such a value of an entry that is restored.
    /// - Returns: The number of new transactions. One counts even if its number is known, and
    ///   changed registers without a new number count as one.
    /// - Throws: The reason that not everything was saved. The transactions may be saved and
    ///   applied; the registers are then unchanged.
    func receive(
        _ transactions: [EncodedTransaction],
        _ snapshots: [Snapshot],
        publishAll: () throws(SiteStoreError) -> Void
    ) throws(SiteStoreError) -> Int {
        try catchUp(isLocked: true)
        try health.checkWriting()
        prepareForChanges()
        if let replica = identity?.replica, records.isShared(replica, transactions, snapshots) {
            try nameReplicaAnew()
        }
        let news = records.news(among: transactions)
        var count = news.transactions.count
        if news.isForked || news.hidesValues { try publishAll() }
        if !news.transactions.isEmpty {
            try save(news.bytes, .received)
            apply(news.transactions, received: news.ids)
            // The last snapshot may lack values of the entry, which are shown again.
            if news.hidesValues { try compact() }
        }
        if !snapshots.isEmpty {
            let (former, forks) = (state, ForkSearch(in: state))
            try changeRecords { records throws(SiteStoreError) in
                guard records.merge(snapshots) else { return false }
                // Registers under known numbers are at least one change.
                count += max(records.count(since: former.numbers), 1)
                let (merged, others) = (records.state, [former] + snapshots.map(\.state))
                let hidesValues = others.contains { merged.hasMore(ofRestoredIn: $0) }
                if hidesValues || forks.findsFork(in: merged) { try publishAll() }
                return true
            }
        }
        compactIfDue()
        return count
    }

    /// Replaces all records by those of a sync folder (ST-49).
    ///
    /// Returns the path of the backup that `backup` creates from the present ones.
    func replaceAll(
        by records: SiteRotationState,
        storeID: UUID,
        backup: (SiteRotationState) -> [UInt8],
        note: (_ backup: String) -> [UInt8]
    ) throws(SiteStoreError) -> String {
        try catchUp(isLocked: true)
        try health.checkWriting()
        let ownID = identity?.storeID ?? storeID
        let copy = try folder.keepBackup(backup(state))
        try folder.keepNote(note(copy))
        // The numbers start again, so the name changes before any of them is forgotten.
        try adopt(replica: name.newReplica(), storeID: ownID)
        let replica = identity?.replica
        try changeRecords { $0.replace(by: records, of: replica) }
        // Last: if the program stops before this step, the device still belongs to its own store.
        // It then asks again and publishes nothing.
        try adopt(replica: replica ?? name.newReplica(), storeID: storeID)
        // The known state of other sync folders is out of date.
        folder.forgetSyncFolders()
        return copy
    }

    /// Takes another name if another replica used this one for unknown numbers below `end` (ST-46).
    func leaveSharedName(writtenUpTo end: UInt64) throws(SiteStoreError) {
        if let replica = identity?.replica, records.isShared(replica, writtenUpTo: end) {
            try nameReplicaAnew()
        }
    }
}
