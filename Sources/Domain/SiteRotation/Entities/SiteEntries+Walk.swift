extension SiteEntries {
    /// The rows in order, each with its end as people see it.
    struct Walk: Sequence, IteratorProtocol {
        private let entries: SiteEntries
        private var block = 0
        private var index = 0

        init(through entries: SiteEntries) {
            self.entries = entries
        }

        mutating func next() -> (row: EntryRow, end: Int64?)? {
            guard block < entries.blocks.count else { return nil }
            let row = entries.blocks[block][index]
            index += 1
            if index == entries.blocks[block].count { (block, index) = (block + 1, 0) }
            let following =
                block < entries.blocks.count ? entries.blocks[block][index].start : nil
            return (row, entries.shownEnd(of: row, before: following))
        }
    }
}
