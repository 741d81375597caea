/// The result of a place search.
public struct PlaceAnswer: Hashable, Sendable {
    /// The places, best first; ``SuggestUseCase`` shows those of one name once.
    public let places: [FoundPlace]
    /// True if the category was ignored, because the source has no place of it.
    public let isCategoryIgnored: Bool
    /// False if matching places may be missing, because the query has too many readings or a source
    /// failed.
    public let isComplete: Bool
    /// The failure of a source whose places are missing; `nil` if none failed.
    public let failure: SuggestionError?
    /// True if another source has yet to answer, whose places will be added.
    public let isPartial: Bool

    public init(
        places: [FoundPlace],
        isCategoryIgnored: Bool = false,
        isComplete: Bool = true,
        failure: SuggestionError? = nil,
        isPartial: Bool = false
    ) {
        self.places = places
        self.isCategoryIgnored = isCategoryIgnored
        self.isComplete = isComplete && failure == nil
        self.failure = failure
        self.isPartial = isPartial
    }

    /// The first places of distinct rows, at most `limit`; nameless ones are dropped.
    ///
    /// Names that are equal after folding, ignoring spaces, share a row. With `listsBranches`, only
    /// if the places are equal or their positions unknown.
    public func distinct(limit: Int, listsBranches: Bool = false) -> PlaceAnswer {
        var shown: [[UInt8]: [FoundPlace]] = [:]
        var kept: [FoundPlace] = []
        for place in places where kept.count < limit {
            let key = TextFolding.rowKey(place.name)
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
            isComplete: isComplete,
            failure: failure,
            isPartial: isPartial
        )
    }

    /// These places followed by those of another source, without duplicates, at most as many as the
    /// query wants.
    ///
    /// If none of these is near, up to three near places of the other source replace the last ones,
    /// and also those of their name.
    package func followed(by others: PlaceAnswer, for query: PlaceQuery) -> PlaceAnswer {
        let others = others.distinct(limit: query.limit, listsBranches: query.listsBranches)
        let isComplete = isComplete && others.isComplete
        let failure = failure ?? others.failure
        guard !places.isEmpty else {
            return PlaceAnswer(
                places: others.places,
                isCategoryIgnored: others.isCategoryIgnored,
                isComplete: isComplete,
                failure: failure,
                isPartial: others.isPartial
            )
        }
        var first = places
        var near: ArraySlice<FoundPlace> = []
        if !first.contains(where: query.isNear) {
            near = others.places.filter(query.isNear).prefix(PlaceRanking.nearRows)
            let names = Set(near.map { TextFolding.rowKey($0.name) })
            if !query.listsBranches {
                first.removeAll { names.contains(TextFolding.rowKey($0.name)) }
            }
        }
        return PlaceAnswer(
            places: first.prefix(max(query.limit - near.count, 0)) + near + others.places,
            isCategoryIgnored: isCategoryIgnored,
            isComplete: isComplete,
            failure: failure
        ).distinct(limit: query.limit, listsBranches: query.listsBranches)
    }
}
