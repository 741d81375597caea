public import MomentumPresentation

/// The screens of suggestions and detail forms, one for each ``SuggestionsRoute``.
public enum SuggestionsScreen: Screen {
    case forms(DetailFormsViewModel)
    case form(DetailFormViewModel)
    case answers(DetailAnswersViewModel)
    case search(SuggestionFieldViewModel)
    /// A field over a place index, which is open as long as the field is kept.
    case index(SuggestionFieldViewModel)
    /// The file of a place index cannot be used.
    case unavailable(ErrorMessage)

    /// Cancels loads and searches; answers that are being saved are saved.
    public func leave() {
        switch self {
        case .form(let screen): screen.leave()
        case .search(let field), .index(let field): field.cancel()
        // Forms and answers show a feed, whose load other screens may wait for.
        case .forms, .answers, .unavailable: break
        }
    }
}
