public import Foundation
public import MomentumPresentation
public import MomentumSuggestionsDomain

/// The screens of suggestions and detail forms.
public enum SuggestionsRoute: Route {
    /// The list of all forms.
    case forms
    /// A form that asks for the categories in their order; `nil` asks for all that it has.
    case form(DetailForm.ID, categories: [String]? = nil)
    /// Every answer that is kept.
    case answers
    /// One field that searches; `nil` searches every category of places.
    case search(category: String?)
    /// One field that searches a place index, which is open as long as the screen.
    case index(file: URL)
}
