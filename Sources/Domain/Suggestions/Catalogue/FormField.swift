/// A field of a detail form: a category, and the source of its names.
public struct FormField: Hashable, Sendable {
    /// The source of names, before an address is known.
    public enum Source: Hashable, Sendable {
        case list(NameList)
        case places(PlaceCategory)
    }

    /// The category's name, which is the label of the field.
    public let category: String
    public let source: Source

    public init(category: String, source: Source) {
        self.category = category
        self.source = source
    }

    /// A field that searches places of a category.
    public init(_ category: PlaceCategory) {
        self.init(category: category.name, source: .places(category))
    }

    /// The source of suggestions for a user who lives at `address`.
    public func suggestionSource(nearAddress address: String) -> SuggestionSource {
        switch source {
        case .list(let names): .local(names)
        case .places(let category): .placeSearch(category, nearAddress: address)
        }
    }
}
