import Foundation

/// A position on Earth in degrees, WGS 84.
public struct Coordinate: Hashable, Sendable {
    /// The mean radius of the Earth in kilometres.
    private static let earthRadius = 6371.0088

    /// The degrees north of the equator.
    public let latitude: Double
    /// The degrees east of Greenwich.
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// True if the latitude is within ±90 and the longitude within ±180 degrees.
    public var isValid: Bool {
        abs(latitude) <= 90 && abs(longitude) <= 180
    }

    /// The great-circle distance on a sphere (haversine), in kilometres.
    public func kilometres(to other: Coordinate) -> Double {
        let radian = Double.pi / 180
        let vertical = sin((other.latitude - latitude) * radian / 2)
        let horizontal = sin((other.longitude - longitude) * radian / 2)
        let square =
            vertical * vertical
            + cos(latitude * radian) * cos(other.latitude * radian) * horizontal * horizontal
        return 2 * Self.earthRadius * asin(min(1, square.squareRoot()))
    }
}

extension Coordinate {
    /// The coordinate of two numbers; `nil` if one is missing or outside the Earth's range.
    package static func valid(_ latitude: Double?, _ longitude: Double?) -> Coordinate? {
        guard let latitude, let longitude else { return nil }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isValid ? coordinate : nil
    }
}
