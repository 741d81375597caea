/// The source of a field's suggestions; places are searched near the user's current address.
public enum SuggestionSource: Hashable, Sendable {
    /// A fixed list in its own order, with the program's matching unless this one is given.
    case local(NameList, matching: SuggestionConfiguration.ListMatching? = nil)
    /// Places of a category; `nil` means any category.
    case placeSearch(PlaceCategory?)
    /// The names of a list by extended matching, followed by places of a category.
    case listThenPlaces(NameList, PlaceCategory)

    /// True if places are searched.
    public var hasPlaces: Bool {
        switch self {
        case .local: false
        case .placeSearch, .listThenPlaces: true
        }
    }

    /// The typing aid that a view should use.
    public var inputHint: InputHint {
        switch self {
        case .local(let list, _): list.isEmpty ? .words : .none
        case .placeSearch: .words
        case .listThenPlaces: .none
        }
    }
}

/// The capitalization that a view should apply to typed text.
public enum InputHint: Hashable, Sendable {
    /// Each word begins with a capital letter, as in names.
    case words
    /// The text stays as typed: brands have their own spellings.
    case none
}
