/// A place that matches a query.
public struct FoundPlace: Hashable, Sendable {
    public let name: String
    /// The index word of its category, if the source knows it.
    public let category: String?
    public let coordinate: Coordinate?
    public let city: String?
    /// The distance from the user, if known.
    public let distanceKilometres: Double?
    /// The number of corrections to the query; 0 for a match as typed.
    public let edits: Int

    public init(
        name: String,
        category: String? = nil,
        coordinate: Coordinate? = nil,
        city: String? = nil,
        distanceKilometres: Double? = nil,
        edits: Int = 0
    ) {
        self.name = name
        self.category = category
        self.coordinate = coordinate
        self.city = city
        self.distanceKilometres = distanceKilometres
        self.edits = edits
    }
}
