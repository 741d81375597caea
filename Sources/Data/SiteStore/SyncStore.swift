package import Foundation
import MomentumData
import MomentumDomain
package import MomentumSiteRotationDomain

/// The part of an open store that sync sees; the caller holds the lock.
package struct SyncStore {
    private let store: JournalStore

    package init(_ store: JournalStore) {
        self.store = store
    }

    package var records: SiteRecords { store.state.records }
    package var numbers: [UInt64: CounterRanges] { store.state.numbers }
    package var storeID: UUID? { store.identity?.storeID }
    package var replica: UInt64? { store.identity?.replica }
    /// The latest stamp of a register, in milliseconds since 1970.
    package var latestStamp: Int64 { store.state.latestStamp }

    /// True if the journals still have the transactions after a position.
    package func holds(_ position: JournalPosition) throws(SiteStoreError) -> Bool {
        try store.holds(position)
    }

    /// Adopts the id of the store that a folder's devices share.
    package func adopt(_ storeID: UUID) throws(SiteStoreError) {
        try store.adopt(storeID: storeID)
    }

    /// The transactions after a position, or all registers if the journals no longer have them.
    package func pending(
        after position: JournalPosition?
    ) throws(SiteStoreError) -> PendingPublication {
        try store.pending(after: position)
    }

    /// Saves and applies the changes of other devices.
    ///
    /// - Parameters:
    ///   - transactions: The transactions, in any order and possibly repeated.
    ///   - snapshots: The registers of other devices.
    ///   - publishAll: Called before changes are saved after which only this device may have some
    ///     values.
    /// - Returns: The number of new transactions. One counts even if its number is known, and
    ///   changed registers without a new number count as one.
    /// - Throws: The reason that not everything was saved. The transactions may be saved and
    ///   applied.
    package func receive(
        _ transactions: [EncodedTransaction],
        _ snapshots: [Snapshot],
        publishAll: () throws(SiteStoreError) -> Void
    ) throws(SiteStoreError) -> Int {
        try store.receive(transactions, snapshots, publishAll: publishAll)
    }

    /// Replaces all records; keeps a backup of the former ones in the folder `kept`.
    ///
    /// - Parameters:
    ///   - records: The records of another store.
    ///   - storeID: The id of that store.
    ///   - backup: Creates a file of the former records.
    ///   - note: Creates the report of the replacement, given the path of the backup. It is kept
    ///     until ``removeNote()``, in case the program stops before showing it.
    /// - Returns: The position up to which the journals have nothing to publish, and the path of
    ///   the backup.
    /// - Throws: The reason nothing was replaced, or the new identity could not be saved.
    package func replaceAll(
        by records: SiteRotationState,
        storeID: UUID,
        backup: (SiteRotationState) -> [UInt8],
        note: (_ backup: String) -> some Encodable
    ) throws(SiteStoreError) -> (end: JournalPosition, backup: String) {
        let path = try store.replaceAll(by: records, storeID: storeID, backup: backup) { path in
            // JSON can represent every text, number and date in the value.
            (try? JSONEncoder().encode(note(path))).map(Array.init) ?? []
        }
        return (try store.end(), path)
    }

    /// The note about a replacement of all records; `nil` if it is missing or unreadable.
    package func note<Note: Decodable>() -> Note? {
        store.folder.keptNote().flatMap {
            try? JSONDecoder().decode(Note.self, fromOutside: Data($0))
        }
    }

    package func removeNote() {
        store.folder.removeKeptNote()
    }

    /// The bytes of a snapshot with all registers.
    package func registers(storeID: UUID) throws(SiteStoreError) -> [UInt8] {
        try store.encodeRegisters(storeID: storeID)
    }

    /// Adopts another name if a copy of this device used this one for numbers below `end`.
    package func leaveName(writtenUpTo end: UInt64) throws(SiteStoreError) {
        try store.leaveSharedName(writtenUpTo: end)
    }
}

extension SyncStore {
    /// The saved memory of the folder at a location; `nil` if it is missing or unreadable.
    ///
    /// - Throws: An error if a newer version wrote the memory, so that it must not be replaced.
    package func memory<Memory: Codable>(
        of location: String
    ) throws(SiteStoreError) -> Memory? {
        try SyncMemoryFile(store.folder, location: location).read()
    }

    /// The first value that `find` returns for the memory of any folder, or of another folder.
    package func first<Memory: Codable, Value>(
        besides location: String? = nil,
        _ find: (Memory) -> Value?
    ) throws(SiteStoreError) -> Value? {
        for name in try otherMemories(than: location) {
            let memory: Memory? = try SyncMemoryFile(store.folder, name: name).read()
            if let value = memory.flatMap(find) { return value }
        }
        return nil
    }

    /// The path of a damaged memory of any folder, or of another one; `nil` if there is none.
    ///
    /// The folder that it is about is unknown, and so are the user's choices there.
    package func damagedMemory(besides location: String? = nil) throws(SiteStoreError) -> String? {
        for name in try otherMemories(than: location)
        where try SyncMemoryFile<KnownSyncPlace>(store.folder, name: name).isDamaged() {
            return store.folder.path(of: name)
        }
        return nil
    }

    package func save(
        _ memory: some Codable,
        of location: String
    ) throws(SiteStoreError) {
        try SyncMemoryFile(store.folder, location: location)
            .save(memory, header: store.header(.sync, generation: 0))
    }

    /// Removes the memories of all folders, or of all except one.
    package func removeMemories(besides location: String? = nil) throws(SiteStoreError) {
        for name in try otherMemories(than: location) {
            try store.folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.remove(store.folder.path(of: name))
            }
        }
        try store.folder.flushNames()
    }

    private func otherMemories(than location: String?) throws(SiteStoreError) -> [String] {
        let name = location.map(Self.memoryName)
        return try store.folder.syncMemories().filter { $0 != name }
    }

    static func memoryName(of location: String) -> String {
        StoreFolder.syncPrefix + FNV1a.hash(of: Array(location.utf8)[...]).hex
    }
}
