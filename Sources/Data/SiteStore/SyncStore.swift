package import Foundation
package import MomentumSiteRotationDomain

/// The part of an open store that sync sees; the lock is held.
package struct SyncStore {
    private let store: JournalStore

    package init(_ store: JournalStore) {
        self.store = store
    }

    package var records: SiteRecords { store.state.records }
    /// The numbers of the transactions that the state holds, by replica.
    package var numbers: [UInt64: CounterRanges] { store.state.numbers }
    package var storeID: UUID? { store.identity?.storeID }
    package var replica: UInt64? { store.identity?.replica }
    /// The folder, where memories of sync folders lie beside the files of the store.
    package var folder: StoreFolder { store.folder }

    /// The header of a file that holds a memory.
    package var memoryHeader: FileHeader { store.header(.sync, generation: 0) }

    /// The end of what was written here.
    package func end() throws(SiteStoreError) -> JournalPosition { try store.end() }

    /// True if the journals still have what follows a position.
    package func holds(_ position: JournalPosition) throws(SiteStoreError) -> Bool {
        try store.holds(position)
    }

    /// Takes over the id of the store that the devices of a folder share.
    package func adopt(storeID: UUID) throws(SiteStoreError) {
        try store.adopt(storeID: storeID)
    }

    /// The transactions after a position, or all registers where the journals no longer have them.
    package func pending(
        after position: JournalPosition?
    ) throws(SiteStoreError) -> PendingPublication {
        try store.outbox(after: position)
    }

    /// Writes down and applies what other devices published.
    ///
    /// - Returns: How many transactions were not known before.
    package func receive(
        _ transactions: [EncodedTransaction],
        _ snapshots: [Snapshot]
    ) throws(SiteStoreError) -> Int {
        try store.receive(transactions, snapshots)
    }

    /// Replaces all records, and keeps a copy of the former ones.
    ///
    /// - Returns: The name of the file in the folder `kept` that holds the former records.
    @discardableResult
    package func replaceAll(
        by records: SiteRotationState,
        storeID: UUID
    ) throws(SiteStoreError) -> String {
        try store.replaceAll(by: records, storeID: storeID)
    }

    /// The bytes of a snapshot with all registers.
    package func registers(storeID: UUID) throws(SiteStoreError) -> [UInt8] {
        try store.encodeRegisters(storeID: storeID)
    }

    /// Takes another name where a copy of this device has written under this one.
    package func leaveSharedName(writtenUpTo end: UInt64) throws(SiteStoreError) {
        try store.leaveSharedName(writtenUpTo: end)
    }
}
