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
    }

    /// Whether people may see the entry: it was created, as far as is known, and not deleted.
    var isLive: Bool { keys.created != 0 && !isDeleted }
}
