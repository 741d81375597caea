import MomentumSuggestionsDomain

/// Rule T over an index: finds the texts that a query matches with corrections.
///
/// The walk treats the sorted word starts as a trie, with one edit-distance row per letter of the
/// path. If a row allows no more edits, it tries only the letters that continue the query.
/// Otherwise it tries every letter that follows.
struct TypoWalk {
    /// A group of texts that begin with a path, and the number of edits to it.
    struct Found {
        let pattern: StartPattern
        let range: Range<Int>
        let edits: Int
    }

    /// A path of letters through a word of the query.
    private struct Node {
        /// The position of the word in the query.
        let word: Int
        /// The number of edits in the preceding words.
        let edits: Int
        let last: Unicode.Scalar
        /// The row after the last letter; the row before it belongs to the letter before.
        let row: Int
    }

    private let file: IndexFile
    private let rule: TypoRule
    private(set) var found: [Found] = []
    /// The bytes with which all current texts begin.
    private var path: [UInt8] = []
    private var rows: EditRows
    /// True while probing for a single word, and true once a text begins with it.
    private var (isProbing, hasProbed) = (false, false)

    init(_ file: IndexFile, rule: TypoRule) {
        self.file = file
        self.rule = rule
        rows = EditRows(rule)
    }

    /// The numbers of edits of the found texts, in ascending order.
    var levels: [Int] { Set(found.map(\.edits)).sorted() }

    /// The starts of the texts with at most `edits` edits.
    func starts(upTo edits: Int) throws(IndexDamage) -> StartRanges {
        var starts = StartRanges()
        for text in Self.outermost(found.filter { $0.edits <= edits }) {
            let range = try file.starts(matching: text.pattern, in: text.range)
            starts.append(text.pattern, range)
        }
        return starts
    }

    /// Removes texts that a shorter path already covers.
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

    /// Searches the word starts of a slice for matches with at least one edit.
    mutating func walk(_ slice: Range<Int>) throws(IndexDamage) {
        // If no text begins with a later word, the walk through the words before it would be
        // wasted.
        for word in rule.words.indices.dropFirst() {
            guard try isKnown(word: word, in: slice) else { return }
        }
        try enter(word: 0, IndexFile.Branch(slice), edits: 0, row: 0)
    }

    /// True if a text begins with a word of the query, as typed or corrected.
    private mutating func isKnown(
        word index: Int,
        in slice: Range<Int>
    ) throws(IndexDamage) -> Bool {
        let typed = StartPattern(rule.words[index].letters.flatMap(Self.bytes), end: .anywhere)
        guard try file.starts(matching: typed, in: slice).isEmpty else { return true }
        (isProbing, hasProbed) = (true, false)
        defer { isProbing = false }
        try enter(word: index, IndexFile.Branch(slice), edits: 0, row: 0)
        return hasProbed
    }

    /// Continues with a word of the query at a word start in the names.
    private mutating func enter(
        word index: Int,
        _ branch: IndexFile.Branch,
        edits: Int,
        row: Int
    ) throws(IndexDamage) {
        let word = rule.words[index]
        guard let first = word.letters.first else { return }
        rows.begin(row, word: word)
        rows.follow(row, first, after: nil, word: word)
        try step(to: Node(word: index, edits: edits, last: first, row: row + 1), branch)
        guard rule.allowsFirstSwap, word.letters.count > 1, word.letters[1] != first,
            word.allowedEdits > 0
        else { return }
        let second = word.letters[1]
        rows.follow(row, second, after: nil, word: word)
        let swapped = Node(word: index, edits: edits, last: second, row: row + 1)
        guard let next = next(swapped, first) else { return }
        let bytes = Self.bytes(of: second)
        path += bytes
        if let begun = try file.branch(branch, with: bytes) { try step(to: next, begun) }
        path.removeLast(bytes.count)
    }

    /// Appends the last letter of a node to the path, if any text continues with it.
    private mutating func step(to node: Node, _ branch: IndexFile.Branch) throws(IndexDamage) {
        let bytes = Self.bytes(of: node.last)
        guard let longer = try file.branch(branch, with: bytes) else { return }
        path += bytes
        try checkPath(at: longer.range.lowerBound)
        try visit(node, longer)
        path.removeLast(bytes.count)
    }

    private static func bytes(of letter: Unicode.Scalar) -> Unicode.UTF8.EncodedScalar {
        UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter
    }

    /// Throws unless a text begins with the path.
    ///
    /// The check limits the number of paths to the beginnings of texts. Texts in a forged order
    /// would otherwise cause endless paths.
    private func checkPath(at position: Int) throws(IndexDamage) {
        guard try file.isText(at: position, beginningWith: path) else { throw IndexDamage() }
    }

    private mutating func visit(_ node: Node, _ branch: IndexFile.Branch) throws(IndexDamage) {
        guard !hasProbed || !isProbing else { return }
        let word = rule.words[node.word]
        let isLast = node.word == rule.words.count - 1
        let (whole, least) = (rows.whole(node.row, word: word), rows.least(node.row))
        if whole <= word.allowedEdits {
            if isProbing {
                hasProbed = true
                return
            }
            if isLast {
                append(branch.range, edits: node.edits + whole)
            } else {
                try enterNextWord(after: node, branch, edits: whole)
            }
            // No longer path can be closer.
            if isLast, !rule.isLastWordComplete, whole == least { return }
        }
        if least < word.allowedEdits {
            try visitAllLetters(after: node, branch)
        } else {
            for letter in rows.possibleLetters(node.row, last: node.last, word: word) {
                if let next = next(node, letter) { try step(to: next, branch) }
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
        _ branch: IndexFile.Branch,
        edits: Int
    ) throws(IndexDamage) {
        let space = UInt8(ascii: " ")
        guard let branch = try file.branch(branch, with: CollectionOfOne(space)) else { return }
        path.append(space)
        try enter(word: node.word + 1, branch, edits: node.edits + edits, row: node.row + 1)
        path.removeLast()
    }

    /// The node after a letter; `nil` if that takes too many edits.
    private mutating func next(_ node: Node, _ letter: Unicode.Scalar) -> Node? {
        let word = rule.words[node.word]
        rows.follow(node.row, letter, after: node.last, word: word)
        guard rows.least(node.row + 1) <= word.allowedEdits else { return nil }
        return Node(word: node.word, edits: node.edits, last: letter, row: node.row + 1)
    }

    private mutating func visitAllLetters(
        after node: Node,
        _ branch: IndexFile.Branch
    ) throws(IndexDamage) {
        var low = branch.range.lowerBound
        while low < branch.range.upperBound {
            try checkPath(at: low)
            let bytes = try letter(ofTextAt: low, depth: path.count)
            let longer = try file.branch(branch, from: low, with: bytes)
            if let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first,
                bytes[0] > UInt8(ascii: " "), let next = next(node, scalar)
            {
                path += bytes
                try visit(next, longer)
                path.removeLast(bytes.count)
            }
            low = longer.range.upperBound
        }
    }

    /// The bytes of the letter at a position in a text; a zero byte at its end.
    private func letter(
        ofTextAt position: Int,
        depth: Int
    ) throws(IndexDamage) -> UnsafeRawBufferPointer {
        let start = Int(try file.u32(.starts, position)) + depth
        let bytes = try file.bytes(.names, from: start, atMost: 4)
        guard let first = bytes.first else { throw IndexDamage() }
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard bytes.count >= length else { throw IndexDamage() }
        return UnsafeRawBufferPointer(rebasing: bytes[..<length])
    }
}
