/// Walks the names of some ranges of word starts, most popular first.
///
/// It takes the smallest offset of a range, and then puts the two ranges beside it in its place.
struct NameWalk {
    private struct Part: Comparable {
        let offset: UInt32
        let position: Int
        let range: Range<Int>

        static func < (left: Part, right: Part) -> Bool { left.offset < right.offset }
    }

    private let file: IndexFile
    private var parts: MinimumHeap<Part>
    private var starts: Allowance
    private var lastEnd = -1

    init(_ file: IndexFile, _ ranges: [Range<Int>]) throws(IndexDamage) {
        self.file = file
        starts = Allowance(file.count(.starts))
        parts = MinimumHeap(capacity: 16 + ranges.count)
        for range in ranges { try add(range) }
    }

    /// The end of the next name; `nil` when none is left.
    mutating func next() throws(IndexDamage) -> Int? {
        while let part = parts.first {
            parts.removeFirst()
            try starts.spend()
            try add(part.range.lowerBound..<part.position)
            try add(part.position + 1..<part.range.upperBound)
            let end = try file.end(ofNameAt: Int(part.offset))
            // A name can match at several of its words; these follow each other.
            guard end != lastEnd else { continue }
            lastEnd = end
            return end
        }
        return nil
    }

    private mutating func add(_ range: Range<Int>) throws(IndexDamage) {
        guard !range.isEmpty else { return }
        let (offset, position) = try file.bestStart(in: range)
        guard range.contains(position) else { throw IndexDamage() }
        parts.insert(Part(offset: offset, position: position, range: range))
    }
}
