/// A place, or a name of a list, offered for the text of a field.
public struct Suggestion: Hashable, Sendable, Identifiable {
    /// The identity, unique among the rows of a field, and equal for the same place in every
    /// answer.
    public let id: String
    public let name: String
    /// The matched parts of the name, counted in characters, in order.
    public let matchedRanges: [Range<Int>]
    /// The reason it is offered.
    public let match: FoundPlace.Match
    /// The alias that the text matched; `nil` if its own name matched.
    public let matchedAlias: String?
    /// The index word of its category, if the source knows it.
    public let category: String?
    public let coordinate: Coordinate?
    /// The house number and street, in the order of the country.
    public let street: String?
    public let city: String?
    /// The state or another part of its country.
    public let region: String?
    /// The distance from the user, if known.
    public let distanceMetres: Double?
    public let source: PlaceSource
    /// The credit to show on screen, if the source requires one.
    public let attribution: String?

    public init(
        name: String,
        matchedRanges: [Range<Int>] = [],
        match: FoundPlace.Match = .name,
        matchedAlias: String? = nil,
        category: String? = nil,
        coordinate: Coordinate? = nil,
        street: String? = nil,
        city: String? = nil,
        region: String? = nil,
        distanceMetres: Double? = nil,
        source: PlaceSource = .list,
        attribution: String? = nil
    ) {
        let place = coordinate.map { "\($0.latitude),\($0.longitude)" } ?? street
        id = place.map { "\(name) \($0)" } ?? name
        self.name = name
        self.matchedRanges = matchedRanges
        self.match = match
        self.matchedAlias = matchedAlias
        self.category = category
        self.coordinate = coordinate
        self.street = street
        self.city = city
        self.region = region
        self.distanceMetres = distanceMetres
        self.source = source
        self.attribution = attribution
    }
}

extension Suggestion {
    /// A found place, with the marks of the query that found it.
    init(_ place: FoundPlace, matchedRanges: [Range<Int>]) {
        self.init(
            name: place.name,
            matchedRanges: matchedRanges,
            match: place.match,
            matchedAlias: place.matchedAlias,
            category: place.category,
            coordinate: place.coordinate,
            street: place.street,
            city: place.city,
            region: place.region,
            distanceMetres: place.distanceKilometres.map { $0 * 1000 },
            source: place.source,
            attribution: place.attribution
        )
    }

    /// The suggestion that was picked for a saved answer.
    public init(_ place: AnsweredPlace) {
        self.init(
            name: place.name,
            category: place.category,
            coordinate: place.coordinate,
            street: place.street,
            city: place.city,
            source: place.source
        )
    }

    /// The suggestion for another text; `nil` if its name does not match.
    package func matching(_ query: FoldedQuery) -> Suggestion? {
        let aliases = [matchedAlias].compactMap { $0 }
        let place = SearchPlace(name: name, aliases: aliases, city: city, region: region)
        var search = PlaceSearch(SearchRule(query, terms: nil), places: [place])
        guard let match = search.hits(limit: 1).first?.match else { return nil }
        let isAlias = match.alias != nil
        return Suggestion(
            name: name,
            matchedRanges: isAlias
                ? [] : MatchHighlighter(query).ranges(in: name, match: match.match),
            match: match.match,
            matchedAlias: isAlias ? matchedAlias : nil,
            category: category,
            coordinate: coordinate,
            street: street,
            city: city,
            region: region,
            distanceMetres: distanceMetres,
            source: source,
            attribution: attribution
        )
    }
}
