import Foundation
import MomentumSuggestionsDomain

/// Lower bounds of distances from one position, cheaper than exact distances.
struct MapGeometry {
    private static let radiansPerUnit = Double.pi / 180 / IndexPlace.unitsPerDegree
    /// The Earth's mean diameter in kilometres, as in `Coordinate`.
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
    /// Each term of the haversine formula is replaced by its minimum within the box.
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
        let west = Double(box.west) * Self.radiansPerUnit
        let east = Double(box.east) * Self.radiansPerUnit
        let turn = 2 * Double.pi
        return distance(
            Self.gap(
                latitude,
                Double(box.south) * Self.radiansPerUnit,
                Double(box.north) * Self.radiansPerUnit
            ),
            min(
                Self.gap(longitude, west, east),
                Self.gap(longitude - turn, west, east),
                Self.gap(longitude + turn, west, east),
                .pi
            ),
            leastCosine: Self.leastCosine(box.south, box.north)
        )
    }

    /// A lower bound of the distance to a place, given a lower bound of its latitude's cosine.
    @inline(__always)
    func distance(to place: IndexPlace, leastCosine: Double) -> Double {
        let horizontal = abs(Double(place.longitude) * Self.radiansPerUnit - longitude)
        return distance(
            Double(place.latitude) * Self.radiansPerUnit - latitude,
            horizontal > .pi ? 2 * .pi - horizontal : horizontal,
            leastCosine: leastCosine
        )
    }

    func leastCosine(of box: IndexNode) -> Double {
        Self.leastCosine(box.minLatitude, box.maxLatitude)
    }

    /// A lower bound of the cosine of a place's latitude.
    static func leastCosine(of place: IndexPlace) -> Double {
        leastCosine(place.latitude, place.latitude)
    }

    /// The first terms of the cosine series, which are below the cosine.
    private static func leastCosine(_ south: Int32, _ north: Int32) -> Double {
        let angle = max(abs(Double(south)), abs(Double(north))) * radiansPerUnit
        let square = angle * angle
        return max(0, 1 - square / 2 * (1 - square / 12 * (1 - square / 30)))
    }

    /// A lower bound in kilometres for angles between two points, without trigonometry: (1 - cos x)
    /// / 2 is at least x²/4 - x⁴/48.
    ///
    /// An arc is at least as long as its chord.
    @inline(__always)
    private func distance(_ up: Double, _ across: Double, leastCosine: Double) -> Double {
        let (up, across) = (up * up, across * across)
        let square =
            max(0, up * (0.25 - up / 48))
            + cosine * leastCosine * max(0, across * (0.25 - across / 48))
        return Self.diameter * square.squareRoot()
    }

    private static func gap(_ value: Double, _ low: Double, _ high: Double) -> Double {
        max(0, low - value, value - high)
    }
}
