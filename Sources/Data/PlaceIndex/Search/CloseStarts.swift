/// Picks out the names that may have all words of a set, when few names have them.
struct CloseStarts {
    private let file: IndexFile
    /// The blocks of word starts, cached because the sets of a query share words.
    private var blocks: [Range<Int>: BlockSet] = [:]
    private var bits: [Range<Int>: StartBits] = [:]

    init(_ file: IndexFile) { self.file = file }

    /// The starts of the rarest word in names that may have all the others, in order.
    ///
    /// A repeated word needs as many starts.
    ///
    /// - Complexity: O(*n*) in the starts of all words, and in the bytes of the names if a word is
    ///   repeated.
    mutating func starts(of word: IndexFile.RarestWord) throws(IndexDamage) -> [Range<Int>] {
        let longest = file.header.longestName
        guard longest > 0 else { return [word.range] }
        // A longer name is forged, and would make each look around a start too long.
        guard longest <= IndexFile.maximumNameLength else { throw IndexDamage() }
        let own = try file.elements(.starts, word.range)
        var kept = (0..<word.range.count).map {
            (position: $0, start: Int(IndexFile.value(own, $0)))
        }
        for other in Set(word.others) {
            let count = word.others.count { $0 == other } + (other == word.range ? 1 : 0)
            if count > 1 {
                let bits = try bits(of: other)
                kept.removeAll { bits.count(around: $0.start, reach: longest) < count }
            } else {
                let blocks = try blocks(of: other)
                kept.removeAll { !blocks.contains($0.start >> file.blockShift) }
            }
        }
        return IndexFile.ranges(of: kept.map { word.range.lowerBound + $0.position })
    }

    private mutating func bits(of word: Range<Int>) throws(IndexDamage) -> StartBits {
        if let known = bits[word] { return known }
        let starts = try file.elements(.starts, word)
        var found = StartBits(byteCount: file.count(.names))
        for index in 0..<word.count { found.insert(Int(IndexFile.value(starts, index))) }
        bits[word] = found
        return found
    }

    private mutating func blocks(of word: Range<Int>) throws(IndexDamage) -> BlockSet {
        if let known = blocks[word] { return known }
        let starts = try file.elements(.starts, word)
        var found = BlockSet()
        for index in 0..<word.count {
            found.insert(around: Int(IndexFile.value(starts, index)) >> file.blockShift)
        }
        blocks[word] = found
        return found
    }
}

/// A set of block numbers, some of which are merged.
///
/// With fewer bits, a word in 16,000 names would fill half of all blocks.
struct BlockSet {
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

/// A set of starts, with one bit per byte of the names.
private struct StartBits {
    private var words: [UInt64]

    init(byteCount: Int) {
        words = Array(repeating: 0, count: byteCount / 64 + 1)
    }

    /// Adds a start; ignores one outside the names.
    @inline(__always)
    mutating func insert(_ start: Int) {
        guard words.indices.contains(start >> 6) else { return }
        words[start >> 6] |= 1 << UInt64(start & 63)
    }

    /// The number of starts within `reach` bytes of a start, itself included.
    func count(around start: Int, reach: Int) -> Int {
        let (first, last) = (max(start - reach, 0), min(start + reach, words.count * 64 - 1))
        guard first <= last else { return 0 }
        var count = 0
        for index in first >> 6...last >> 6 {
            var word = words[index]
            if index == first >> 6 { word &= .max << UInt64(first & 63) }
            if index == last >> 6 { word &= .max >> UInt64(63 - last & 63) }
            count += word.nonzeroBitCount
        }
        return count
    }
}
