import MomentumSuggestionsDomain

/// The part of a name that a user has typed, and the user's position.
struct Keystroke {
    /// Numbers that are the same in every run (Steele and others, "Fast splittable pseudorandom
    /// number generators", 2014).
    struct Random {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }

        mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

        mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
    }

    static let count = 2_000
    /// The beginnings of names and, for every second one, of what follows from a later word on: two
    /// letters and on average two more.
    static let all = make(seed: 42) { _ in }
    /// At least five letters, one of them wrong, and that in a word of at least five.
    static let mistyped = make(seed: 43, letters: 5, mistype)
    /// The beginnings of two words in the wrong order, many of which no name has together.
    static let reversed = makeReversed()

    let text: String
    let query: FoldedQuery
    let position: Coordinate
    /// The intended name.
    let name: String

    private static func make(
        seed: UInt64,
        letters: Int = 2,
        _ change: (inout (random: Random, text: [Character])) -> Void
    ) -> [Keystroke] {
        var random = Random(seed: seed)
        var keystrokes: [Keystroke] = []
        while keystrokes.count < count {
            let place = PlaceSample.places[random.below(PlaceSample.places.count)]
            var length = letters
            while random.below(3) > 0 { length += 1 }
            var words = place.name.split(separator: " ")
            if random.below(2) == 0 { words.removeFirst(random.below(words.count)) }
            guard letters == 2 || words[0].count >= letters else { continue }
            var draft = (random: random, text: Array(words.joined(separator: " ")))
            draft.text = Array(draft.text.prefix(length))
            change(&draft)
            random = draft.random
            add(String(draft.text), place, to: &keystrokes)
        }
        return keystrokes
    }

    private static func add(_ text: String, _ place: Place, to keystrokes: inout [Keystroke]) {
        guard let query = FoldedQuery(text) else { return }
        keystrokes.append(
            Keystroke(text: text, query: query, position: place.coordinate, name: place.name)
        )
    }

    private static func mistype(_ draft: inout (random: Random, text: [Character])) {
        let index = 1 + draft.random.below(4)
        switch draft.random.below(3) {
        case 0: draft.text[index] = "x"
        case 1: draft.text.remove(at: index)
        default: draft.text.insert("q", at: index)
        }
    }

    private static func makeReversed() -> [Keystroke] {
        var random = Random(seed: 44)
        var keystrokes: [Keystroke] = []
        while keystrokes.count < count {
            let places = PlaceSample.places
            let (place, other) = (
                places[random.below(places.count)], places[random.below(places.count)]
            )
            guard let first = place.name.split(separator: " ").first,
                let last = other.name.split(separator: " ").last
            else { continue }
            // Short beginnings are those that many words have.
            let text = "\(last.prefix(1 + random.below(3))) \(first.prefix(1 + random.below(3)))"
            add(text, place, to: &keystrokes)
        }
        return keystrokes
    }
}
