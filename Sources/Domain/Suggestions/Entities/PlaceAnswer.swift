/// The result of a place search.
public struct PlaceAnswer: Hashable, Sendable {
    /// The places, best first, without two names that fold alike.
    public let places: [FoundPlace]
    /// True if the category was ignored, because the source has no place of it.
    public let isCategoryIgnored: Bool
    /// The credit to show on screen, where the source demands it.
    public let attribution: String?

    public init(
        places: [FoundPlace],
        isCategoryIgnored: Bool = false,
        attribution: String? = nil
    ) {
        self.places = places
        self.isCategoryIgnored = isCategoryIgnored
        self.attribution = attribution
    }

    /// The first places with distinct names, at most `limit`; nameless ones are dropped.
    package func distinct(limit: Int) -> PlaceAnswer {
        var shown: Set<[UInt8]> = []
        var kept: [FoundPlace] = []
        for place in places where kept.count < limit {
            let folded = TextFolding.fold(place.name)
            let key = folded.isEmpty ? Array(PrefixRule.trimmed(place.name).utf8) : folded
            if !key.isEmpty, shown.insert(key).inserted { kept.append(place) }
        }
        return PlaceAnswer(
            places: kept,
            isCategoryIgnored: isCategoryIgnored,
            attribution: attribution
        )
    }
}

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
