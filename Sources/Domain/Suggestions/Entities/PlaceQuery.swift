/// What a place search is asked.
public struct PlaceQuery: Hashable, Sendable {
    /// What the field holds; white space at its end makes the last word a complete one.
    public let text: String
    /// Only places of this category, or of any for `nil`.
    public let category: PlaceCategory?
    public let region: SearchRegion
    /// How many places at most.
    public let limit: Int

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
    }

    /// The query and the category in one, for a search that takes natural language.
    public var naturalLanguageText: String {
        let text = PrefixRule.trimmed(text)
        return category.map { "\(text) \($0.phrase)" } ?? text
    }
}
