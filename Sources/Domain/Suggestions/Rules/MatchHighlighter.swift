/// Finds the characters of a name that a query matched, for highlighting.
package struct MatchHighlighter: Sendable {
    private static let space = UInt8(ascii: " ")

    private let rule: SearchRule
    private let descriptions: [QueryDescription]

    package init(_ query: FoldedQuery) {
        rule = SearchRule(query, terms: nil)
        let noTerms = TermTable(categories: [], terms: CategoryTerms())
        descriptions = query.forms.compactMap { QueryDescription($0, terms: noTerms) }
    }

    /// The matched ranges of a found place's name; empty if an alias or the category matched.
    package func ranges(in place: FoundPlace) -> [Range<Int>] {
        place.matchedAlias == nil ? ranges(in: place.name, match: place.match) : []
    }

    /// The matched ranges in characters of `name`, in order and without overlaps; may be empty.
    package func ranges(in name: String, match: FoundPlace.Match = .name) -> [Range<Int>] {
        let (folded, origins) = Self.fold(name)
        let keys = [folded.bytes] + NameKeys.others(of: name, folded: folded.bytes)
        var matched: [Range<Int>] = []
        for key in keys where matched.isEmpty {
            matched = matchedBytes(of: key, match: match).map {
                Self.translated($0, from: key, to: folded.bytes)
            }
        }
        return
            matched
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

    private func matchedBytes(of key: [UInt8], match: FoundPlace.Match) -> [Range<Int>] {
        switch match {
        case .name:
            if let range = rule.phraseRange(in: key.span) { return [range] }
            if let range = rule.joinedRange(in: key.span) { return [range] }
            for words in rule.wordSets {
                if let ranges = words.ranges(in: key.span) { return ranges }
            }
            return rule.typo.bestMatch(in: key).map { [$0.range] } ?? []
        case .category: return []
        case .described:
            return descriptions.map { description in
                description.words.compactMap { word in
                    WordSet([word]).ranges(in: key.span)?.first
                }
            }
            .max { $0.count < $1.count } ?? []
        case .corrected: return rule.typo.bestMatch(in: key).map { [$0.range] } ?? []
        case .partial:
            return rule.rests.lazy.compactMap { $0.words.ranges(in: key.span) }.first ?? []
        }
    }

    /// The ranges of the same letters in another form of a name, which differs only in its spaces.
    private static func translated(
        _ range: Range<Int>,
        from key: [UInt8],
        to folded: [UInt8]
    ) -> Range<Int> {
        guard key != folded else { return range }
        let before = key[..<range.lowerBound].count { $0 != space }
        let letters = key[range].count { $0 != space }
        let positions = folded.indices.filter { folded[$0] != space }
        return positions[before]..<positions[before + letters - 1] + 1
    }

    /// The folded name, and the original character of each byte.
    ///
    /// Scalars fold one by one. So folding each character equals folding the name, once adjacent
    /// spaces are joined.
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
