public import MomentumSuggestionsDomain

extension SuggestionFieldViewModel {
    /// The name of the answer in storage; empty for a field that is not saved.
    public var key: String { options.key }

    /// The question that the field asks, as a sentence; may be empty.
    public var question: String { options.question }

    /// The text of the empty field.
    public var placeholder: String { options.placeholder }

    /// The way a view capitalises what is typed.
    public var inputHint: InputHint { source.inputHint }

    /// False: a keyboard knows no names of businesses, and would spoil them.
    public var isAutocorrectionWanted: Bool { false }

    /// The suggestions in the dropdown; empty without one.
    public var suggestions: [Suggestion] {
        if case .suggesting(let shown) = state { shown.rows } else { [] }
    }

    public var isDropdownVisible: Bool {
        !suggestions.isEmpty && isFocused && !isDismissed
    }

    /// Chooses the highlighted row; false if there is none, and the form then handles the key.
    @discardableResult
    public func confirmHighlighted() -> Bool {
        guard isDropdownVisible, let row = highlightedRow, suggestions.indices.contains(row) else {
            return false
        }
        choose(suggestions[row])
        return true
    }
}
