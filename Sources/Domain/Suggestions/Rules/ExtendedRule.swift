/// Rule X: complete phrases first, then words in any order, then corrections; each sorted by score.
package struct ExtendedRule: Sendable {
    /// A found name, by its position among the names.
    package struct Match: Hashable, Sendable {
        package let index: Int
        package let edits: Int
    }

    private let phrase: PhraseRule
    private let typo: TypoRule

    package init(_ query: FoldedQuery) {
        phrase = PhraseRule(query)
        typo = TypoRule(query)
    }

    /// The best matches, best first; names that fold to the same text count as one.
    ///
    /// `isIncluded` filters names by position, and `score` orders them; equal names keep their
    /// order. O(*n*) in the length of all names.
    package func matches(
        in names: [FoldedName],
        limit: Int,
        isIncluded: (Int) -> Bool = { _ in true },
        score: (Int) -> Double = { _ in 0 }
    ) -> [Match] {
        var shown: Set<[UInt8]> = []
        var result: [Match] = []
        func add(_ matches: [Match]) {
            let scored = matches.map { (match: $0, score: score($0.index)) }
            let ordered = scored.sorted { left, right in
                if left.match.edits != right.match.edits {
                    return left.match.edits < right.match.edits
                }
                return left.score != right.score
                    ? left.score > right.score : left.match.index < right.match.index
            }
            for (match, _) in ordered where result.count < limit {
                if shown.insert(names[match.index].bytes).inserted { result.append(match) }
            }
        }

        let candidates = names.indices.filter(isIncluded)
        add(
            candidates.filter { index in
                let bytes = names[index].bytes
                return phrase.phraseStart(in: bytes.span) != nil
            }
            .map { Match(index: $0, edits: 0) }
        )
        guard result.count < limit else { return result }
        add(
            candidates.filter { index in
                let bytes = names[index].bytes
                return phrase.wordStarts(in: bytes.span) != nil
            }
            .map { Match(index: $0, edits: 0) }
        )
        guard result.count < limit, typo.allowsEdits else { return result }
        add(
            candidates.compactMap { index in
                typo.bestMatch(in: names[index]).map { Match(index: index, edits: $0.edits) }
            }
        )
        return result
    }
}
