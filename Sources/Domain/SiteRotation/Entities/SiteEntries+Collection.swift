extension SiteEntries: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The entry at `position`, with its visible end.
    ///
    /// - Complexity: O(log *n*); iterating costs O(1) per entry.
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
        private var index = 0

        fileprivate init(entries: SiteEntries) {
            self.entries = entries
        }

        public mutating func next() -> SiteEntry? {
            let (block, index) = (block, index)
            guard block < entries.blocks.count else { return nil }
            guard index + 1 == entries.blocks[block].count else {
                self.index = index + 1
                let following = entries.blocks[block][index + 1].start
                return entries.entry(entries.blocks[block][index], before: following)
            }
            (self.block, self.index) = (block + 1, 0)
            let following =
                block + 1 < entries.blocks.count ? entries.blocks[block + 1].first?.start : nil
            return entries.entry(entries.blocks[block][index], before: following)
        }
    }

    /// The entry with an id, searched from the newest back: O(*n*), but fast for recent entries.
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
        // Each branch creates its own entry: a shared one would be copied.
        guard !details.records.isEmpty, let further = details[row.id] else {
            return bareEntry(row, before: following)
        }
        return bareEntry(row, before: following).with(further)
    }

    @inline(__always)
    private func bareEntry(_ row: EntryRow, before following: Int64?) -> SiteEntry {
        SiteEntry(
            id: row.id,
            locationID: location(of: row),
            start: row.start,
            end: shownEnd(of: row, before: following),
            note: row.note
        )
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
