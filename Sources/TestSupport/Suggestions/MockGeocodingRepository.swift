public import MomentumSuggestionsDomain
public import MomentumTestSupport

/// A geocoder whose answers a test releases by hand, in any order.
public final class MockGeocodingRepository: GeocodingRepository {
    /// The pending requests.
    public let gate = Gate<String, Coordinate?, SuggestionError>(cancellation: .cancelled)

    public init() {}

    public func coordinate(
        ofAddress address: String
    ) async throws(SuggestionError) -> Coordinate? {
        try await gate.pass(address)
    }
}
