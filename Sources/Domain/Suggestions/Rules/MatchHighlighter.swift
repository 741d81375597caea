/// Finds the characters of a name that a query matched, for views to mark.
package struct MatchHighlighter: Sendable {
    private let phrase: PhraseRule
    private let typo: TypoRule

    package init(_ query: FoldedQuery) {
        phrase = PhraseRule(query)
        typo = TypoRule(query)
    }

    /// The matched ranges in characters of `name`, in order and without overlaps; may be empty.
    package func ranges(in name: String) -> [Range<Int>] {
        let (folded, origins) = Self.fold(name)
        return matchedBytes(of: folded)
            .map { origins[$0.lowerBound]..<origins[$0.upperBound - 1] + 1 }
            .sorted { $0.lowerBound < $1.lowerBound }
            .reduce(into: []) { ranges, range in
                if let last = ranges.last, last.upperBound >= range.lowerBound {
                    let end = max(last.upperBound, range.upperBound)
                    ranges[ranges.count - 1] = last.lowerBound..<end
                } else {
                    ranges.append(range)
                }
            }
    }

    private func matchedBytes(of folded: FoldedName) -> [Range<Int>] {
        if let range = phrase.phraseRange(in: folded.bytes.span) { return [range] }
        if let ranges = phrase.wordStarts(in: folded.bytes.span) { return ranges }
        return typo.bestMatch(in: folded).map { [$0.range] } ?? []
    }

    /// The folded name, and for each byte the character it came from.
    ///
    /// Scalars fold one by one. So folding each character gives the same as folding the name, once
    /// spaces across their borders are joined.
    private static func fold(_ name: String) -> (folded: FoldedName, origins: [Int]) {
        let space = UInt8(ascii: " ")
        var bytes: [UInt8] = []
        var origins: [Int] = []
        var isBetweenWords = false
        for (index, character) in name.enumerated() {
            var isInside = false
            for scalar in character.unicodeScalars {
                for byte in TextFolder.bytes(of: scalar) {
                    guard byte != space else {
                        isBetweenWords = true
                        continue
                    }
                    if isBetweenWords, !bytes.isEmpty {
                        bytes.append(space)
                        origins.append(isInside ? index : max(index - 1, 0))
                    }
                    isBetweenWords = false
                    isInside = true
                    bytes.append(byte)
                    origins.append(index)
                }
            }
        }
        return (FoldedName(name: name, bytes: bytes), origins)
    }
}
