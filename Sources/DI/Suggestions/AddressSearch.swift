import MomentumSuggestionsDomain

/// The search of the address field.
struct AddressSearch: Sendable {
    let suggest: any SuggestUseCaseProtocol
    /// The addresses as places of any kind.
    ///
    /// The list is empty without a completer; the field then takes plain text.
    let source: SuggestionSource
}
