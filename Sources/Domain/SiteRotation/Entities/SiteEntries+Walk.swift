extension SiteEntries {
    /// The rows in order, each with its visible end.
    struct Walk: Sequence, IteratorProtocol {
        private let entries: SiteEntries
        private var block = 0
        /// The rows of the block; empty at the end.
        private var rows: [EntryRow]
        private var index = 0

        init(through entries: SiteEntries) {
            self.entries = entries
            rows = entries.blocks.first ?? []
        }

        mutating func next() -> (row: EntryRow, end: Int64?)? {
            guard index < rows.count else { return nil }
            let row = rows[index]
            index += 1
            if index == rows.count {
                (block, index) = (block + 1, 0)
                rows = block < entries.blocks.count ? entries.blocks[block] : []
            }
            let following = index < rows.count ? rows[index].start : nil
            return (row, entries.shownEnd(of: row, before: following))
        }
    }
}
