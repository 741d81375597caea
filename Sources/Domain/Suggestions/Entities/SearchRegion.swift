/// The region that a place search prefers.
public struct SearchRegion: Hashable, Sendable {
    /// The contiguous United States, while the user's address is unknown.
    public static let unitedStates = SearchRegion(
        center: Coordinate(latitude: 39.5, longitude: -98.35),
        spanDegrees: 60,
        isFallback: true
    )

    public let center: Coordinate
    /// The height and the width, in degrees.
    public let spanDegrees: Double
    /// True if the region replaces an unknown position, so that nearness means nothing.
    public let isFallback: Bool

    public init(center: Coordinate, spanDegrees: Double = 0.5, isFallback: Bool = false) {
        self.center = center
        self.spanDegrees = spanDegrees
        self.isFallback = isFallback
    }

    /// The user's position, if known.
    public var position: Coordinate? { isFallback ? nil : center }
}
