/// Suggests names for what a field holds.
public protocol SuggestUseCaseProtocol: Sendable {
    /// The answer that needs no waiting: of a list, of a place index on this device, or one that
    /// was just given. `nil` when ``execute(_:from:)`` has to be asked.
    func immediateAnswer(
        to text: String,
        from source: SuggestionSource
    ) throws(SuggestionError) -> [Suggestion]?

    /// At most five names without duplicates, best first (SG-3).
    ///
    /// Cancelled with the calling task, down to the request.
    func execute(
        _ text: String,
        from source: SuggestionSource
    ) async throws(SuggestionError) -> [Suggestion]
}
