import MomentumSuggestionsDomain

extension Coordinate {
    /// The coordinate of two numbers; `nil` if one is missing or outside the Earth's range.
    static func valid(_ latitude: Double?, _ longitude: Double?) -> Coordinate? {
        guard let latitude, let longitude else { return nil }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isValid ? coordinate : nil
    }
}
