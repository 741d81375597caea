extension IndexFile {
    /// The starts of one category, or of all names for `nil`.
    func slice(ofCategory category: Int?) throws(IndexDamage) -> Range<Int> {
        guard let category else { return 0..<header.startCount }
        return try self.category(category).starts
    }

    /// The rarest of some words.
    struct RarestWord {
        /// Its position among the words.
        let index: Int
        let pattern: StartPattern
        let range: Range<Int>
        /// The starts of the next rarest word; `nil` for a word alone.
        fileprivate(set) var next: Range<Int>?
    }

    /// The rarest of some words and its starts; `nil` if one of them has none.
    func rarest(
        of patterns: some Sequence<StartPattern>,
        in slice: Range<Int>
    ) throws(IndexDamage) -> RarestWord? {
        var rarest: RarestWord?
        for (index, pattern) in patterns.enumerated() {
            let range = try starts(matching: pattern, in: slice)
            if range.isEmpty { return nil }
            if range.count < rarest?.range.count ?? .max {
                rarest = RarestWord(
                    index: index,
                    pattern: pattern,
                    range: range,
                    next: rarest?.range
                )
            } else if range.count < rarest?.next?.count ?? .max {
                rarest?.next = range
            }
        }
        return rarest
    }
}

extension IndexFile {
    /// The number of starts that are compared in the time in which a name is read.
    private static let comparedForName = 48

    /// The starts of the rarest word whose names may have the next rarest, too, in their order.
    ///
    /// Two starts of one name are no farther apart than the longest name is long. So blocks of the
    /// file of that length tell of most names that they lack a word, and nothing of these is read.
    /// More starts than are all looked at are left as they are.
    ///
    /// - Complexity: O(*n*) in the starts of both words.
    func closeStarts(of word: RarestWord) throws(IndexDamage) -> [Range<Int>] {
        let range = word.range
        guard let next = word.next, header.longestName > 0,
            range.count <= NearSearch.fewStartsOfNames,
            next.count / Self.comparedForName <= range.count
        else { return [range] }
        let shift = Int.bitWidth - header.longestName.leadingZeroBitCount
        var (wanted, found) = (BlockSet(), BlockSet())
        let own = try elements(.starts, range)
        for index in 0..<range.count { wanted.insert(around: Int(Self.value(own, index)) >> shift) }
        let others = try elements(.starts, next)
        for index in 0..<next.count {
            let block = Int(Self.value(others, index)) >> shift
            if wanted.contains(block) { found.insert(around: block) }
        }
        var kept: [Range<Int>] = []
        for index in 0..<range.count where found.contains(Int(Self.value(own, index)) >> shift) {
            let position = range.lowerBound + index
            if kept.last?.upperBound == position {
                kept[kept.count - 1] = kept[kept.count - 1].lowerBound..<position + 1
            } else {
                kept.append(position..<position + 1)
            }
        }
        return kept
    }

    /// Numbers of blocks, some of which count as one.
    ///
    /// With fewer bits, the blocks of a word that 16,000 names have would be half of all.
    private struct BlockSet {
        private static let mask = 1 << 18 - 1

        private var words = [UInt64](repeating: 0, count: (mask + 1) / 64)

        @inline(__always)
        func contains(_ block: Int) -> Bool {
            let block = block & Self.mask
            return words[block >> 6] >> UInt64(block & 63) & 1 == 1
        }

        /// Adds a block and its two neighbours.
        @inline(__always)
        mutating func insert(around block: Int) {
            for block in block - 1...block + 1 {
                let block = block & Self.mask
                words[block >> 6] |= 1 << UInt64(block & 63)
            }
        }
    }
}
