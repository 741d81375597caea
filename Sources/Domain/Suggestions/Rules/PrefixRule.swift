import Foundation

/// Rule A: the names that begin with the query, ignoring case, in their own order.
package enum PrefixRule {
    package static func matches(of text: String, in names: [String], limit: Int) -> [Suggestion] {
        guard let counted = FoldedQuery.countedText(of: text) else { return [] }
        let query = lowered(trimmed(counted))
        var shown: Set<String> = []
        var result: [Suggestion] = []
        for name in names {
            guard result.count < limit else { break }
            let name = trimmed(name)
            guard !name.isEmpty, lowered(name).utf8.starts(with: query.utf8),
                // Strings are equal if they are canonically equivalent, as the NFC rule requires.
                shown.insert(name).inserted
            else { continue }
            let length = matchedCharacters(of: name, query: query)
            result.append(Suggestion(name: name, matchedRanges: [0..<length]))
        }
        return result
    }

    static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func lowered(_ text: String) -> String {
        text.lowercased().precomposedStringWithCanonicalMapping
    }

    private static func matchedCharacters(of name: String, query: String) -> Int {
        var remaining = query.utf8.count
        var length = 0
        for character in name {
            guard remaining > 0 else { break }
            remaining -= lowered(String(character)).utf8.count
            length += 1
        }
        return length
    }
}
