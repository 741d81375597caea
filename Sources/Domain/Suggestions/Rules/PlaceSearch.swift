/// Rule Y over an array, place by place.
package struct PlaceSearch: StagedSearch {
    package struct Hit: Sendable {
        package let index: Int
        package let value: Double
        package let match: PlaceMatch
    }

    /// The values of a place that decide its rank.
    package struct Candidate: Sendable {
        /// The number of its category in the terms of the rule.
        package let category: Int?
        /// The score of the place, independent of the match.
        package let score: Double
        package let coordinate: Coordinate?
        /// The distance from the user, if known.
        package let kilometres: Double?

        package init(
            category: Int? = nil,
            score: Double = 0,
            coordinate: Coordinate? = nil,
            kilometres: Double? = nil
        ) {
            self.category = category
            self.score = score
            self.coordinate = coordinate
            self.kilometres = kilometres
        }
    }

    /// The distance in kilometres within which places of one name share a row.
    package static let branchKilometres = 0.05

    private let rule: SearchRule
    private let places: [SearchPlace]
    private let listsBranches: Bool
    private let candidate: (Int) -> Candidate?
    private var matches: (stage: SearchRule.Stage, hits: [Hit])?

    /// `candidate` returns `nil` for a place that is filtered out.
    package init(
        _ rule: SearchRule,
        places: [SearchPlace],
        listsBranches: Bool = false,
        candidate: @escaping (Int) -> Candidate? = { _ in Candidate() }
    ) {
        self.rule = rule
        self.places = places
        self.listsBranches = listsBranches
        self.candidate = candidate
    }

    package mutating func best(
        _ stage: SearchRule.Stage,
        limit: Int,
        onlyNear: Bool,
        after hits: [Hit]
    ) -> [Hit] {
        if matches?.stage != stage { matches = (stage, ordered(stage)) }
        var kept: [Hit] = []
        for hit in matches?.hits ?? [] where kept.count < limit {
            if onlyNear, isNear(hit) != true { continue }
            if (hits + kept).contains(where: { isSameRow($0, hit) }) { continue }
            kept.append(hit)
        }
        return kept
    }

    package func isNear(_ hit: Hit) -> Bool? {
        candidate(hit.index)?.kilometres.map { $0 <= rule.ranking.halvingKilometres }
    }

    /// The matches of a stage, best first; equal matches keep the order of the array.
    private func ordered(_ stage: SearchRule.Stage) -> [Hit] {
        var hits: [Hit] = []
        for (index, place) in places.enumerated() {
            guard let candidate = candidate(index),
                let match = rule.match(stage, place, category: candidate.category)
            else { continue }
            hits.append(Hit(index: index, value: candidate.score + match.bonus, match: match))
        }
        return hits.sorted {
            ($0.match.edits, -$0.value, $0.index) < ($1.match.edits, -$1.value, $1.index)
        }
    }

    private func isSameRow(_ left: Hit, _ right: Hit) -> Bool {
        guard places[left.index].identity == places[right.index].identity else { return false }
        guard listsBranches, let place = candidate(left.index)?.coordinate,
            let other = candidate(right.index)?.coordinate
        else { return true }
        return place.kilometres(to: other) <= Self.branchKilometres
    }
}
