public import MomentumSuggestionsData
public import MomentumSuggestionsDomain

/// Search as you type with the system's own maps.
///
/// The query is in natural language, with the kind of place if the maps know one.
public struct MapPlaceRepository: PlaceRepository {
    private let maps: any MapService
    private let budget: RequestBudget
    private let categories: [PlaceCategory]

    /// All users of these maps share `budget`; the words of `categories` replace the kinds of the
    /// found places.
    public init(
        maps: any MapService,
        budget: RequestBudget,
        categories: [PlaceCategory] = FormCatalogue.standard.placeCategories
    ) {
        self.maps = maps
        self.budget = budget
        self.categories = categories
    }

    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        guard query.folded != nil else { return PlaceAnswer(places: []) }
        try budget.spend()
        let position = query.region.position
        let places = try await items(for: MapRequest(query)).map { item in
            FoundPlace(
                name: item.name ?? "",
                category: query.category?.indexWord ?? categories.word(of: item.kind),
                coordinate: item.coordinate,
                street: item.street,
                city: item.city,
                region: item.region,
                distanceKilometres: position?.kilometres(to: item.coordinate),
                source: .maps
            )
        }
        return PlaceAnswer(places: places)
    }

    private func items(for request: MapRequest) async throws(SuggestionError) -> [MapItem] {
        do throws(MapFailure) {
            return try await maps.items(for: request)
        } catch {
            if let error = error.suggestionError { throw error }
            return []
        }
    }
}
