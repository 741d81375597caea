public import Foundation

/// All registers of one entry, with their keys: what a row and its exceptions say together.
public struct EntryRegisters: Hashable, Sendable {
    public var row: EntryRow
    public var keys: EntryKeys
    public var isDeleted: Bool

    /// The registers of an entry that nothing was written to.
    public init(id: UUID) {
        row = EntryRow(id: id)
        keys = EntryKeys()
        isDeleted = false
    }

    public init(row: EntryRow, keys: EntryKeys, isDeleted: Bool) {
        self.row = row
        self.keys = keys
        self.isDeleted = isDeleted
    }

    /// Whether people may see the entry: it was created, as far as is known, and not deleted.
    var isLive: Bool { keys.created != 0 && !isDeleted }
}
