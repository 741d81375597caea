public import Foundation
public import MomentumPresentation
public import MomentumSuggestionsDomain

/// The screens of suggestions and detail forms.
public enum SuggestionsRoute: Route {
    /// The list of all forms.
    case forms
    /// A form that asks for the categories with these keys, in order; `nil` means the user's
    /// choice, by default all.
    case form(DetailForm.ID, categories: [String]? = nil)
    /// All stored answers.
    case answers
    /// A field that searches a category, by its key or label; `nil` searches places of any kind.
    case search(category: String?)
    /// A field that searches a place index, which is open as long as the screen.
    case index(file: URL)
}
