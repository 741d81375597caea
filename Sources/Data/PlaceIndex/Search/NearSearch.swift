import MomentumSuggestionsDomain

/// The best places of several ranges of starts, by popularity, nearness and the bonus of the match.
///
/// One side walks the matching places by popularity, the other the map cells by distance. The next
/// place's popularity and the next cell's nearness bound every unvisited place. When its score
/// cannot exceed the worst of the best names, the search is done. Source: the threshold algorithm
/// of Fagin, Lotem and Naor, "Optimal Aggregation Algorithms for Middleware", 2003.
struct NearSearch {
    /// The numbers of word starts and places up to which each place is scored directly.
    static let fewStarts = 256
    static let fewPlaces = 1024
    /// The limit for a condition on names, which few names meet.
    static let fewStartsOfNames = 2048
    /// The limit for the places of a category, about which cells know nothing.
    static let fewOfCategory = 4096

    /// The part of the cells that can match.
    enum Cells {
        /// The given ranges among the starts of all names.
        case ranges(() throws(IndexDamage) -> [CellRange])
        /// Every place.
        case all
    }

    let file: IndexFile
    /// The user's position; `nil` ranks by popularity alone.
    let position: Coordinate?
    let ranking: PlaceRanking
    let starts: StartRule
    let filter: NameFilter
    let match: FoundPlace.Match
    /// The map boxes to search; `nil` for the whole map.
    let boxes: [MapBox]?
    let geometry: MapGeometry?
    private(set) var best: BestHits
    /// The number of places that the filter may still refuse before the search gives up.
    private(set) var patience: Int
    /// The places of whole cells that the search may still read.
    private var cellPlaces: Allowance

    init(
        _ file: IndexFile,
        position: Coordinate?,
        ranking: PlaceRanking,
        starts: StartRule,
        filter: NameFilter,
        match: FoundPlace.Match,
        boxes: [MapBox]? = nil,
        best: BestHits,
        patience: Int = .max
    ) {
        self.file = file
        self.position = position
        self.ranking = ranking
        self.starts = starts
        self.filter = filter
        self.match = match
        self.boxes = boxes
        self.best = best
        self.patience = patience
        geometry = position.map(MapGeometry.init)
        cellPlaces = Allowance(file.count(.places))
    }

    /// Adds the best hits among the given starts of all names or of a category.
    ///
    /// - Returns: False if the search gave up, because the filter refused too many places or names.
    @discardableResult
    mutating func search(_ ranges: [Range<Int>], cells: Cells) throws(IndexDamage) -> Bool {
        let isNearOnly = filter.kilometres < .infinity
        if try scoreAllIfFew(ranges, cells: cells) { return true }
        let cellRanges: [CellRange]? =
            if case .ranges(let ranges) = cells { try ranges() } else { nil }
        let usesPopular = boxes == nil && !isNearOnly
        var popular =
            usesPopular
            ? try PopularPlaces(file, ranges, rule: starts, filter: filter, patience: patience)
            : nil
        var map =
            position == nil && boxes == nil
            ? nil : try NearCells(file, geometry: geometry, meeting: boxes)
        let mostPopular = file.count(.popularities) > 0 ? try file.popularity(0).magnitude : 0
        while true {
            if patience < popular?.refused ?? 0 { return false }
            var popularityBound = ranking.popularityWeight * mostPopular
            if usesPopular {
                guard let bound = try popular?.bound() else { break }
                popularityBound = ranking.popularityWeight * bound
            }
            var nearnessBound = 0.0
            if map != nil {
                guard let distance = map?.distance, distance <= filter.kilometres else { break }
                if position != nil {
                    nearnessBound = ranking.nearnessWeight * ranking.nearness(kilometres: distance)
                }
            }
            let bound = popularityBound + nearnessBound + starts.beginningBonus
            if best.isFull, bound <= best.threshold { break }
            if map != nil, !usesPopular || nearnessBound >= popularityBound {
                guard let cell = try map?.next() else { continue }
                try visit(cell, nearnessBound: nearnessBound, cellRanges)
            } else if let found = try popular?.next() {
                try score(found.number, kinds: found.kinds)
            }
        }
        return true
    }

