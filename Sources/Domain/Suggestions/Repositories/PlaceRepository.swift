/// A search for places by the beginnings of their names.
public protocol PlaceRepository: Sendable {
    /// The answer, if it needs no waiting; `nil` when only ``places(matching:)`` can give it.
    func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?

    /// True if a search should wait until the user pauses; false for a device's own index, and for
    /// a search that waits by itself.
    var needsPause: Bool { get }

    /// The same suggestion with what its source looks up only for a chosen one, such as the
    /// coordinate; `nil` if this repository has nothing to add.
    func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion?

    /// The best places, at most as many as the query's limit; cancelled with the calling task.
    func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer
}

extension PlaceRepository {
    /// Returns true, because most searches ask a server.
    public var needsPause: Bool { true }

    /// Returns `nil`, because most searches say at once all that they know.
    public func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion? {
        nil
    }

    /// Returns `nil`, because most searches wait for a server.
    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        nil
    }
}
