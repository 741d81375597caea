extension IndexFile {
    /// The starts of one category, or of all names for `nil`.
    func slice(ofCategory category: Int?) throws(IndexDamage) -> Range<Int> {
        guard let category else { return 0..<header.startCount }
        return try self.category(category).starts
    }

    /// The position of the rarest of some words and its starts; `nil` if one of them has none.
    func rarest(
        of patterns: some Sequence<StartPattern>,
        in slice: Range<Int>
    ) throws(IndexDamage) -> (index: Int, pattern: StartPattern, range: Range<Int>)? {
        var rarest: (index: Int, pattern: StartPattern, range: Range<Int>)?
        for (index, pattern) in patterns.enumerated() {
            let range = try starts(matching: pattern, in: slice)
            if range.isEmpty { return nil }
            if range.count < rarest?.range.count ?? .max { rarest = (index, pattern, range) }
        }
        return rarest
    }
}
