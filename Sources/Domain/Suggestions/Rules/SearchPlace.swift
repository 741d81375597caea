/// The texts of a place, folded once for a search through all of them.
package struct SearchPlace: Hashable, Sendable {
    /// A folded form of one of its names.
    package struct Key: Hashable, Sendable {
        package let bytes: [UInt8]
        /// The position of the alias it is a form of; `nil` for a form of the name.
        package let alias: Int?
    }

    /// The forms of the name, then those of the aliases, each once.
    package let keys: [Key]
    /// The folded name without spaces: places for which it agrees have one name.
    package let identity: [UInt8]
    /// The folded words of city and region.
    package let placeWords: Set<[UInt8]>

    package init(name: String, aliases: [String] = [], city: String? = nil, region: String? = nil) {
        var keys: [Key] = []
        func add(_ forms: [[UInt8]], alias: Int?) {
            for bytes in forms where !keys.contains(where: { $0.bytes == bytes }) {
                keys.append(Key(bytes: bytes, alias: alias))
            }
        }
        add(NameKeys.all(of: name), alias: nil)
        for (number, alias) in aliases.enumerated() { add(NameKeys.all(of: alias), alias: number) }
        self.keys = keys
        let space = UInt8(ascii: " ")
        identity = TextFolding.fold(name).filter { $0 != space }
        placeWords = Set(
            [city, region].compactMap(\.self).flatMap { text in
                TextFolding.fold(text).split(separator: space).map(Array.init)
            }
        )
    }
}

/// The match of a place in a stage of a search.
package struct PlaceMatch: Hashable, Sendable {
    package let bonus: Double
    package let match: FoundPlace.Match
    /// The position of the alias that matched, if none of the name's own forms did better.
    package let alias: Int?

    /// The number of corrections.
    package var edits: Int { if case .corrected(let edits) = match { edits } else { 0 } }
}

extension SearchRule {
    /// The match of a place whose category has a number in the terms of the rule.
    package func match(_ stage: Stage, _ place: SearchPlace, category: Int?) -> PlaceMatch? {
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
            // A name that matches as typed is not one with corrections.
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

    private func described(_ place: SearchPlace, category: Int) -> PlaceMatch? {
        for description in descriptions {
            let placeWords = description.bits(ofWordsIn: place.placeWords)
            for bits in description.neededWords(category: category, placeWords: placeWords) {
                let words = description.words(of: bits)
                guard bits != 0 else {
                    return PlaceMatch(bonus: 0, match: .described, alias: nil)
                }
                if let key = place.keys.first(where: { words.ranges(in: $0.bytes.span) != nil }) {
                    return PlaceMatch(bonus: 0, match: .described, alias: key.alias)
                }
            }
        }
        return nil
    }
}
