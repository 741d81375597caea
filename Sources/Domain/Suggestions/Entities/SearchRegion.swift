/// The region that a place search prefers.
public struct SearchRegion: Hashable, Sendable {
    /// The contiguous United States, for as long as nothing is known about the user's address.
    public static let unitedStates = SearchRegion(
        center: Coordinate(latitude: 39.5, longitude: -98.35),
        spanDegrees: 60,
        isFallback: true
    )

    public let center: Coordinate
    /// The height and the width, in degrees.
    public let spanDegrees: Double
    /// Whether the region stands in for a position that is not known: then being near its centre
    /// is worth nothing.
    public let isFallback: Bool

    public init(center: Coordinate, spanDegrees: Double = 0.5, isFallback: Bool = false) {
        self.center = center
        self.spanDegrees = spanDegrees
        self.isFallback = isFallback
    }

    /// Where the user is, as far as that is known.
    public var position: Coordinate? { isFallback ? nil : center }
}
