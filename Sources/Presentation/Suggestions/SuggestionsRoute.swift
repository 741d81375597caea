public import Foundation
public import MomentumPresentation
public import MomentumSuggestionsDomain

/// The screens of suggestions and detail forms.
public enum SuggestionsRoute: Route {
    /// The list of all forms.
    case forms
    /// A form that asks for the categories of these keys in their order; `nil` asks for those that
    /// the user chose, by default all.
    case form(DetailForm.ID, categories: [String]? = nil)
    /// Every answer that is kept.
    case answers
    /// One field that searches a category, by its key or label; `nil` searches places of any kind.
    case search(category: String?)
    /// One field that searches a place index, which is open as long as the screen.
    case index(file: URL)
}
