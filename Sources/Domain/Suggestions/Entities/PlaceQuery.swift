/// A request to a place search.
public struct PlaceQuery: Hashable, Sendable {
    /// The text of the field; white space at its end makes the last word a complete one.
    public let text: String
    /// The category of the places; `nil` for any.
    public let category: PlaceCategory?
    public let region: SearchRegion
    /// The largest number of places.
    public let limit: Int
    /// The text as names are compared with it; `nil` if it is too short to search for.
    package let folded: FoldedQuery?

    public init(
        text: String,
        category: PlaceCategory? = nil,
        region: SearchRegion = .unitedStates,
        limit: Int = 5
    ) {
        self.text = text
        self.category = category
        self.region = region
        self.limit = limit
        folded = FoldedQuery(text)
    }

    /// The text with the category's phrase, for a search in natural language.
    public var naturalLanguageText: String {
        let text = PrefixRule.trimmed(text)
        return category.map { "\(text) \($0.phrase)" } ?? text
    }
}
