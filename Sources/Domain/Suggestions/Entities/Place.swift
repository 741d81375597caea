/// A named business with a category and a coordinate.
public struct Place: Hashable, Sendable {
    public let name: String
    /// The other names under which people search for the place.
    public let aliases: [String]
    /// The index word of its category; empty if unknown.
    public let category: String
    public let coordinate: Coordinate
    /// The house number and street, in the order of the country.
    public let street: String?
    public let city: String?
    /// The state or another part of its country.
    public let region: String?
    /// Any measure of how many people search for the place; 0 or more.
    public let popularity: Double

    public init(
        name: String,
        aliases: [String] = [],
        category: String,
        coordinate: Coordinate,
        street: String? = nil,
        city: String? = nil,
        region: String? = nil,
        popularity: Double = 0
    ) {
        self.name = name
        self.aliases = aliases
        self.category = category
        self.coordinate = coordinate
        self.street = street
        self.city = city
        self.region = region
        self.popularity = popularity
    }
}
