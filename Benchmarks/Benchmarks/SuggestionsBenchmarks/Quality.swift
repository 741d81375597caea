import MomentumPlaceIndex
import MomentumSuggestionsDomain

/// Measures how soon the intended name is among the five shown; the user is where the place is.
enum Quality {
    /// The number of keystrokes that show the intended name by rule X.
    static func hits(of keystrokes: ArraySlice<Keystroke>) throws -> Int {
        try keystrokes.count { try shows($0.name, for: $0.text, at: $0.position) }
    }

    /// The same by rule Y.
    static func suggested(of keystrokes: ArraySlice<Keystroke>) throws -> Int {
        try keystrokes.count { keystroke in
            let wanted = TextFolding.fold(keystroke.name)
            return try PlaceSample.index
                .suggestions(for: keystroke.query, near: keystroke.position).places
                .contains { TextFolding.fold($0.name) == wanted }
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
        at position: Coordinate
    ) throws -> Bool {
        guard let query = FoldedQuery(text) else { return false }
        let folded = TextFolding.fold(name)
        return try PlaceSample.index.places(matching: query, near: position).places.contains {
            TextFolding.fold($0.name) == folded
        }
    }
}
