import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

extension JournalStore {
    /// Keeps the changes of other devices, then applies them (ST-45); the caller holds the lock.
    ///
    /// - Parameters:
    ///   - transactions: In any order, repeats included.
    ///   - snapshots: The registers of other devices.
    /// - Returns: The number of new transactions.
    /// - Throws: The reason nothing was kept; the state is as before then.
    func receive(
        _ transactions: [EncodedTransaction],
        _ snapshots: [Snapshot]
    ) throws(SiteStoreError) -> Int {
        try catchUp(isLocked: true)
        if let failure { throw .readOnly(failure) }
        state.prepareForChanges()
        try leaveSharedName(transactions.map(\.transaction.id), snapshots)
        let known = state.numbers
        try receive(transactions)
        // Registers have no transactions to keep, so the whole state is written.
        try changeState { snapshots.count { merge($0) } > 0 }
        compactIfDue()
        return state.numbers.reduce(0) { count, numbers in
            count + numbers.value.count - (known[numbers.key]?.count ?? 0)
        }
    }

    /// Replaces all records by those of a sync folder (ST-49), and returns the name of the copy of
    /// the present ones in the folder `kept`.
    func replaceAll(
        by records: SiteRotationState,
        storeID: UUID
    ) throws(SiteStoreError) -> String {
        try catchUp(isLocked: true)
        if let failure { throw .readOnly(failure) }
        let ownID = identity?.storeID ?? storeID
        let name = try keepAside(try encodeRegisters(storeID: ownID))
        // The numbers begin anew, so the name changes before any of them is forgotten.
        try takeName(replica: newReplica(), storeID: ownID)
        try changeState {
            state = records
            state.rename(identity?.replica)
            return true
        }
        // Last, because the device then still belongs to its own store if it stops before, and asks
        // once more instead of publishing.
        try takeName(replica: identity?.replica ?? newReplica(), storeID: storeID)
        // The known state of other sync folders is out of date.
        folder.forgetSyncFolders()
        return name
    }

    private func keepAside(_ bytes: [UInt8]) throws(SiteStoreError) -> String {
        let kept = StoreFolder(path: folder.path(of: "kept"), fileSystem: folder.fileSystem)
        try folder.call { fileSystem throws(FileSystemError) in
            try fileSystem.makeFolder(kept.path)
        }
        try folder.flushNames()
        let name = "\(FNV1a.hash(of: bytes[...]).hex).snapshot"
        try kept.replace(name) { file throws(SiteStoreError) in
            try kept.write(bytes, to: file, at: 0)
        }
        return name
    }

    private func receive(_ transactions: [EncodedTransaction]) throws(SiteStoreError) {
        var seen: Set<TransactionID> = []
        let news = transactions.filter { encoded in
            let id = encoded.transaction.id
            let isKnown = state.numbers[id.replica]?.contains(id.counter) ?? false
            return (!isKnown || state.isNews(encoded.transaction)) && seen.insert(id).inserted
        }
        guard !news.isEmpty else { return }
        var payload: [UInt8] = []
        payload.reserveCapacity(news.reduce(0) { $0 + $1.bytes.count })
        for transaction in news { payload += transaction.bytes }
        try keep(payload, flags: .received)
        apply(news.map(\.transaction), received: seen)
    }

    /// Writes the whole state as a snapshot if `change` returns true; a failure restores the old
    /// state.
    private func changeState(_ change: () -> Bool) throws(SiteStoreError) {
        let before = state
        guard change() else { return }
        do {
            try confirm()
            try compact()
        } catch {
            state = before
            throw error
        }
        version += 1
    }

    private func merge(_ snapshot: Snapshot) -> Bool {
        let known = state.numbers
        return state.merge(snapshot.state) || state.numbers != known
    }

    private func leaveSharedName(
        _ ids: [TransactionID],
        _ snapshots: [Snapshot]
    ) throws(SiteStoreError) {
        guard let replica = identity?.replica else { return }
        let ends =
            ids.filter { $0.replica == replica }.map { $0.counter + 1 }
            + snapshots.compactMap { $0.state.numbers[replica]?.next }
        try leaveSharedName(ids, writtenUpTo: ends.max() ?? 0)
    }

    /// Takes another name when another replica used this one: for numbers below `end` that are new
    /// here, or for other transactions among `ids` (ST-46).
    func leaveSharedName(
        _ ids: [TransactionID] = [],
        writtenUpTo end: UInt64
    ) throws(SiteStoreError) {
        guard let replica = identity?.replica else { return }
        if end > state.numbers[replica]?.next ?? 0 || isForked(ids) { try nameReplicaAnew() }
    }

    /// True if one of the transactions has a number of this replica, but another digest.
    private func isForked(_ ids: [TransactionID]) -> Bool {
        guard let replica = identity?.replica else { return false }
        let own = ids.filter { $0.replica == replica }
        guard !own.isEmpty else { return false }
        let digests = state.digests(of: replica)
        return own.contains { id in digests[id.counter].map { !$0.contains(id.digest) } ?? false }
    }
}
