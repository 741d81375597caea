public import MomentumSuggestionsData
public import MomentumSuggestionsDomain

/// Finds addresses with the system's own maps.
public struct MapGeocodingRepository: GeocodingRepository {
    private let maps: any MapService
    private let budget: RequestBudget

    /// All users of these maps share `budget`.
    public init(maps: any MapService, budget: RequestBudget) {
        self.maps = maps
        self.budget = budget
    }

    public func coordinate(
        ofAddress address: String
    ) async throws(SuggestionError) -> Coordinate? {
        try budget.spend()
        do throws(MapFailure) {
            return try await maps.coordinate(ofAddress: address)
        } catch {
            if let error = error.suggestionError { throw error }
            return nil
        }
    }
}
