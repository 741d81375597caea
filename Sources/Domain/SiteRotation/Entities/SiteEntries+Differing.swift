extension SiteEntries {
    /// The positions in both histories outside of which their entries are equal.
    ///
    /// - Complexity: O(1) per block that both share, as after a change.
    func span(differingFrom other: SiteEntries) -> (own: Range<Int>, other: Range<Int>) {
        guard horizon == other.horizon, details.records == other.details.records,
            places.starts(with: other.places) || other.places.starts(with: places)
        else { return (0..<count, 0..<other.count) }
        let shared = Swift.min(blocks.count, other.blocks.count)
        var (first, last) = (0, 0)
        while first < shared, blocks[first] == other.blocks[first] { first += 1 }
        while last < shared - first,
            blocks[blocks.count - 1 - last] == other.blocks[other.blocks.count - 1 - last]
        {
            last += 1
        }
        return (
            positions(from: first, dropping: last), other.positions(from: first, dropping: last)
        )
    }

    /// The positions of the rows from a block on, without the last blocks.
    private func positions(from first: Int, dropping last: Int) -> Range<Int> {
        let start = first < blocks.count ? offsets[first] : count
        let end = last > 0 ? offsets[blocks.count - last] : count
        // The end of a row depends on the next one.
        let before = Swift.max(start - 1, 0)
        return before..<Swift.max(end, before)
    }
}
