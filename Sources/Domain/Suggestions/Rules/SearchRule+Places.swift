extension SearchRule {
    /// The match of a place whose category has a number in the terms of the rule.
    package func match(_ stage: Stage, _ place: SearchPlace, category: Int?) -> PlaceMatch? {
        guard !place.keys.isEmpty else { return nil }
        if stage == .described { return described(place, category: category ?? -1) }
        var best: (key: KeyMatch, alias: Int?)?
        for key in place.keys {
            guard let match = match(stage, key.bytes.span) else { continue }
            if let known = best?.key,
                (known.edits, -known.bonus) <= (match.edits, -match.bonus)
            {
                continue
            }
            best = (match, key.alias)
        }
        if let best {
            // A name that matches as typed needs no corrections.
            if stage == .corrected, place.keys.contains(where: { isPhrase($0.bytes.span) }) {
                return nil
            }
            let kind: FoundPlace.Match =
                switch stage {
                case .corrected: .corrected(edits: best.key.edits)
                case .partial: .partial
                default: .name
                }
            return PlaceMatch(bonus: best.key.bonus, match: kind, alias: best.alias)
        }
        guard stage == .phrase, let category, categories.contains(category) else { return nil }
        return PlaceMatch(bonus: 0, match: .category, alias: nil)
    }

    /// The position of the alias that a place of an answer matched; `nil` if its own name did.
    package func alias(
        of match: FoundPlace.Match,
        _ place: SearchPlace,
        category: Int
    ) -> Int? {
        let stages: [Stage] =
            switch match {
            case .name: [.phrase, .joined, .anyOrder]
            case .category: []
            case .described: [.described]
            case .corrected: [.corrected]
            case .partial: [.partial]
            }
        let found = stages.lazy.compactMap { self.match($0, place, category: category) }
        return found.first { $0.match != .category }?.alias
    }

    private func described(_ place: SearchPlace, category: Int) -> PlaceMatch? {
        for description in descriptions {
            let placeWords = description.bits(ofWordsIn: place.placeWords)
            for bits in description.neededWords(category: category, placeWords: placeWords) {
                let words = description.words(of: bits)
                guard bits != 0 else {
                    return PlaceMatch(bonus: 0, match: .described, alias: nil)
                }
                if let key = place.keys.first(where: { words.isHeld(by: $0.bytes.span) }) {
                    return PlaceMatch(bonus: 0, match: .described, alias: key.alias)
                }
            }
        }
        return nil
    }
}
