/// One answer to a category of a form.
public struct DetailAnswer: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text, trimmed.
    public let text: String
    /// The picked suggestion; `nil` for typed text.
    public let place: AnsweredPlace?

    /// Creates an answer with trimmed text.
    public init(_ text: String, place: AnsweredPlace? = nil) {
        self.text = PrefixRule.trimmed(text)
        self.place = place
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The answers without empty ones and without later ones that fold to the same text.
    package static func distinct(_ answers: [DetailAnswer]) -> [DetailAnswer] {
        var folded: Set<[UInt8]> = []
        return answers.filter { answer in
            let key = TextFolding.fold(answer.text)
            return !answer.text.isEmpty
                && folded.insert(key.isEmpty ? Array(answer.text.utf8) : key).inserted
        }
    }
}

/// The stored place of an answer that was picked.
public struct AnsweredPlace: Hashable, Sendable {
    public let name: String
    public let coordinate: Coordinate?
    public let street: String?
    public let city: String?
    /// The index word of its category, if the source knew it.
    public let category: String?
    public let source: PlaceSource

    public init(
        name: String,
        coordinate: Coordinate? = nil,
        street: String? = nil,
        city: String? = nil,
        category: String? = nil,
        source: PlaceSource
    ) {
        self.name = name
        self.coordinate = coordinate
        self.street = street
        self.city = city
        self.category = category
        self.source = source
    }

    /// Creates an answer from the relevant parts of a suggestion.
    public init(_ suggestion: Suggestion) {
        self.init(
            name: suggestion.name,
            coordinate: suggestion.coordinate,
            street: suggestion.street,
            city: suggestion.city,
            category: suggestion.category,
            source: suggestion.source
        )
    }
}
