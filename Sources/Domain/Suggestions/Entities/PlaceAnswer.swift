/// The result of a place search.
public struct PlaceAnswer: Hashable, Sendable {
    /// The places, best first, without two names that fold alike.
    public let places: [FoundPlace]
    /// True if the category was ignored, because the source has no place of it.
    public let isCategoryIgnored: Bool
    /// The credit to show on screen, where the source demands it.
    public let attribution: String?
    /// False if the source left out places that may match, because the query has too many readings.
    public let isComplete: Bool

    public init(
        places: [FoundPlace],
        isCategoryIgnored: Bool = false,
        attribution: String? = nil,
        isComplete: Bool = true
    ) {
        self.places = places
        self.isCategoryIgnored = isCategoryIgnored
        self.attribution = attribution
        self.isComplete = isComplete
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
            attribution: attribution,
            isComplete: isComplete
        )
    }
}
