public import MomentumSuggestionsDomain

/// Several geocoders in order: each is asked if those before it failed or found nothing.
public struct CompositeGeocodingRepository: GeocodingRepository {
    private let repositories: [any GeocodingRepository]

    public init(_ repositories: [any GeocodingRepository]) {
        self.repositories = repositories
    }

    public func coordinate(
        ofAddress address: String
    ) async throws(SuggestionError) -> Coordinate? {
        var failure: SuggestionError?
        for repository in repositories {
            do throws(SuggestionError) {
                if let known = try await repository.coordinate(ofAddress: address) { return known }
            } catch {
                if error == .cancelled { throw error }
                failure = error
            }
        }
        if let failure { throw failure }
        return nil
    }
}
