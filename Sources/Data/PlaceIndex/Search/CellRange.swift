/// A range of word starts in the coarse ranks of the cells.
struct CellRange {
    let first: UInt16
    let last: UInt16
    /// The coarse ranks that are wholly inside; word starts at the borders must be compared.
    let certain: Range<Int>
    let pattern: StartPattern

    /// The range must not be empty.
    init(_ range: Range<Int>, pattern: StartPattern, shift: Int) {
        first = UInt16(truncatingIfNeeded: range.lowerBound >> shift)
        last = UInt16(truncatingIfNeeded: (range.upperBound - 1) >> shift)
        let low = (range.lowerBound + (1 << shift) - 1) >> shift
        certain = low..<max(low, range.upperBound >> shift)
        self.pattern = pattern
    }
}
