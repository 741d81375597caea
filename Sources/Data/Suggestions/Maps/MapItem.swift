public import MomentumDomain

/// Something that a system's maps have found.
public struct MapItem: Hashable, Sendable {
    /// `nil` or empty for what has no name.
    public let name: String?
    public let coordinate: Coordinate
    public let city: String?

    public init(name: String?, coordinate: Coordinate, city: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.city = city
    }
}
