import Foundation

/// What is looked up of live rows: the start of each, by its id, and which nothing has ended.
struct EntryIndex: Sendable {
    /// The starts of all live rows; `nil` while nobody has looked for one by its id.
    private(set) var starts: [IdentifierKey: Int64]? = [:]
    /// Live rows that nothing has ended.
    private(set) var open: Set<UUID> = []

    /// Adds a live row, or what has changed of it.
    mutating func insert(_ row: EntryRow) {
        starts?[IdentifierKey(row.id)] = row.start
        if row.isUnended {
            open.insert(row.id)
        } else if !open.isEmpty {
            open.remove(row.id)
        }
    }

    /// Adds a row that was in no list before, while there is no table of starts.
    mutating func insertNew(_ row: EntryRow) {
        if row.isUnended { open.insert(row.id) }
    }

    /// Removes an entry that has no live row any longer.
    mutating func remove(_ id: UUID) {
        starts?[IdentifierKey(id)] = nil
        open.remove(id)
    }

    /// Drops the table of starts: whoever asks for one of so many new ones makes it.
    mutating func forgetStarts() {
        starts = nil
    }

    /// Makes the table of starts, unless it is there.
    ///
    /// - Complexity: O(*n*), and O(1) when it is there.
    mutating func complete(of rows: TwinnedRows) {
        guard starts == nil else { return }
        var starts: [IdentifierKey: Int64] = [:]
        starts.reserveCapacity(rows.count)
        for block in rows.shown.blocks {
            for row in block { starts[IdentifierKey(row.id)] = row.start }
        }
        for row in rows.hidden { starts[IdentifierKey(row.id)] = row.start }
        for row in rows.apart { starts[IdentifierKey(row.id)] = row.start }
        self.starts = starts
    }
}
