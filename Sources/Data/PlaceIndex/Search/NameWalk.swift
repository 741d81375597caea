/// Walks the names of several ranges of word starts, most popular first.
///
/// The walk takes the smallest offset of a range, and replaces the range by the two parts around
/// it.
struct NameWalk {
    private struct Part: Comparable {
        let offset: UInt32
        let position: Int
        let range: Range<Int>

        static func < (left: Part, right: Part) -> Bool { left.offset < right.offset }
    }

    /// A name and the start by which it was found.
    struct Found {
        /// The position after the folded form, which identifies the name.
        let end: Int
        let start: Int
        let kinds: StartKinds
    }

    private let file: IndexFile
    private let rule: StartRule
    private var parts: MinimumHeap<Part>
    private var starts: Allowance
    private var lastEnd = -1

    init(
        _ file: IndexFile,
        _ ranges: [Range<Int>],
        rule: StartRule
    ) throws(IndexDamage) {
        self.file = file
        self.rule = rule
        // Several forms of a query can have the same starts.
        starts = Allowance(file.count(.starts) * max(1, ranges.count))
        parts = MinimumHeap(capacity: 16 + ranges.count)
        for range in ranges { try add(range) }
    }

    /// The next name; `nil` at the end.
    mutating func next() throws(IndexDamage) -> Found? {
        while let part = parts.first {
            parts.removeFirst()
            try starts.spend()
            try add(part.range.lowerBound..<part.position)
            try add(part.position + 1..<part.range.upperBound)
            let start = Int(part.offset)
            let kinds = try file.startKinds(at: start)
            guard rule.accepts(kinds) else { continue }
            let end = try file.end(ofNameAt: start)
            // A name can match at several consecutive starts.
            guard end != lastEnd else { continue }
            lastEnd = end
            return Found(end: end, start: start, kinds: kinds)
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
