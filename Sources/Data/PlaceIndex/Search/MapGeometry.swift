import Foundation
import MomentumSuggestionsDomain

/// Lower bounds of distances from one position, cheaper than the distances themselves.
struct MapGeometry {
    private static let radiansPerUnit = Double.pi / 180 / IndexPlace.unitsPerDegree
    /// Twice the mean radius of the Earth in kilometres, as in `Coordinate`.
    private static let diameter = 2 * 6371.0088

    private let latitude: Double
    private let longitude: Double
    private let cosine: Double

    init(_ position: Coordinate) {
        latitude = position.latitude * .pi / 180
        longitude = position.longitude * .pi / 180
        cosine = cos(latitude)
    }

    /// A lower bound of the distance to any point of a box, in kilometres.
    ///
    /// Each term of the haversine formula is replaced by its smallest value within the box.
    func distance(to box: IndexNode) -> Double {
        distance(
            to: MapBox(
                south: box.minLatitude,
                north: box.maxLatitude,
                west: box.minLongitude,
                east: box.maxLongitude
            )
        )
    }

    func distance(to box: MapBox) -> Double {
        let vertical = Self.gap(
            latitude,
            Double(box.south) * Self.radiansPerUnit,
            Double(box.north) * Self.radiansPerUnit
        )
        let west = Double(box.west) * Self.radiansPerUnit
        let east = Double(box.east) * Self.radiansPerUnit
        let turn = 2 * Double.pi
        let horizontal = min(
            Self.gap(longitude, west, east),
            Self.gap(longitude - turn, west, east),
            Self.gap(longitude + turn, west, east),
            .pi
        )
        let up = sin(vertical / 2)
        let across = sin(horizontal / 2)
        let leastCosine = Self.leastCosine(box.south, box.north)
        let square = up * up + cosine * leastCosine * across * across
        return Self.diameter * asin(min(1, square.squareRoot()))
    }

    /// A lower bound of the cosine of a place's latitude, the beginning of its series.
    static func cosine(of place: IndexPlace) -> Double {
        let angle = Double(place.latitude) * radiansPerUnit
        let square = angle * angle
        return max(0, 1 - square / 2 * (1 - square / 12 * (1 - square / 30)))
    }

    func leastCosine(of box: IndexNode) -> Double {
        Self.leastCosine(box.minLatitude, box.maxLatitude)
    }

    private static func leastCosine(_ south: Int32, _ north: Int32) -> Double {
        let farthest = max(abs(Double(south)), abs(Double(north)))
        return max(0, cos(farthest * radiansPerUnit))
    }

    /// A lower bound of the distance in kilometres to a place whose latitude's cosine is at least
    /// `leastCosine`, without trigonometry: (1 - cos x) / 2 is at least x²/4 - x⁴/48, and an arc is
    /// at least as long as its chord.
    @inline(__always)
    func distance(to place: IndexPlace, leastCosine: Double) -> Double {
        let vertical = Double(place.latitude) * Self.radiansPerUnit - latitude
        var horizontal = abs(Double(place.longitude) * Self.radiansPerUnit - longitude)
        if horizontal > .pi { horizontal = 2 * .pi - horizontal }
        let up = vertical * vertical
        let across = horizontal * horizontal
        let square =
            up * (0.25 - up / 48) + cosine * leastCosine * across * max(0, 0.25 - across / 48)
        return Self.diameter * max(0, square).squareRoot()
    }

    private static func gap(_ value: Double, _ low: Double, _ high: Double) -> Double {
        max(0, low - value, value - high)
    }
}
