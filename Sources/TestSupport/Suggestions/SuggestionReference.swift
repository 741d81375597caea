import Foundation
package import MomentumSuggestionsDomain

/// The rules of `Docs/Suggestions.md` word for word, without regard to speed.
///
/// Tests compare every other implementation with it; up to rule X it shares no code with them.
package struct SuggestionReference: Sendable {
    package struct Match: Hashable, Sendable {
        package let index: Int
        package let edits: Int
        /// The value of the place, from 0 to about 1.
        package let score: Double
    }

    let places: [Place]
    /// The words of each name.
    let folded: [[[Unicode.Scalar]]]
    let forms: [Forms]

    /// - Parameter places: The places to search, in list order.
    package init(places: [Place]) {
        self.places = places
        folded = places.map { Self.words(of: $0.name) }
        forms = places.map(Forms.init)
    }

    /// - Parameter names: A list, whose places count as equally popular and near.
    package init(names: [String]) {
        let nowhere = Coordinate(latitude: 0, longitude: 0)
        self.init(places: names.map { Place(name: $0, category: "", coordinate: nowhere) })
    }

    // MARK: Fold

    package static func words(of text: String) -> [[Unicode.Scalar]] {
        let apostrophes: Set<Unicode.Scalar> = [
            "'", "`", "\u{2018}", "\u{2019}", "\u{2BC}", "\u{2BB}", "\u{B4}", "\u{2032}",
            "\u{FF07}",
        ]
        let plain: [Unicode.Scalar: String] = [
            "ø": "o", "đ": "d", "ł": "l", "ħ": "h", "ı": "i", "ð": "d", "þ": "th", "æ": "ae",
            "œ": "oe", "ŋ": "n", "ŧ": "t", "ß": "ss", "ς": "σ",
        ]
        func withoutMarks(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return String(view).decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
                $0.properties.generalCategory != .nonspacingMark
            }
        }
        let first = withoutMarks(text.unicodeScalars.filter { !apostrophes.contains($0) })
        let cased = first.flatMap { scalar in
            scalar.properties.uppercaseMapping.lowercased().unicodeScalars
        }
        let letters = cased.flatMap { Array((plain[$0] ?? String($0)).unicodeScalars) }
        let kept: [Unicode.GeneralCategory] = [
            .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .spacingMark, .enclosingMark,
        ]
        return withoutMarks(letters)
            .map { kept.contains($0.properties.generalCategory) ? $0 : " " }
            .map { letter in
                guard "ぁ"..."ゖ" ~= letter else { return letter }
                return Unicode.Scalar(letter.value + 0x60) ?? letter
            }
            .split(separator: " ").map(Array.init)
    }

    // MARK: Rules

    /// Rule A: the names that begin with the query, ignoring case.
    package func ruleA(_ text: String, limit: Int = 5) -> [Int] {
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard query.count >= 2 else { return [] }
        let key = Self.scalars(query.lowercased().precomposedStringWithCanonicalMapping)
        var found: [Int] = []
        for (index, place) in places.enumerated() {
            let name = Self.scalars(
                place.name.lowercased().precomposedStringWithCanonicalMapping
            )
            let isKnown = found.contains { places[$0].name == place.name }
            if name.starts(with: key), !isKnown { found.append(index) }
        }
        return Array(found.prefix(limit))
    }

    /// Rule X: B, then C, then T.
    ///
    /// Each is sorted by the score of rule G, or by popularity alone without a position.
    package func ruleX(
        _ text: String,
        category: String? = nil,
        near position: Coordinate? = nil,
        limit: Int = 5
    ) -> [Match] {
        guard let query = Query(text) else { return [] }
        let hasCategory = places.contains { $0.category == category }
        let included = places.indices.filter {
            category == nil || !hasCategory || places[$0].category == category
        }
        func add(_ matches: [(index: Int, edits: Int)], to result: inout [Match]) {
            let scored = matches.map { match in
                let place = places[match.index]
                return Match(
                    index: match.index,
                    edits: match.edits,
                    score: Self.score(of: place, near: position)
                )
            }
            let ordered = scored.sorted {
                ($0.edits, -$0.score, $0.index) < ($1.edits, -$1.score, $1.index)
            }
            for match in ordered where result.count < limit {
                if !result.contains(where: { folded[$0.index] == folded[match.index] }) {
                    result.append(match)
                }
            }
        }
        var result: [Match] = []
        add(included.filter { query.isPhrase(of: folded[$0]) }.map { ($0, 0) }, to: &result)
        if result.count < limit {
            add(included.filter { query.isAnyOrder(of: folded[$0]) }.map { ($0, 0) }, to: &result)
        }
        if result.count < limit {
            add(
                included.compactMap { index in
                    query.edits(to: folded[index]).map { (index, $0) }
                },
                to: &result
            )
        }
        return result
    }

    /// The score of rule G, or of rule P without a position.
    package static func score(of place: Place, near position: Coordinate?) -> Double {
        let popularity = 0.4 * log10(1 + place.popularity) / 6
        guard let position else { return popularity }
        return popularity + 0.6 * pow(2, -position.kilometres(to: place.coordinate) / 25)
    }

    private static func scalars(_ text: String) -> [Unicode.Scalar] {
        Array(text.unicodeScalars)
    }
}
