import MomentumPresentation
import MomentumSuggestionsDomain

extension SuggestionFieldViewModel {
    /// The rows of the dropdown; empty while it is hidden.
    public func rows() -> [SuggestionRowAdapter] {
        isDropdownVisible ? SuggestionRowAdapter.rows(suggestions, texts: texts) : []
    }

    /// The announcement for the current state; `nil` for none.
    public func announcement() -> String? {
        switch state {
        case .suggesting(let shown) where isDropdownVisible:
            texts.count(suggestions.count)
                + (shown.isCategoryIgnored ? ", \(texts.otherCategories)" : "")
                + (partialFailure.map { ". \($0.sentence)" } ?? "")
        case .suggesting: nil
        case .noMatches: isFocused ? texts.noMatches : nil
        case .failed(let message): message.sentence
        case .unavailable(.noSource): isFocused ? texts.noSource : nil
        case .idle, .waiting, .searching, .unavailable(.noList): nil
        }
    }
}
