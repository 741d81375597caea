/// What kind of business a field asks for, in the words of every kind of place search.
public struct PlaceCategory: Hashable, Sendable {
    /// What the form calls it, for example `Bank / Credit Union`.
    public let name: String
    /// What is added to a query in natural language.
    public let phrase: String
    /// Its word in a place index.
    public let indexWord: String
    /// The main tags of OpenStreetMap that such a place has one of.
    public let tags: [OSMTag]
    /// Beginnings of folded words of which a place's name must have one; empty where tags suffice.
    ///
    /// A yoga studio is tagged as a fitness centre, so there the tags alone say too little.
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
