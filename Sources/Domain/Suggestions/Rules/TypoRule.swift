/// Rule T: the corrections that make a folded query match a folded name (SG-31).
///
/// An edit inserts, deletes or replaces a letter, or swaps two neighbours. No letter is edited
/// twice ("optimal string alignment"). Letters are Unicode scalars of the folded text.
package struct TypoRule: Sendable {
    /// The letters of a word of the query, and its largest number of edits.
    package struct Word: Sendable {
        package let letters: [Unicode.Scalar]
        package let allowedEdits: Int
    }

    package struct Match: Hashable, Sendable {
        package let edits: Int
        /// The matching bytes of the folded name.
        package let range: Range<Int>
    }

    package let words: [Word]
    package let isLastWordComplete: Bool
    /// True if the first two letters of a word may be swapped; false if the first one must match.
    package let allowsFirstSwap: Bool

    package init(_ query: FoldedQuery, allowsFirstSwap: Bool = false) {
        self.allowsFirstSwap = allowsFirstSwap
        words = query.words.map { bytes in
            let letters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
            return Word(letters: letters, allowedEdits: Self.allowedEdits(letters.count))
        }
        isLastWordComplete = query.isLastWordComplete
    }

    /// The maximum number of edits for a word with this number of letters.
    package static func allowedEdits(_ letters: Int) -> Int {
        letters < 4 ? 0 : letters < 8 ? 1 : 2
    }

    /// True if a word may be corrected; otherwise this rule finds the same as rule B.
    package var allowsEdits: Bool {
        words.contains { $0.allowedEdits > 0 }
    }

    /// The match with the fewest edits; the earliest among equals.
    package func bestMatch(in name: FoldedName) -> Match? {
        bestMatch(in: name.bytes)
    }

    /// The match with a folded name.
    package func bestMatch(in name: [UInt8]) -> Match? {
        let span = name.span
        var best: Match?
        var start = 0
        while start < span.count {
            if mayBegin(with: span[start]), let match = match(in: name, at: start),
                match.edits < best?.edits ?? .max
            {
                best = match
            }
            start = PhraseRule.end(ofWordAt: start, in: span) + 1
        }
        return best
    }

    /// False if no name that begins with this byte can match.
    private func mayBegin(with byte: UInt8) -> Bool {
        words[0].letters.prefix(allowsFirstSwap ? 2 : 1).contains {
            UTF8.encode($0)?.first == byte
        }
    }

    private func agreesAtFirst(_ name: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
        if name.first == word.first { return true }
        return allowsFirstSwap && name.count > 1 && word.count > 1 && name[0] == word[1]
            && name[1] == word[0]
    }

    private func match(in name: [UInt8], at start: Int) -> Match? {
        var edits = 0
        var position = start
        for (index, word) in words.enumerated() {
            guard position < name.count else { return nil }
            let end = PhraseRule.end(ofWordAt: position, in: name.span)
            let letters = Array(
                String(decoding: name[position..<end], as: UTF8.self).unicodeScalars
            )
            guard agreesAtFirst(letters, word.letters) else { return nil }
            if index == words.count - 1, !isLastWordComplete {
                guard let (cost, length) = Self.bestPrefix(of: letters, for: word) else {
                    return nil
                }
                let bytes = letters[..<length].reduce(0) { $0 + UTF8.width($1) }
                return Match(edits: edits + cost, range: start..<position + bytes)
            }
            let cost = Self.distances(from: word.letters, toPrefixesOf: letters).last ?? .max
            guard cost <= word.allowedEdits else { return nil }
            edits += cost
            position = end + 1
        }
        return Match(edits: edits, range: start..<position - 1)
    }

    /// The prefix with the fewest edits to the word; the longest among equals.
    private static func bestPrefix(
        of letters: [Unicode.Scalar],
        for word: Word
    ) -> (cost: Int, length: Int)? {
        var best: (cost: Int, length: Int)?
        for (length, cost) in distances(from: word.letters, toPrefixesOf: letters).enumerated()
        where length > 0 && cost <= word.allowedEdits && cost <= best?.cost ?? .max {
            best = (cost, length)
        }
        return best
    }

    /// The edits between `word` and the first 0, 1, 2 … letters of `letters`.
    private static func distances(
        from word: [Unicode.Scalar],
        toPrefixesOf letters: [Unicode.Scalar]
    ) -> [Int] {
        var beforeLast: [Int] = []
        var last = Array(0...word.count)
        var result = [word.count]
        for row in letters.indices {
            var current = [row + 1]
            current.reserveCapacity(word.count + 1)
            for column in word.indices {
                var cost = last[column] + (word[column] == letters[row] ? 0 : 1)
                cost = min(cost, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, word[column] == letters[row - 1],
                    word[column - 1] == letters[row]
                {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            result.append(current[word.count])
            beforeLast = last
            last = current
        }
        return result
    }
}
