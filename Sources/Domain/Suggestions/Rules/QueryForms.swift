/// An alternative form of a query, each of which may match.
package struct QueryForm: Hashable, Sendable {
    /// The folded words separated by single spaces, in UTF-8; never empty.
    package let bytes: [UInt8]
    /// True if the last word must match completely.
    package let isLastWordComplete: Bool
    /// True if the last word was replaced or omitted, so that it is complete in every stage.
    ///
    /// White space after the text makes it complete in only some of them.
    package let isLastWordReplaced: Bool

    init(bytes: [UInt8], isLastWordComplete: Bool, isLastWordReplaced: Bool = false) {
        self.bytes = bytes
        self.isLastWordComplete = isLastWordComplete || isLastWordReplaced
        self.isLastWordReplaced = isLastWordReplaced
    }

    package var words: [[UInt8]] {
        bytes.split(separator: UInt8(ascii: " ")).map(Array.init)
    }
}

/// The forms of a query: equal words replace each other, and words such as `and` may be omitted.
enum QueryForms {
    /// The maximum number of forms that exchange words.
    private static let maximumCount = 12
    private static let space = UInt8(ascii: " ")

    /// A word of the query, or a gap between two words with a sign for `and`.
    private struct Part {
        /// The possible words in order, the query's own first; empty ones mean no word.
        var choices: [[UInt8]]
    }

    /// The forms of a relevant text, the folded text first.
    static func all(of text: String, folded: [UInt8], isLastWordComplete: Bool) -> [QueryForm] {
        let first = QueryForm(bytes: folded, isLastWordComplete: isLastWordComplete)
        let parts = parts(of: text, isLastWordComplete: isLastWordComplete)
        let hasChoices = parts.contains { $0.choices.count > 1 }
        var forms = hasChoices ? combinations(of: parts, first) : [first]
        for other in [NameKeys.joined(text), NameKeys.initials(folded)] {
            guard let other, !forms.contains(where: { $0.bytes == other }) else { continue }
            forms.append(QueryForm(bytes: other, isLastWordComplete: isLastWordComplete))
        }
        return forms
    }

    /// The combinations of all choices; those of the last part vary fastest.
    private static func combinations(of parts: [Part], _ first: QueryForm) -> [QueryForm] {
        var forms = [first]
        var choice = [Int](repeating: 0, count: parts.count)
        while forms.count < maximumCount {
            var part = parts.count - 1
            while part >= 0, choice[part] == parts[part].choices.count - 1 {
                choice[part] = 0
                part -= 1
            }
            guard part >= 0 else { break }
            choice[part] += 1
            var words: [[UInt8]] = []
            for (part, choice) in zip(parts, choice) where !part.choices[choice].isEmpty {
                words.append(part.choices[choice])
            }
            let bytes = Array(words.joined(separator: [space]))
            guard !bytes.isEmpty, !forms.contains(where: { $0.bytes == bytes }) else { continue }
            forms.append(
                QueryForm(
                    bytes: bytes,
                    isLastWordComplete: first.isLastWordComplete,
                    isLastWordReplaced: choice[parts.count - 1] > 0
                )
            )
        }
        return forms
    }

    private static func parts(of text: String, isLastWordComplete: Bool) -> [Part] {
        var parts: [Part] = []
        var isAfterSign = false
        for segment in text.utf8.split(
            omittingEmptySubsequences: false,
            whereSeparator: QueryWords.conjunctionSigns.contains
        ) {
            let words = TextFolding.fold(String(Substring(segment))).split(separator: space)
            guard !words.isEmpty else { continue }
            if isAfterSign { parts.append(Part(choices: [[]] + QueryWords.conjunctions)) }
            parts += words.map { Part(choices: [Array($0)]) }
            isAfterSign = true
        }
        for index in parts.indices {
            let word = parts[index].choices[0]
            guard !word.isEmpty else { continue }
            let isLast = index == parts.count - 1
            if QueryWords.conjunctions.contains(word), index > 0 {
                let others = isLast ? [] : QueryWords.conjunctions.filter { $0 != word }
                parts[index].choices = [word, []] + others
            } else if let equals = QueryWords.equals[word],
                !isLast || isLastWordComplete || canReplaceBeginning(word)
            {
                parts[index].choices += equals
            }
        }
        return parts
    }

    /// True for a word that is replaced even if it may be continued.
    private static func canReplaceBeginning(_ word: [UInt8]) -> Bool {
        word.count >= 3 || word.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}
