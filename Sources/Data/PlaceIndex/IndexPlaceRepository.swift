import MomentumDomain
public import MomentumSuggestionsDomain

/// The places of an index file; answers at once.
public struct IndexPlaceRepository: PlaceRepository {
    private let index: PlaceIndex
    private let terms: CategoryTerms

    /// `terms` are the words for kinds of place.
    public init(index: PlaceIndex, terms: CategoryTerms = .standard) {
        self.index = index
        self.terms = terms
    }

    public var needsPause: Bool { false }

    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        guard let folded = query.folded else { return PlaceAnswer(places: []) }
        do throws(PlaceIndexError) {
            return try index.suggestions(
                for: folded,
                category: query.category?.indexWord,
                near: query.region.position,
                limit: query.limit,
                listsBranches: query.listsBranches,
                terms: terms
            )
        } catch {
            throw SuggestionError(error)
        }
    }

    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        try immediatePlaces(matching: query) ?? PlaceAnswer(places: [])
    }
}
