/// A place that matches a query.
public struct FoundPlace: Hashable, Sendable {
    /// The reason why a place was found.
    public enum Match: Hashable, Sendable {
        /// The text matches a part of one of the place's names.
        case name
        /// The text names the kind of place.
        case category
        /// Parts of the text match its name, others its category, city or region.
        case described
        /// The text matches a part of one of its names after a number of corrections.
        case corrected(edits: Int)
        /// The text without one of its words matches a part of one of its names.
        case partial
    }

    public let name: String
    /// The index word of its category, if the source knows it.
    public let category: String?
    public let coordinate: Coordinate?
    /// The house number and street, in the order of the country.
    public let street: String?
    public let city: String?
    /// The state or another part of its country.
    public let region: String?
    /// The distance from the user, if known.
    public let distanceKilometres: Double?
    public let match: Match
    /// The alias that the text matched; `nil` if the place's own name matched.
    public let matchedAlias: String?
    public let source: PlaceSource
    /// The credit to show on screen, if the source requires one.
    public let attribution: String?

    public init(
        name: String,
        category: String? = nil,
        coordinate: Coordinate? = nil,
        street: String? = nil,
        city: String? = nil,
        region: String? = nil,
        distanceKilometres: Double? = nil,
        match: Match = .name,
        matchedAlias: String? = nil,
        source: PlaceSource = .index,
        attribution: String? = nil
    ) {
        self.name = name
        self.category = category
        self.coordinate = coordinate
        self.street = street
        self.city = city
        self.region = region
        self.distanceKilometres = distanceKilometres
        self.match = match
        self.matchedAlias = matchedAlias
        self.source = source
        self.attribution = attribution
    }
}
