/// A search for places by the beginnings of their names.
public protocol PlaceRepository: Sendable {
    /// The answer, if it is available at once; `nil` if only ``places(matching:)`` can provide it.
    func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?

    /// True if a search should wait until the user pauses. False for a device's own index, and for
    /// a search with its own delay.
    var needsPause: Bool { get }

    /// The suggestion with details that its source looks up only for a chosen one, such as the
    /// coordinate. `nil` if this repository has nothing to add.
    func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion?

    /// The best places: as many different names as the query's limit, if there are; cancelled with
    /// the calling task.
    ///
    /// Names may be repeated or empty: ``SuggestUseCase`` leaves those rows out and takes the first
    /// of the others.
    func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer
}

extension PlaceRepository {
    /// Returns true, because most searches ask a server.
    public var needsPause: Bool { true }

    /// Returns `nil`, because most searches return all their data at once.
    public func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion? {
        nil
    }

    /// Returns `nil`, because most searches wait for a server.
    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        nil
    }
}
