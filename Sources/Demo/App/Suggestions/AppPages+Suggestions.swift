import MomentumCommandLine
import MomentumSuggestionsDI
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

extension AppPages {
    /// The page for a screen of forms and searches.
    func page(for screen: SuggestionsScreen, at route: AppRoute) -> any AppPage {
        switch screen {
        case .forms(let model): FormsPage(model)
        case .form(let model): FormPage(model, kept: root.suggestions.answers)
        case .answers(let model): AnswersPage(model)
        case .search(let model), .index(let model): searchPage(model, of: route)
        case .unavailable(let message): MessagePage("Search", unavailable: message, reopen: reopen)
        }
    }

    private func searchPage(
        _ model: SuggestionFieldViewModel,
        of route: AppRoute
    ) -> SearchPage {
        let catalogue = root.suggestions.catalogue
        var categories: [FormField]
        if route.isIndex {
            categories = catalogue.forms.flatMap(\.fields).filter { $0.placeCategory != nil }
        } else {
            categories = catalogue.forms.flatMap(\.fields)
        }
        if case .suggestions(.search(let category?)) = route {
            // An index may have categories that no form has.
            let field = catalogue.searchField(named: category)
            if !categories.contains(field) { categories.append(field) }
        }
        return SearchPage(
            model,
            categories: categories,
            hasPlaces: root.hasPlaces || route.isIndex,
            prime: root.suggestions.makePrimeLocation()
        )
    }
}

extension AppRoute {
    fileprivate var isIndex: Bool {
        if case .suggestions(.index) = self { true } else { false }
    }
}
