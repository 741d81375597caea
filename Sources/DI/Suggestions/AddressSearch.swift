import MomentumSuggestionsDomain

/// The search of the field in which the user types the address.
struct AddressSearch: Sendable {
    let suggest: any SuggestUseCaseProtocol
    /// The addresses as places of any kind; an empty list where nobody completes them, so that the
    /// field takes plain text.
    let source: SuggestionSource
}
