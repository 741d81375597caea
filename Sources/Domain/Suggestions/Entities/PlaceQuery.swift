/// A request to a place search.
public struct PlaceQuery: Hashable, Sendable {
    /// The text of the field; white space at its end marks the last word as complete.
    public let text: String
    /// The category of the places; `nil` for any.
    public let category: PlaceCategory?
    public let region: SearchRegion
    /// The number of different names that are wanted.
    ///
    /// A source may return more places, and names several times. The first ones are taken by
    /// ``PlaceAnswer/distinct(limit:listsBranches:)``.
    public let limit: Int
    /// True to list each branch of a chain as a place; false to list each name once.
    public let listsBranches: Bool
    /// The text as names are compared with it; `nil` if it is too short to search for.
    public let folded: FoldedQuery?

    public init(
        text: String,
        category: PlaceCategory? = nil,
        region: SearchRegion = .unitedStates,
        limit: Int = 5,
        listsBranches: Bool = false
    ) {
        self.init(
            text: text,
            folded: FoldedQuery(text),
            category: category,
            region: region,
            limit: limit,
            listsBranches: listsBranches
        )
    }

    /// Creates a query of a text that is folded already.
    init(
        text: String,
        folded: FoldedQuery?,
        category: PlaceCategory?,
        region: SearchRegion,
        limit: Int,
        listsBranches: Bool
    ) {
        self.text = text
        self.folded = folded
        self.category = category
        self.region = region
        self.limit = limit
        self.listsBranches = listsBranches
    }

    /// True if a place is near the position, or one of the two is unknown: a source without
    /// coordinates has used the position itself.
    package func isNear(_ place: FoundPlace) -> Bool {
        guard let position = region.position, let coordinate = place.coordinate else { return true }
        return position.kilometres(to: coordinate) <= PlaceRanking().halvingKilometres
    }

    /// The text with the category's phrase, for a search in natural language.
    public var naturalLanguageText: String {
        let text = PrefixRule.trimmed(text)
        return category.map { "\(text) \($0.phrase)" } ?? text
    }
}

/// The region that a place search prefers.
public struct SearchRegion: Hashable, Sendable {
    /// The contiguous United States, for use while the user's address is unknown.
    public static let unitedStates = SearchRegion(
        center: Coordinate(latitude: 39.5, longitude: -98.35),
        spanDegrees: 60,
        isFallback: true
    )

    public let center: Coordinate
    /// The height and the width, in degrees.
    public let spanDegrees: Double
    /// True if the region replaces an unknown position, so that nearness has no meaning.
    public let isFallback: Bool

    public init(center: Coordinate, spanDegrees: Double = 0.5, isFallback: Bool = false) {
        self.center = center
        self.spanDegrees = spanDegrees
        self.isFallback = isFallback
    }

    /// The user's position, if known.
    public var position: Coordinate? { isFallback ? nil : center }
}
