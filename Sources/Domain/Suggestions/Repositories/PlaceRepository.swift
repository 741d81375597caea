/// A search for places by the beginnings of their names.
public protocol PlaceRepository: Sendable {
    /// The answer that needs no waiting, or `nil` when only ``places(matching:)`` can tell.
    func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?

    /// The best places, at most as many as the query's limit; cancelled with the calling task.
    func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer
}

extension PlaceRepository {
    /// Nothing: most searches have to wait for a server.
    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        nil
    }
}
