import MomentumSuggestionsDomain

/// Rule T over an index: finds the texts that a query matches with corrections.
///
/// The walk treats the sorted word starts as a trie, with one row of the edit distance for each
/// letter of the path. If a row has no edit left, it tries only the letters with which the query
/// continues; elsewhere it tries every letter that follows.
struct TypoWalk {
    /// Texts that begin with a path, and the number of edits to it.
    struct Found {
        let pattern: StartPattern
        let range: Range<Int>
        let edits: Int
    }

    /// A path of letters through a word of the query.
    private struct Node {
        /// The position of the word in the query.
        let word: Int
        /// The edits of the words before.
        let edits: Int
        let last: Unicode.Scalar
        let row: EditRow
        /// The row before the last letter.
        let before: EditRow
    }

    private let file: IndexFile
    private let rule: TypoRule
    private(set) var found: [Found] = []
    /// The bytes with which all current texts begin.
    private var path: [UInt8] = []

    init(_ file: IndexFile, rule: TypoRule) {
        self.file = file
        self.rule = rule
    }

    /// The numbers of edits of what was found, rising.
    var levels: [Int] { Set(found.map(\.edits)).sorted() }

    /// The starts of the texts with at most so many edits.
    func starts(upTo edits: Int) throws(IndexDamage) -> StartRanges {
        var starts = StartRanges()
        for text in Self.outermost(found.filter { $0.edits <= edits }) {
            let range = try file.starts(matching: text.pattern, in: text.range)
            starts.append(text.pattern, range)
        }
        return starts
    }

    /// Removes texts that are among those of a shorter path.
    private static func outermost(_ found: [Found]) -> [Found] {
        var kept: [Found] = []
        let ordered = found.sorted { left, right in
            left.range.lowerBound == right.range.lowerBound
                ? left.range.upperBound > right.range.upperBound
                : left.range.lowerBound < right.range.lowerBound
        }
        for text in ordered
        where text.pattern.end == .word || text.range.upperBound > kept.last?.range.upperBound ?? 0
        {
            kept.append(text)
        }
        return kept
    }

    /// Looks for matches with at least one edit among the word starts of a slice.
    mutating func walk(_ slice: Range<Int>) throws(IndexDamage) {
        try enter(word: 0, slice, edits: 0)
    }

    /// Continues with a word of the query at the beginning of a word of the names.
    private mutating func enter(
        word index: Int,
        _ range: Range<Int>,
        edits: Int
    ) throws(IndexDamage) {
        let word = rule.words[index]
        guard let first = word.letters.first else { return }
        let empty = EditRow(word)
        let row = empty.following(first, after: nil, word: word)
        let node = Node(word: index, edits: edits, last: first, row: row, before: empty)
        try step(to: node, range)
        guard rule.allowsFirstSwap, word.letters.count > 1, word.letters[1] != first,
            word.allowedEdits > 0
        else { return }
        let second = word.letters[1]
        let swapped = Node(
            word: index,
            edits: edits,
            last: second,
            row: empty.following(second, after: nil, word: word),
            before: empty
        )
        guard let next = next(swapped, first) else { return }
        let length = path.count
        path += UTF8.encode(second) ?? UTF8.encodedReplacementCharacter
        let begun = try file.starts(matching: StartPattern(path, isComplete: false), in: range)
        if !begun.isEmpty { try step(to: next, begun) }
        path.removeLast(path.count - length)
    }

    /// Appends the last letter of a node to the path, if any text continues with it.
    private mutating func step(to node: Node, _ range: Range<Int>) throws(IndexDamage) {
        let length = path.count
        path += UTF8.encode(node.last) ?? UTF8.encodedReplacementCharacter
        let range = try file.starts(
            matching: StartPattern(path, isComplete: false),
            in: range
        )
        if !range.isEmpty {
            try checkPath(at: range.lowerBound)
            try visit(node, range)
        }
        path.removeLast(path.count - length)
    }

    /// Throws unless a text begins with the path.
    ///
    /// So there are at most as many paths as texts have beginnings; without this check, texts in a
    /// forged order would have endless paths.
    private func checkPath(at position: Int) throws(IndexDamage) {
        guard try file.isText(at: position, beginningWith: path) else { throw IndexDamage() }
    }

    private mutating func visit(_ node: Node, _ range: Range<Int>) throws(IndexDamage) {
        let word = rule.words[node.word]
        let isLast = node.word == rule.words.count - 1
        if node.row.whole <= word.allowedEdits {
            if isLast {
                append(range, edits: node.edits + node.row.whole)
            } else {
                try enterNextWord(after: node, range)
            }
            // No longer path can be nearer.
            if isLast, !rule.isLastWordComplete, node.row.whole == node.row.least { return }
        }
        if node.row.least < word.allowedEdits {
            try visitAllLetters(after: node, range)
        } else {
            let letters = node.row.possibleLetters(
                word: word,
                before: node.before,
                last: node.last
            )
            for letter in letters {
                if let next = next(node, letter) { try step(to: next, range) }
            }
        }
    }

    private mutating func append(_ range: Range<Int>, edits: Int) {
        guard edits > 0 else { return }
        found.append(
            Found(
                pattern: StartPattern(path, isComplete: rule.isLastWordComplete),
                range: range,
                edits: edits
            )
        )
    }

    private mutating func enterNextWord(
        after node: Node,
        _ range: Range<Int>
    ) throws(IndexDamage) {
        path.append(UInt8(ascii: " "))
        let range = try file.starts(
            matching: StartPattern(path, isComplete: false),
            in: range
        )
        if !range.isEmpty {
            try enter(word: node.word + 1, range, edits: node.edits + node.row.whole)
        }
        path.removeLast()
    }

    /// The node behind a letter; `nil` when that takes too many edits.
    private func next(_ node: Node, _ letter: Unicode.Scalar) -> Node? {
        let word = rule.words[node.word]
        let row = node.row.following(letter, after: (node.last, node.before), word: word)
        guard row.least <= word.allowedEdits else { return nil }
        return Node(
            word: node.word,
            edits: node.edits,
            last: letter,
            row: row,
            before: node.row
        )
    }

    private mutating func visitAllLetters(
        after node: Node,
        _ range: Range<Int>
    ) throws(IndexDamage) {
        let depth = path.count
        var low = range.lowerBound
        while low < range.upperBound {
            try checkPath(at: low)
            let bytes = try letter(ofTextAt: low, depth: depth)
            path += bytes
            let pattern = StartPattern(path, isComplete: false)
            let high = try file.firstStart(notBefore: pattern.upper, in: low..<range.upperBound)
            guard high > low else { throw IndexDamage() }
            if let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first,
                bytes[0] > UInt8(ascii: " "), let next = next(node, scalar)
            {
                try visit(next, low..<high)
            }
            path.removeLast(bytes.count)
            low = high
        }
    }

    /// The bytes of the letter at a depth of a text; a zero byte at its end.
    private func letter(ofTextAt position: Int, depth: Int) throws(IndexDamage) -> [UInt8] {
        let start = Int(try file.u32(.starts, position)) + depth
        let bytes = try file.bytes(.names, from: start, atMost: 4)
        guard let first = bytes.first else { throw IndexDamage() }
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard bytes.count >= length else { throw IndexDamage() }
        return Array(bytes[..<length])
    }
}
