/// Ranges of starts, with the texts that found them.
struct StartRanges {
    private(set) var patterns: [StartPattern] = []
    private(set) var ranges: [Range<Int>] = []

    var isEmpty: Bool { ranges.isEmpty }

    mutating func append(_ pattern: StartPattern, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        patterns.append(pattern)
        ranges.append(range)
    }

    /// The ranges of these texts among the starts of all names, as the cells number them.
    ///
    /// - Parameters:
    ///   - file: The file of the ranges.
    ///   - isWhole: True if the ranges already refer to all names.
    /// - Returns: The ranges in the cells.
    /// - Throws: ``IndexDamage``.
    func cells(in file: IndexFile, isWhole: Bool) throws(IndexDamage) -> [CellRange] {
        var cells: [CellRange] = []
        for (pattern, range) in zip(patterns, ranges) {
            let all =
                isWhole
                ? range : try file.starts(matching: pattern, in: 0..<file.header.startCount)
            guard !all.isEmpty else { continue }
            cells.append(CellRange(all, pattern: pattern, shift: file.header.rankShift))
        }
        return cells
    }
}

/// A range of word starts in the coarse ranks of the cells.
struct CellRange {
    let first: UInt16
    let last: UInt16
    /// The coarse ranks that are completely inside; word starts at the borders must be compared.
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
