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

    /// The first places of distinct rows, at most `limit`; nameless ones are dropped.
    ///
    /// Names that fold alike but for spaces are one row; if `listsBranches`, only where two places
    /// are the same or their positions are unknown.
    package func distinct(limit: Int, listsBranches: Bool = false) -> PlaceAnswer {
        var shown: [[UInt8]: [FoundPlace]] = [:]
        var kept: [FoundPlace] = []
        for place in places where kept.count < limit {
            let folded = TextFolding.fold(place.name).filter { $0 != UInt8(ascii: " ") }
            let key = folded.isEmpty ? Array(PrefixRule.trimmed(place.name).utf8) : folded
            guard !key.isEmpty else { continue }
            let isKnown = shown[key, default: []].contains { other in
                guard listsBranches, let here = place.coordinate, let there = other.coordinate
                else { return true }
                return here.kilometres(to: there) <= PlaceSearch.branchKilometres
            }
            guard !isKnown else { continue }
            shown[key, default: []].append(place)
            kept.append(place)
        }
        return PlaceAnswer(
            places: kept,
            isCategoryIgnored: isCategoryIgnored,
            attribution: attribution,
            isComplete: isComplete
        )
    }
}
