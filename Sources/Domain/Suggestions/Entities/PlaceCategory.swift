/// A kind of business that a field requests, in the terms of every kind of place search.
public struct PlaceCategory: Hashable, Sendable {
    /// The name in the form, for example `Bank / Credit Union`.
    public let name: String
    /// The words to add to a query in natural language.
    public let phrase: String
    /// The word in a place index.
    public let indexWord: String
    /// The main OpenStreetMap tags; such a place has at least one of them.
    public let tags: [OSMTag]
    /// The beginnings of folded words; a place's name must have one.
    ///
    /// Empty if the tags are enough.
    ///
    /// A yoga studio, for example, has the tags of a fitness centre.
    public let nameWords: [String]
    /// The only kinds of place to search for in a system's maps.
    ///
    /// Empty if the maps have no such kinds; the search phrase alone then finds the places.
    public let mapKinds: [MapKind]

    public init(
        name: String,
        phrase: String,
        indexWord: String,
        tags: [OSMTag] = [],
        nameWords: [String] = [],
        mapKinds: [MapKind] = []
    ) {
        self.name = name
        self.phrase = phrase
        self.indexWord = indexWord
        self.tags = tags
        self.nameWords = nameWords
        self.mapKinds = mapKinds
    }
}

/// A tag of OpenStreetMap, such as `amenity=bank`.
public struct OSMTag: Hashable, Sendable {
    public let key: String
    public let value: String

    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }

    /// Creates a tag from a key and a value separated by an equals sign; `nil` if either is empty.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(key: String(parts[0]), value: String(parts[1]))
    }
}

extension [PlaceCategory] {
    /// The index word of the first category with a kind of place of a system's maps.
    package func word(of kind: MapKind?) -> String? {
        kind.flatMap { kind in first { $0.mapKinds.contains(kind) }?.indexWord }
    }
}
