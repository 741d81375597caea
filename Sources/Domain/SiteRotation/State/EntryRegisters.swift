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

extension EntryRegisters {
    /// What the fields that `write` writes hold now.
    ///
    /// A field that was never written has nothing to go back to; taking back a creation deletes.
    ///
    /// - Parameters:
    ///   - write: What is about to be written.
    ///   - location: Where the entry is now; a row names it by position.
    /// - Returns: The write that undoes it.
    func former(of write: SiteEntryWrite, at location: SiteLocation.ID?) -> SiteEntryWrite {
        var former = SiteEntryWrite(id: row.id)
        if write.deleted != .keep { former.deleted = .set(keys.deleted == 0 ? true : isDeleted) }
        guard keys.created != 0 else { return former }
        if write.created != .keep { former.created = .set(row.created) }
        if write.start != .keep { former.start = .set(row.start) }
        if write.place != .keep { former.place = .set(location) }
        if write.end != .keep { former.end = .set(row.end) }
        if write.note != .keep { former.note = .set(row.note) }
        return former
    }
}
