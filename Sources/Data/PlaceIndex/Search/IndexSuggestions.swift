import MomentumSuggestionsDomain

/// One query to an index: rule Y of `Docs/Suggestions.md`, stage by stage.
struct IndexSuggestions: StagedSearch {
    let file: IndexFile
    let rule: SearchRule
    /// The number of the only category to search.
    let category: Int?
    let position: Coordinate?
    let listsBranches: Bool
    /// False if some matching places may be missing.
    private(set) var isComplete = true

    private var described: DescribedPlaces?
    private var corrections: TypoWalk?

    init(
        file: IndexFile,
        rule: SearchRule,
        category: Int?,
        position: Coordinate?,
        listsBranches: Bool
    ) {
        self.file = file
        self.rule = rule
        self.category = category
        self.position = position
        self.listsBranches = listsBranches
    }

    func isNear(_ hit: IndexHit) -> Bool? {
        hit.kilometres.map { $0 <= rule.ranking.halvingKilometres }
    }

    mutating func best(
        _ stage: SearchRule.Stage,
        limit: Int,
        onlyNear: Bool,
        after hits: [IndexHit]
    ) throws(IndexDamage) -> [IndexHit] {
        guard listsBranches else {
            let best = BestHits(
                file,
                capacity: limit,
                identity: .spaceless,
                excluded: hits
            )
            return try run(stage, onlyNear: onlyNear, best: best)
        }
        // Branches close to each other share a row, which shows only after sorting.
        var capacity = 4 * (limit + hits.count)
        while true {
            let best = BestHits(file, capacity: capacity, identity: .place, excluded: [])
            let found = try run(stage, onlyNear: onlyNear, best: best)
            var kept: [IndexHit] = []
            for hit in found where kept.count < limit {
                var isKnown = false
                for other in hits + kept where try isSameRow(other, hit) { isKnown = true }
                if !isKnown { kept.append(hit) }
            }
            if kept.count == limit || found.count < capacity { return kept }
            capacity *= 4
        }
    }

    private func isSameRow(_ left: IndexHit, _ right: IndexHit) throws(IndexDamage) -> Bool {
        guard try file.isSameName(left.place, right.place, .spaceless) else { return false }
        let kilometres = left.place.coordinate.kilometres(to: right.place.coordinate)
        return kilometres <= PlaceSearch.branchKilometres
    }

    private mutating func run(
        _ stage: SearchRule.Stage,
        onlyNear: Bool,
        best: BestHits
    ) throws(IndexDamage) -> [IndexHit] {
        var best = best
        let scope = IndexStages(self, onlyNear: onlyNear)
        switch stage {
        case .phrase:
            try scope.phrases(rule.phrases, into: &best)
            try scope.places(ofCategories: rule.categories, .category, into: &best)
        case .joined: try scope.joined(into: &best)
        case .anyOrder: try scope.words(rule.wordSets, match: .name, into: &best)
        case .described:
            if described == nil, !rule.descriptions.isEmpty {
                described = try DescribedPlaces(rule.descriptions, in: file, near: position)
            }
            guard let described else { break }
            if !described.isComplete { isComplete = false }
            try scope.described(described, into: &best)
        case .corrected:
            guard rule.typo.allowsEdits, rule.typo.words.count <= file.header.maximumWords else {
                break
            }
            if corrections == nil {
                var walk = TypoWalk(file, rule: rule.typo)
                try walk.walk(file.slice(ofCategory: category))
                corrections = walk
            }
            if let corrections { return try scope.corrected(corrections, best: best) }
        case .partial: try scope.partial(rule.rests, into: &best)
        }
        return best.hits
    }
}
