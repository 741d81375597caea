import Foundation

/// The index of live rows: the start of each by id, and the rows without an end.
struct EntryIndex: Sendable {
    /// The starts of all live rows; `nil` until the first search by id.
    private(set) var starts: [IdentifierKey: Int64]? = [:]
    private(set) var open: Set<UUID> = []

    /// Adds or updates a live row.
    mutating func insert(_ row: EntryRow) {
        starts?[IdentifierKey(row.id)] = row.start
        if row.isUnended {
            open.insert(row.id)
        } else if !open.isEmpty {
            open.remove(row.id)
        }
    }

    /// Adds a row that was in no list, while there is no table of starts.
    mutating func insertNew(_ row: EntryRow) {
        if row.isUnended { open.insert(row.id) }
    }

    mutating func remove(_ id: UUID) {
        starts?[IdentifierKey(id)] = nil
        open.remove(id)
    }

    /// Drops the table of starts because many rows are new; the next search rebuilds it.
    mutating func forgetStarts() {
        starts = nil
    }

    /// Builds the table of starts in O(*n*), or O(1) if it exists.
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