    /// Scores every place if there are few; the walk from both sides then saves nothing.
    mutating func scoreAllIfFew(
        _ ranges: [Range<Int>],
        cells: Cells
    ) throws(IndexDamage) -> Bool {
        if case .all = cells, boxes != nil { return false }
        var (fewStarts, remaining) = (Self.fewStarts, Self.fewPlaces)
        if filter.isOfNames { fewStarts = Self.fewStartsOfNames }
        if case .all = cells {
            (fewStarts, remaining) = (4 * Self.fewOfCategory, Self.fewOfCategory)
        }
        guard ranges.reduce(0, { $0 + $1.count }) <= fewStarts else { return false }
        return try scoreAll(ranges, places: remaining)
    }

    /// Scores every place of these starts, each of them given once.
    mutating func scoreAll(_ ranges: [Range<Int>]) throws(IndexDamage) {
        // A place can be found by each start of its name, of its further forms and of its aliases.
        let starts = min(file.header.maximumWords, IndexFile.maximumNameLength)
        let places = starts * (file.count(.places) + file.count(.furtherKeys))
        guard try scoreAll(ranges, places: places) else { throw IndexDamage() }
    }

    /// Scores every place of these starts.
    ///
    /// - Returns: False if there are more than `places` places; some are then not scored.
    private mutating func scoreAll(
        _ ranges: [Range<Int>],
        places: Int
    ) throws(IndexDamage) -> Bool {
        var remaining = places
        for range in ranges {
            for (start, startKinds) in try startsWithKinds(in: range) {
                var kinds = startKinds
                guard let end = try filter.end(ofAcceptedNameAt: start, in: file) else { continue }
                let list = try file.places(ofNameEndingAt: end)
                if list.isFurther { kinds.insert(.further) }
                guard starts.accepts(kinds) else { continue }
                remaining -= list.count
                guard remaining >= 0 else { return false }
                for index in 0..<list.count {
                    try score(try file.place(index, of: list), kinds: kinds)
                }
            }
        }
        return true
    }

    /// The offsets and the kinds of some starts.
    ///
    /// A separate pass lets the processor load many texts at once.
    private func startsWithKinds(
        in range: Range<Int>
    ) throws(IndexDamage) -> [(start: Int, kinds: StartKinds)] {
        var found: [(start: Int, kinds: StartKinds)] = []
        found.reserveCapacity(range.count)
        for position in range {
            let start = Int(try file.u32(.starts, position))
            let kinds = try file.startKinds(at: start)
            if starts.accepts(kinds) { found.append((start, kinds)) }
        }
        return found
    }

    /// Scores a place if it passes the filter and may be among the best.
    mutating func score(_ number: Int, kinds: StartKinds) throws(IndexDamage) {
        let place = try file.place(number)
        let constant =
            ranking.popularityWeight * (try file.popularity(place.popularity).magnitude)
            + starts.bonus(kinds)
        var nearness = position == nil ? 0 : ranking.nearnessWeight
        if let geometry, best.isFull {
            let kilometres = geometry.distance(
                to: place,
                leastCosine: MapGeometry.leastCosine(of: place)
            )
            // Rounding may lose the last bits of a bound.
            nearness *= ranking.nearness(kilometres: kilometres) * (1 + 1e-9)
        }
        guard constant + nearness > best.threshold,
            try filter.accepts(
                place,
                number: number,
                kinds: kinds,
                isOfAcceptedName: true,
                in: file
            )
        else { return }
        try add(place, number: number, constant: constant)
    }

    /// Counts the places of a cell that are read without a look at their starts.
    mutating func spend(onPlaces count: Int) throws(IndexDamage) { try cellPlaces.spend(count) }

    /// Counts a place that the filter refused.
    mutating func countRefusal() { patience -= 1 }

    mutating func add(
        _ place: IndexPlace,
        number: Int,
        constant: Double
    ) throws(IndexDamage) {
        let kilometres = position?.kilometres(to: place.coordinate)
        if let kilometres, kilometres > filter.kilometres { return }
        let nearness =
            kilometres.map { ranking.nearnessWeight * ranking.nearness(kilometres: $0) } ?? 0
        try best.add(
            IndexHit(
                number: number,
                place: place,
                score: constant + nearness,
                kilometres: kilometres,
                match: match
            )
        )
    }
}
