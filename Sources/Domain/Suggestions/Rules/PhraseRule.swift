/// Rules B and C: the match of a folded query with a folded name, without corrections.
package struct PhraseRule: Sendable {
    private static let space = UInt8(ascii: " ")

    private let query: FoldedQuery
    /// The words for rule C: a complete word first, then long before short ones.
    ///
    /// If two words match the same word of a name, the choices of one include those of the other.
    /// The one with fewer chooses first, so the first matching word is always right.
    private let words: [Word]

    private struct Word {
        let bytes: [UInt8]
        let isComplete: Bool
    }

    package init(_ query: FoldedQuery) {
        self.query = query
        let parts = query.words
        words = parts.indices
            .map { index in
                Word(
                    bytes: Array(parts[index]),
                    isComplete: query.isLastWordComplete && index == parts.count - 1
                )
            }
            .sorted { left, right in
                left.isComplete == right.isComplete
                    ? left.bytes.count > right.bytes.count : left.isComplete
            }
    }

    /// Rule B: the start of the word from which the name continues with the query.
    package func phraseStart(in name: Span<UInt8>) -> Int? {
        var start = 0
        while start < name.count {
            if matches(query.bytes, isComplete: query.isLastWordComplete, in: name, at: start) {
                return start
            }
            start = Self.end(ofWordAt: start, in: name) + 1
        }
        return nil
    }

    /// Rule C: for each word of the query, the matching beginning of a different word of the name.
    ///
    /// `nil` if a word has none.
    package func wordStarts(in name: Span<UInt8>) -> [Range<Int>]? {
        var taken: [Range<Int>] = []
        for word in words {
            var start = 0
            var found: Range<Int>?
            while start < name.count, found == nil {
                if !taken.contains(where: { $0.lowerBound == start }),
                    matches(word.bytes, isComplete: word.isComplete, in: name, at: start)
                {
                    found = start..<start + word.bytes.count
                }
                start = Self.end(ofWordAt: start, in: name) + 1
            }
            guard let found else { return nil }
            taken.append(found)
        }
        return taken
    }

    static func end(ofWordAt start: Int, in name: Span<UInt8>) -> Int {
        var end = start
        while end < name.count, name[end] != space { end += 1 }
        return end
    }

    private func matches(
        _ prefix: [UInt8],
        isComplete: Bool,
        in name: Span<UInt8>,
        at start: Int
    ) -> Bool {
        guard name.count - start >= prefix.count else { return false }
        for index in prefix.indices where name[start + index] != prefix[index] { return false }
        let end = start + prefix.count
        return !isComplete || end == name.count || name[end] == Self.space
    }
}
