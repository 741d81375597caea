/// Ranges of starts with the texts that they were found by.
struct StartRanges {
    private(set) var patterns: [StartPattern] = []
    private(set) var ranges: [Range<Int>] = []

    var isEmpty: Bool { ranges.isEmpty }

    mutating func append(_ pattern: StartPattern, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        patterns.append(pattern)
        ranges.append(range)
    }

    mutating func append(_ other: StartRanges) {
        patterns += other.patterns
        ranges += other.ranges
    }

    /// The same texts among the starts of all names, as the cells number them.
    ///
    /// - Parameters:
    ///   - file: The file of the ranges.
    ///   - isWhole: True if the ranges are of all names already.
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
