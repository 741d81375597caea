extension SiteEntries: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The entry at `position`, with its end as people see it.
    ///
    /// - Complexity: O(log *n*); iterating costs O(1) for each entry.
    public subscript(position: Int) -> SiteEntry {
        let following = position + 1 < count ? row(at: position + 1).start : nil
        return entry(row(at: position), before: following)
    }

    public func makeIterator() -> Iterator {
        Iterator(entries: self)
    }

    /// Iterates over the blocks in order.
    public struct Iterator: IteratorProtocol {
        private let entries: SiteEntries
        private var block = 0
        /// The rows of the block; empty at the end.
        private var rows: [EntryRow]
        private var index = 0

        fileprivate init(entries: SiteEntries) {
            self.entries = entries
            rows = entries.blocks.first ?? []
        }

        public mutating func next() -> SiteEntry? {
            guard index < rows.count else { return nil }
            let current = index
            index += 1
            guard index == rows.count else {
                return entries.entry(rows[current], before: rows[index].start)
            }
            let row = rows[current]
            (block, index) = (block + 1, 0)
            rows = block < entries.blocks.count ? entries.blocks[block] : []
            return entries.entry(row, before: rows.first?.start)
        }
    }

    /// The entry with an id, searched from the newest back: O(*n*), but fast for recent ones.
    func last(id: SiteEntry.ID) -> SiteEntry? {
        position(of: id).map { self[$0] }
    }

    /// The position of an entry, searched from the newest back.
    func position(of id: SiteEntry.ID) -> Int? {
        for block in blocks.indices.reversed() {
            if let index = blocks[block].lastIndex(where: { $0.id == id }) {
                return offsets[block] + index
            }
        }
        return nil
    }

    func entry(_ row: EntryRow, before following: Int64?) -> SiteEntry {
        let entry = SiteEntry(
            id: row.id,
            locationID: location(of: row),
            start: row.start,
            end: shownEnd(of: row, before: following),
            note: row.note
        )
        guard !details.records.isEmpty, let further = details[row.id] else { return entry }
        return entry.with(further)
    }
}

extension SiteEntries: Hashable {
    public static func == (left: SiteEntries, right: SiteEntries) -> Bool {
        left.elementsEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(last)
    }
}

extension SiteEntries: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: SiteEntry...) {
        self.init(elements)
    }
}
