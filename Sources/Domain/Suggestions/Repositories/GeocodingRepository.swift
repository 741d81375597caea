/// A gazetteer, which turns an address into a coordinate.
public protocol GeocodingRepository: Sendable {
    /// Returns the position of an address; `nil` if it is unknown.
    func coordinate(ofAddress address: String) async throws(SuggestionError) -> Coordinate?

    /// The credits to show on screen with places near a position; without duplicates.
    var attributions: [String] { get }
}

extension GeocodingRepository {
    /// Returns none, because most gazetteers require no credit.
    public var attributions: [String] { [] }
}
