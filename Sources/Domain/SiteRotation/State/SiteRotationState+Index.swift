import Foundation

/// Finding rows by their ids.
extension SiteRotationState {
    /// Makes the table by which entries are found; without it, looking for one takes O(*n*).
    ///
    /// A state that is only read needs none, and takes a third less memory. Every change of a
    /// state that has entries makes it; who asks for a draft first makes it before.
    ///
    /// - Complexity: O(*n*), and O(1) when it is there.
    public mutating func prepareForChanges() {
        guard starts == nil else { return }
        var starts: [IdentifierKey: Int64] = [:]
        starts.reserveCapacity(entries.count + hidden.count + apart.count)
        for block in entries.blocks {
            for row in block { starts[IdentifierKey(row.id)] = row.start }
        }
        for row in hidden { starts[IdentifierKey(row.id)] = row.start }
        for row in apart { starts[IdentifierKey(row.id)] = row.start }
        self.starts = starts
    }

    /// The start of a live row, wherever it stands.
    func start(of id: UUID) -> Int64? {
        if let starts { return starts[IdentifierKey(id)] }
        for block in entries.blocks.reversed() {
            if let row = block.last(where: { $0.id == id }) { return row.start }
        }
        return (hidden.first { $0.id == id } ?? apart.first { $0.id == id })?.start
    }

    /// Notes a live row.
    mutating func note(_ row: EntryRow) {
        starts?[IdentifierKey(row.id)] = row.start
        if row.end == .open {
            open.insert(row.id)
        } else if !open.isEmpty {
            open.remove(row.id)
        }
    }

    /// Notes that an entry has no live row any more.
    mutating func forget(_ id: UUID) {
        starts?[IdentifierKey(id)] = nil
        open.remove(id)
    }
}
