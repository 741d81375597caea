public import MomentumPresentation
public import MomentumSuggestionsDomain

extension SuggestionFieldViewModel {
    public enum State: Hashable, Sendable {
        case idle
        /// The text changed, and no row matches it; the search starts after the quiet period.
        case waiting
        case searching
        case suggesting(Suggestions)
        /// A source has answered that nothing matches.
        case noMatches
        case failed(ErrorMessage)
        /// No source is available.
        case unavailable(SuggestionsUnavailable)
    }
}

extension SuggestionFieldViewModel.State {
    /// The state for an answer; idle for a text that is too short to search for.
    package init(_ answer: Suggestions, to text: String) {
        if answer.rows.isEmpty {
            self = FoldedQuery.countedText(of: text) == nil ? .idle : .noMatches
        } else {
            self = .suggesting(answer)
        }
    }
}
