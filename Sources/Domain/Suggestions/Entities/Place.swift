/// A named business with a category and a coordinate.
public struct Place: Hashable, Sendable {
    public let name: String
    /// The index word of its category; empty when none is known.
    public let category: String
    public let coordinate: Coordinate
    public let city: String?
    /// Any measure of how many people look for the place; 0 or more.
    public let popularity: Double

    public init(
        name: String,
        category: String,
        coordinate: Coordinate,
        city: String? = nil,
        popularity: Double = 0
    ) {
        self.name = name
        self.category = category
        self.coordinate = coordinate
        self.city = city
        self.popularity = popularity
    }
}
