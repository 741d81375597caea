import MomentumPlaceIndex
import MomentumSuggestionsDomain

/// Measures how soon the intended name is among the five shown; the user is where the place is.
enum Quality {
    /// The number of keystrokes that show the intended name, by rule Y or else by rule X.
    static func hits(of keystrokes: ArraySlice<Keystroke>, byRuleY: Bool = false) throws -> Int {
        try keystrokes.count {
            try shows($0.name, for: $0.text, at: $0.position, byRuleY: byRuleY)
        }
    }

    /// The number of letters typed for a hundred names.
    static func keystrokes(names: Int, fromLaterWord: Bool) throws -> Int {
        var random = Keystroke.Random(seed: 5)
        var (typed, done) = (0, 0)
        while done < names {
            let place = PlaceSample.places[random.below(PlaceSample.places.count)]
            var words = place.name.split(separator: " ")
            guard words.count > 1 else { continue }
            if fromLaterWord { words.removeFirst(1 + random.below(words.count - 1)) }
            let text = words.joined(separator: " ")
            guard text.count > 1 else { continue }
            var length = 2
            while length < text.count,
                try !shows(place.name, for: String(text.prefix(length)), at: place.coordinate)
            {
                length += 1
            }
            typed += length
            done += 1
        }
        return typed * 100 / names
    }

    private static func shows(
        _ name: String,
        for text: String,
        at position: Coordinate,
        byRuleY: Bool = false
    ) throws -> Bool {
        guard let query = FoldedQuery(text), let folded = FoldedQuery(name) else { return false }
        let index = PlaceSample.index
        let answer =
            byRuleY
            ? try index.suggestions(for: query, near: position)
            : try index.places(matching: query, near: position)
        return answer.places.contains { FoldedQuery($0.name)?.bytes == folded.bytes }
    }
}
