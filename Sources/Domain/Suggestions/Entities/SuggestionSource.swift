/// The source of a field's suggestions.
public enum SuggestionSource: Hashable, Sendable {
    /// A fixed list, in its own order.
    case local(NameList)
    /// Places of a category, of any category for `nil`, near an address that may be empty.
    case placeSearch(PlaceCategory?, nearAddress: String)
}

/// A curated list of names in its own order, folded once.
public struct NameList: Hashable, Sendable, ExpressibleByArrayLiteral {
    package let names: [FoldedName]
    /// The same names, as the extended rule compares them.
    package let places: [SearchPlace]

    public init(_ names: [String]) {
        self.names = names.map { FoldedName(PrefixRule.trimmed($0)) }.filter { !$0.name.isEmpty }
        places = self.names.map { SearchPlace(name: $0.name) }
    }

    public init(arrayLiteral names: String...) {
        self.init(names)
    }
}
