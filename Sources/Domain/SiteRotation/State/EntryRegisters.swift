package import Foundation

/// All registers of one entry, with their keys: what a row and its exceptions say together.
package struct EntryRegisters: Hashable, Sendable {
    package var row: EntryRow
    package var keys: EntryKeys
    package var isDeleted: Bool

    /// The registers of an entry that nothing was written to.
    package init(id: UUID) {
        row = EntryRow(id: id)
        keys = EntryKeys()
        isDeleted = false
    }

    package init(row: EntryRow, keys: EntryKeys, isDeleted: Bool) {
        self.row = row
        self.keys = keys
        self.isDeleted = isDeleted
        self.row.isStartEdited = keys.isStartEdited
    }

    /// Whether people may see the entry: it was created, as far as is known, and not deleted.
    var isLive: Bool { keys.created != 0 && !isDeleted }

    /// What of a deleted entry was written after it was deleted.
    ///
    /// - Parameter table: The keys, which the fields name by position.
    /// - Returns: Those fields alone, or `nil` when there are none.
    func writtenAfterDeletion(_ table: [OrderKey]) -> EntryRegisters? {
        let deletion = table[Int(keys.deleted)]
        func isNewer(_ key: UInt32) -> Bool { deletion < table[Int(key)] }
        var newer = EntryRegisters(id: row.id)
        newer.isDeleted = true
        newer.keys.deleted = keys.deleted
        if isNewer(keys.created) {
            (newer.row.created, newer.keys.created) = (row.created, keys.created)
        }
        if isNewer(keys.start) { (newer.row.start, newer.keys.start) = (row.start, keys.start) }
        if isNewer(keys.place) { (newer.row.place, newer.keys.place) = (row.place, keys.place) }
        if isNewer(keys.end) { (newer.row.end, newer.keys.end) = (row.end, keys.end) }
        if isNewer(keys.note) { (newer.row.note, newer.keys.note) = (row.note, keys.note) }
        var nothing = EntryKeys()
        nothing.deleted = keys.deleted
        newer.row.isStartEdited = newer.keys.isStartEdited
        return newer.keys == nothing ? nil : newer
    }
}
