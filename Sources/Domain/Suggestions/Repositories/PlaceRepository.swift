/// A search for places by the beginnings of their names.
public protocol PlaceRepository: Sendable {
    /// The answer, if it needs no waiting; `nil` when only ``places(matching:)`` can give it.
    func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?

    /// The best places, at most as many as the query's limit; cancelled with the calling task.
    func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer
}

extension PlaceRepository {
    /// Returns `nil`, because most searches wait for a server.
    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        nil
    }
}
