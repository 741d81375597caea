extension IndexFile {
    /// The starts of one category, or of all names for `nil`.
    func slice(ofCategory category: Int?) throws(IndexDamage) -> Range<Int> {
        guard let category else { return 0..<header.startCount }
        return try self.category(category).starts
    }

    /// The rarest of some words.
    struct RarestWord: Equatable {
        /// The position of the word among the query's words.
        let index: Int
        let pattern: StartPattern
        let range: Range<Int>
        /// The starts of each of the other words.
        let others: [Range<Int>]

        /// True if both words put the same condition on a name.
        static func == (left: RarestWord, right: RarestWord) -> Bool {
            left.range == right.range && left.others == right.others
        }
    }

    /// The rarest of these words and its starts; `nil` if a word has no starts.
    func rarest(
        of patterns: some Sequence<StartPattern>,
        in slice: Range<Int>
    ) throws(IndexDamage) -> RarestWord? {
        var words: [(pattern: StartPattern, range: Range<Int>)] = []
        for pattern in patterns {
            let range = try starts(matching: pattern, in: slice)
            if range.isEmpty { return nil }
            words.append((pattern, range))
        }
        let rarest = words.indices.min { words[$0].range.count < words[$1].range.count }
        guard let rarest else { return nil }
        let word = words.remove(at: rarest)
        return RarestWord(
            index: rarest,
            pattern: word.pattern,
            range: word.range,
            others: words.map(\.range)
        )
    }
}

extension IndexFile {
    /// The number of starts that can be compared in the time of reading one name.
    private static let comparedForName = 48

    /// The starts of the rarest word in names that may also have the next rarest, in order.
    ///
    /// Two starts of one name are at most the longest name's length apart. Blocks of that length
    /// show that most names lack a word, without reading them. If there are more starts than can be
    /// compared in time, the list stays unfiltered.
    ///
    /// - Complexity: O(*n*) in the starts of both words.
    func closeStarts(of word: RarestWord) throws(IndexDamage) -> [Range<Int>] {
        let range = word.range
        let next = word.others.min { $0.count < $1.count }
        guard let next, header.longestName > 0, range.count <= NearSearch.fewStartsOfNames,
            next.count / Self.comparedForName <= range.count
        else { return [range] }
        var (wanted, found) = (BlockSet(), BlockSet())
        let shift = blockShift
        let own = try elements(.starts, range)
        for index in 0..<range.count { wanted.insert(around: Int(Self.value(own, index)) >> shift) }
        let others = try elements(.starts, next)
        for index in 0..<next.count {
            let block = Int(Self.value(others, index)) >> shift
            if wanted.contains(block) { found.insert(around: block) }
        }
        let kept = (0..<range.count).filter { found.contains(Int(Self.value(own, $0)) >> shift) }
        return Self.ranges(of: kept.map { range.lowerBound + $0 })
    }

    /// The number of bits of an offset within a block; a block is as long as the longest name.
    var blockShift: Int { Int.bitWidth - header.longestName.leadingZeroBitCount }

    static func ranges(of positions: [Int]) -> [Range<Int>] {
        positions.reduce(into: []) { ranges, position in
            if let last = ranges.last, last.upperBound == position {
                ranges[ranges.count - 1] = last.lowerBound..<position + 1
            } else {
                ranges.append(position..<position + 1)
            }
        }
    }
}
