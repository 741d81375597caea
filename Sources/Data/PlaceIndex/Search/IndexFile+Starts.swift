extension IndexFile {
    private static let group = 32

    func starts(
        matching pattern: StartPattern,
        in slice: Range<Int>
    ) throws(IndexDamage)
        -> Range<Int>
    {
        let lower = try firstStart(notBefore: pattern.lower, in: slice)
        let upper = try firstStart(notBefore: pattern.upper, in: lower..<slice.upperBound)
        return lower..<upper
    }

    /// The position in a slice of the first word start whose text is not before the key.
    ///
    /// - Complexity: O(log *n*). It first searches the heads of the groups, which are close
    ///   together, and then reads only the last group's texts.
    func firstStart(notBefore key: StartKey, in slice: Range<Int>) throws(IndexDamage) -> Int {
        var low = slice.lowerBound
        var high = slice.upperBound
        // The groups that begin within the slice.
        var lowGroup = (low + IndexHeader.startsOfHead - 1) / IndexHeader.startsOfHead
        var highGroup = (high + IndexHeader.startsOfHead - 1) / IndexHeader.startsOfHead
        while lowGroup < highGroup {
            let middle = (lowGroup + highGroup) / 2
            let head = try u64(.heads, middle)
            var isBefore = head < key.head
            if head == key.head, key.bytes.count > 8 {
                isBefore = try isText(at: middle * IndexHeader.startsOfHead, before: key)
            }
            if isBefore {
                low = middle * IndexHeader.startsOfHead + 1
                lowGroup = middle + 1
            } else {
                high = middle * IndexHeader.startsOfHead
                highGroup = middle
            }
        }
        while low < high {
            let middle = (low + high) / 2
            if try isText(at: middle, before: key) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The starts of whole names among the starts of a text, as a range.
    func wholeNames(_ text: [UInt8], in range: Range<Int>) throws(IndexDamage) -> Range<Int> {
        let all = try starts(matching: StartPattern(text, end: .name), in: range)
        var (low, high) = (all.lowerBound, all.upperBound)
        while low < high {
            let middle = (low + high) / 2
            let offset = Int(try u32(.starts, middle))
            if try startKinds(at: offset).contains(.beginning) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return all.lowerBound..<low
    }

    private func isText(at position: Int, before key: StartKey) throws(IndexDamage) -> Bool {
        let start = Int(try u32(.starts, position))
        let text = try bytes(.names, from: start, atMost: key.bytes.count)
        var index = 0
        while index < text.count {
            let (byte, other) = (text[index], key.bytes[index])
            if byte != other { return byte < other }
            index += 1
            // The bytes after the end of a name are not text.
            if byte == 0 { return index < key.bytes.count }
        }
        return text.count < key.bytes.count
    }

    /// True if the text of a word start begins with these bytes.
    func isText(at position: Int, beginningWith bytes: [UInt8]) throws(IndexDamage) -> Bool {
        let start = Int(try u32(.starts, position))
        return try self.bytes(.names, from: start, atMost: bytes.count).elementsEqual(bytes)
    }

    /// The smallest offset among word starts, which belongs to the most popular name, and its
    /// position.
    func bestStart(in range: Range<Int>) throws(IndexDamage) -> (offset: UInt32, position: Int) {
        var best = UInt32.max
        var bestLevel = 0
        var bestIndex = range.lowerBound
        var (low, high) = (range.lowerBound, range.upperBound)
        var level = 0
        while low < high {
            let innerLow = (low + Self.group - 1) / Self.group
            let innerHigh = high / Self.group
            if level == 3 || innerLow >= innerHigh {
                try scan(level, low..<high, &best, &bestLevel, &bestIndex)
                break
            }
            try scan(level, low..<innerLow * Self.group, &best, &bestLevel, &bestIndex)
            try scan(level, innerHigh * Self.group..<high, &best, &bestLevel, &bestIndex)
            (low, high) = (innerLow, innerHigh)
            level += 1
        }
        while bestLevel > 0 {
            bestLevel -= 1
            let first = bestIndex * Self.group
            let children = first..<min(first + Self.group, count(Self.section(bestLevel)))
            bestIndex = try index(of: best, level: bestLevel, in: children)
        }
        return (best, bestIndex)
    }

    @inline(__always)
    private static func section(_ level: Int) -> IndexSection {
        switch level {
        case 0: .starts
        case 1: .minima32
        case 2: .minima1024
        default: .minima32768
        }
    }

    private func scan(
        _ level: Int,
        _ range: Range<Int>,
        _ best: inout UInt32,
        _ bestLevel: inout Int,
        _ bestIndex: inout Int
    ) throws(IndexDamage) {
        guard !range.isEmpty else { return }
        let memory = try elements(Self.section(level), range)
        var minimum = UInt32.max
        for index in 0..<range.count {
            minimum = min(minimum, Self.value(memory, index))
        }
        guard minimum < best else { return }
        best = minimum
        bestLevel = level
        bestIndex = range.lowerBound
        while bestIndex < range.upperBound - 1,
            Self.value(memory, bestIndex - range.lowerBound) != minimum
        {
            bestIndex += 1
        }
    }

    private func index(
        of value: UInt32,
        level: Int,
        in range: Range<Int>
    ) throws(IndexDamage) -> Int {
        let memory = try elements(Self.section(level), range)
        for index in 0..<range.count where Self.value(memory, index) == value {
            return range.lowerBound + index
        }
        throw IndexDamage()
    }

    @inline(__always)
    static func value(_ memory: UnsafeRawPointer, _ index: Int) -> UInt32 {
        UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
}
