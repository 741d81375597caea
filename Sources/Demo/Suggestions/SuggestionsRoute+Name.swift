import MomentumSuggestionsPresentation

extension SuggestionsRoute {
    /// The name of the screen, without its parameters.
    var name: String {
        switch self {
        case .forms: "forms"
        case .form: "form"
        case .answers: "answers"
        case .search: "search"
        case .index: "index"
        }
    }
}
