/// A collection of places that answers the stages of a search one by one.
package protocol StagedSearch {
    associatedtype Hit
    associatedtype Failure: Error

    /// The best rows of a stage, best first, at most `limit`.
    ///
    /// Excludes rows of names that are among `hits`, and with `onlyNear` places that are not near.
    mutating func best(
        _ stage: SearchRule.Stage,
        limit: Int,
        onlyNear: Bool,
        after hits: [Hit]
    ) throws(Failure) -> [Hit]

    /// True if a place is near; `nil` if the user's position is unknown.
    func isNear(_ hit: Hit) -> Bool?
}

extension StagedSearch {
    /// The rows of all stages, until there are enough and one of them is near.
    package mutating func hits(limit: Int) throws(Failure) -> [Hit] {
        var hits: [Hit] = []
        guard limit > 0 else { return hits }
        for stage in SearchRule.Stage.allCases where stage != .partial {
            let hasNear = hits.contains { isNear($0) ?? true }
            if hits.count >= limit, hasNear { break }
            var front: [Hit] = []
            if !hits.isEmpty, !hasNear {
                front = try best(
                    stage,
                    limit: min(PlaceRanking.nearRows, limit),
                    onlyNear: true,
                    after: hits
                )
            }
            hits = Array((front + hits).prefix(limit))
            if hits.count < limit {
                hits += try best(stage, limit: limit - hits.count, onlyNear: false, after: hits)
            }
        }
        if hits.isEmpty { hits = try best(.partial, limit: limit, onlyNear: false, after: []) }
        return hits
    }
}
