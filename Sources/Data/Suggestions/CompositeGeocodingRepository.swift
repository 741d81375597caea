public import MomentumSuggestionsDomain

/// Several geocoders in order: each is asked if those before it failed or found nothing.
public struct CompositeGeocodingRepository: GeocodingRepository {
    private let repositories: [any GeocodingRepository]

    public init(_ repositories: [any GeocodingRepository]) {
        self.repositories = repositories
    }

    /// The credits of all, because any may have found an address.
    public var attributions: [String] {
        repositories.flatMap(\.attributions).reduce(into: []) { credits, credit in
            if !credits.contains(credit) { credits.append(credit) }
        }
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
