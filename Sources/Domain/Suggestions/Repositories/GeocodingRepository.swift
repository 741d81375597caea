/// A gazetteer, which turns an address into a coordinate.
public protocol GeocodingRepository: Sendable {
    /// Returns the position of an address; `nil` if it is unknown.
    func coordinate(ofAddress address: String) async throws(SuggestionError) -> Coordinate?
}
