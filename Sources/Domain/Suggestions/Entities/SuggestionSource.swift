/// The source of a field's suggestions; places are searched near the user's current address.
public enum SuggestionSource: Hashable, Sendable {
    /// A fixed list in its own order, matched as the program is set up, or as said here.
    case local(NameList, matching: SuggestionConfiguration.ListMatching? = nil)
    /// Places of a category, of any category for `nil`.
    case placeSearch(PlaceCategory?)
    /// The names of a list by extended matching, and behind them places of a category.
    case listThenPlaces(NameList, PlaceCategory)

    /// True if places are searched.
    public var hasPlaces: Bool {
        switch self {
        case .local: false
        case .placeSearch, .listThenPlaces: true
        }
    }

    /// The way a view helps with typing.
    public var inputHint: InputHint {
        switch self {
        case .local(let list, _): list.isEmpty ? .words : .none
        case .placeSearch: .words
        case .listThenPlaces: .none
        }
    }
}

/// The way a view capitalises what is typed.
public enum InputHint: Hashable, Sendable {
    /// Each word begins with a capital letter, as names do.
    case words
    /// As typed: brands have spellings of their own.
    case none
}
