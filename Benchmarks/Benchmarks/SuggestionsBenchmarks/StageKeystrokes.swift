import MomentumPlaceIndex
import MomentumSuggestionsDomain

/// Queries that certain stages of rule Y answer; the user is where the place is.
enum StageKeystrokes {
    /// Two words or more as one, from any word of a name on; stage J answers alone.
    static let joined = make(seed: 45) { random, place in
        var words = place.name.split(separator: " ")
        words.removeFirst(random.below(words.count))
        guard words.count > 1 else { return nil }
        let length = words[0].count + 1 + random.below(5)
        return String(words.joined().prefix(length))
    } ifAnswered: { answer, keystroke in
        let phrases = try PlaceSample.index.places(matching: keystroke.query, isExtended: false)
        return phrases.places.isEmpty && isEnough(answer)
            && answer.allSatisfy { $0.match == .name }
    }

    /// A word of a name and the city of the place; stage D answers alone.
    static let described = make(seed: 46) { random, place in
        let words = place.name.split(separator: " ")
        return place.city.map { "\(words[random.below(words.count)]) \($0)" }
    } ifAnswered: { answer, _ in
        isEnough(answer) && answer.allSatisfy { $0.match == .described }
    }

    /// A whole name and the city of the place, which few places have, so that stage T is asked, too.
    static let wholeNameAndCity = make(seed: 49) { _, place in
        place.city.map { "\(place.name) \($0)" }
    }

    /// Whole names with a word that no name has, so that every stage is asked and the last answers.
    static let withUnknownWord = make(seed: 47) { random, place in
        var words = place.name.split(separator: " ").map(String.init)
        guard 2...5 ~= words.count else { return nil }
        words.insert("xyqzzt", at: 1 + random.below(words.count))
        return words.joined(separator: " ")
    } ifAnswered: { answer, _ in
        answer.allSatisfy { $0.match == .partial }
    }

    /// Beginnings that many names have, but hardly one together; every second query has one twice.
    static let crowded = make(seed: 51) { random, _ in
        let words = (0..<3 + random.below(3)).map { _ in
            let name = PlaceSample.places[random.below(PlaceSample.places.count)].name
            return String(name.prefix(2 + random.below(2)))
        }
        return (random.below(2) == 0 ? words + [words[0]] : words).joined(separator: " ")
    }

    static let fewPlaces = kind("flower shop")
    static let manyPlaces = kind("dentists")

    /// The words for a kind of place, wherever the user is.
    private static func kind(_ text: String) -> [Keystroke] {
        make(seed: 48) { _, _ in text }
    }

    /// True if no further stage is asked: there are five places, one of them near.
    private static func isEnough(_ answer: [FoundPlace]) -> Bool {
        answer.count == 5 && answer.contains { $0.distanceKilometres ?? .infinity <= 25 }
    }

    private static func make(
        seed: UInt64,
        count: Int = Keystroke.count,
        text: (inout Keystroke.Random, Place) -> String?,
        ifAnswered isWanted: ([FoundPlace], Keystroke) throws -> Bool = { _, _ in true }
    ) -> [Keystroke] {
        var random = Keystroke.Random(seed: seed)
        var keystrokes: [Keystroke] = []
        while keystrokes.count < count {
            let place = PlaceSample.places[random.below(PlaceSample.places.count)]
            guard let text = text(&random, place), let query = FoldedQuery(text) else { continue }
            let keystroke = Keystroke(
                text: text,
                query: query,
                position: place.coordinate,
                name: place.name
            )
            do {
                let answer = try PlaceSample.index
                    .suggestions(for: query, near: place.coordinate).places
                if !answer.isEmpty, try isWanted(answer, keystroke) {
                    keystrokes.append(keystroke)
                }
            } catch {
                preconditionFailure("the index cannot be asked: \(error)")
            }
        }
        return keystrokes
    }
}
