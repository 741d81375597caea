/// Where the suggestions of a field come from (SG-1).
public enum SuggestionSource: Hashable, Sendable {
    /// A fixed list, in its own order.
    case local(NameList)
    /// Places of a category, of any category for `nil`, near an address that may be empty.
    case placeSearch(PlaceCategory?, nearAddress: String)
}
