public import MomentumPresentation
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

    /// The position near which places are searched.
    public var positionState: PositionState { position.state }

    /// The row highlighted by the keyboard; `nil` for none.
    public var highlightedRow: Int? {
        let rows = suggestions
        if let row = rows.firstIndex(where: { $0.id == highlightedID }) { return row }
        return options.preselectsFirst && isDropdownVisible ? 0 : nil
    }

    /// The suggestions in the dropdown; empty if there are none.
    public var suggestions: [Suggestion] {
        if case .suggesting(let shown) = state { shown.rows } else { [] }
    }

    /// The failure of a source whose places are missing among the suggestions; `nil` if none
    /// failed.
    public var partialFailure: ErrorMessage? {
        guard case .suggesting(let shown) = state, let error = shown.failure else { return nil }
        return ErrorMessage(missingPlacesBecauseOf: error, words: texts.words)
    }

    public var isDropdownVisible: Bool {
        !suggestions.isEmpty && isFocused && !isDismissed
    }

    /// Highlights the next row; after the last one, the first.
    public func highlightNext() {
        highlight(from: highlightedRow.map { $0 + 1 } ?? 0)
    }

    /// Highlights the previous row; before the first one, the last.
    public func highlightPrevious() {
        highlight(from: (highlightedRow ?? 0) - 1)
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
