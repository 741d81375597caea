/// A gazetteer: turns an address into a coordinate.
public protocol GeocodingRepository: Sendable {
    /// - Returns: Where the address is, or `nil` when nobody knows it.
    func coordinate(ofAddress address: String) async throws(SuggestionError) -> Coordinate?
}
