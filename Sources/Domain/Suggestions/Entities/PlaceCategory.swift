/// A kind of business that a field asks for, in the words of every kind of place search.
public struct PlaceCategory: Hashable, Sendable {
    /// Its name in the form, for example `Bank / Credit Union`.
    public let name: String
    /// The addition to a query in natural language.
    public let phrase: String
    /// Its word in a place index.
    public let indexWord: String
    /// The main tags of OpenStreetMap, of which such a place has at least one.
    public let tags: [OSMTag]
    /// Beginnings of folded words, one of which a place's name must have; empty where tags suffice.
    ///
    /// A yoga studio, for example, has the tags of a fitness centre.
    public let nameWords: [String]

    public init(
        name: String,
        phrase: String,
        indexWord: String,
        tags: [OSMTag] = [],
        nameWords: [String] = []
    ) {
        self.name = name
        self.phrase = phrase
        self.indexWord = indexWord
        self.tags = tags
        self.nameWords = nameWords
    }
}
