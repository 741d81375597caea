/// A place that answers a query.
public struct FoundPlace: Hashable, Sendable {
    public let name: String
    /// The index word of its category, where the source tells.
    public let category: String?
    public let coordinate: Coordinate?
    public let city: String?
    /// How far it is from the user, where that is known.
    public let distanceKilometres: Double?
    /// How many corrections of the query it took; 0 for a match as typed.
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
