public import MomentumPresentation

/// The screens of suggestions and detail forms, one for each ``SuggestionsRoute``.
public enum SuggestionsScreen: Screen {
    case forms(DetailFormsViewModel)
    case form(DetailFormViewModel)
    case answers(DetailAnswersViewModel)
    case search(SuggestionFieldViewModel)
    /// A field over a place index, which is open as long as the field exists.
    case index(SuggestionFieldViewModel)
    /// The file of a place index is unusable.
    case unavailable(ErrorMessage)

    /// Cancels loads and searches; running saves complete.
    public func leave() {
        switch self {
        case .form(let screen): screen.leave()
        case .search(let field), .index(let field): field.cancel()
        // Forms and answers show a feed; other screens may wait for its load.
        case .forms, .answers, .unavailable: break
        }
    }
}
