import MomentumPresentation

extension SuggestionFieldViewModel {
    /// The rows of the dropdown; none while it is hidden.
    public func rows(texts: SuggestionTexts = SuggestionTexts()) -> [SuggestionRowAdapter] {
        guard isDropdownVisible else { return [] }
        return suggestions.enumerated().map { index, suggestion in
            SuggestionRowAdapter(
                suggestion,
                position: index + 1,
                count: suggestions.count,
                texts: texts
            )
        }
    }

    /// The announcement for the present state, `nil` for none.
    public func announcement(texts: SuggestionTexts = SuggestionTexts()) -> String? {
        switch state {
        case .suggesting: isDropdownVisible ? texts.count(suggestions.count) : nil
        case .noMatches: isFocused ? texts.noMatches : nil
        case .failed(let message): message.sentence
        case .idle, .waiting, .searching: nil
        }
    }
}
