public import MomentumSuggestionsDomain

/// Finds the given addresses, and coordinates written as `latitude,longitude`.
public struct InMemoryGeocodingRepository: GeocodingRepository {
    private let coordinates: [String: Coordinate]

    /// - Parameter coordinates: The coordinate of each address.
    public init(_ coordinates: [String: Coordinate] = [:]) {
        self.coordinates = coordinates
    }

    public func coordinate(
        ofAddress address: String
    ) async throws(SuggestionError) -> Coordinate? {
        if let known = coordinates[address] { return known }
        let parts = address.split(separator: ",").map {
            Double($0.filter { !$0.isWhitespace })
        }
        return parts.count == 2 ? .valid(parts[0], parts[1]) : nil
    }
}
