public import MomentumSuggestionsDomain

extension SuggestionFieldViewModel {
    /// The name of the answer in storage; empty for a field that is not saved.
    public var key: String { options.key }

    /// The question of the field, as a sentence; may be empty.
    public var question: String { options.question }

    /// The text of the empty field.
    public var placeholder: String { options.placeholder }

    /// The capitalization that a view should apply to typed text.
    public var inputHint: InputHint { source.inputHint }

    /// Always false: autocorrection does not know names of businesses, and would spoil them.
    public var isAutocorrectionWanted: Bool { false }

    /// The suggestions in the dropdown; empty if there are none.
    public var suggestions: [Suggestion] {
        if case .suggesting(let shown) = state { shown.rows } else { [] }
    }

    public var isDropdownVisible: Bool {
        !suggestions.isEmpty && isFocused && !isDismissed
    }

    /// Chooses the highlighted row; returns false if there is none, and the form then handles the
    /// key.
    @discardableResult
    public func confirmHighlighted() -> Bool {
        guard isDropdownVisible, let row = highlightedRow, suggestions.indices.contains(row) else {
            return false
        }
        choose(suggestions[row])
        return true
    }
}
