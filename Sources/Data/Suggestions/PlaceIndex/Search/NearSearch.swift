import MomentumDomain

/// Rule G over an index: the best places by popularity and nearness, from both ends.
///
/// One side goes through the matching places by popularity, the other through the cells of the map
/// by distance. Whatever neither side has reached is at most as popular as the next place of the
/// one and at most as near as the next cell of the other; when that is worth no more than the
/// last of the best names, these are the answer. Source: the threshold algorithm of Fagin, Lotem
/// and Naor, "Optimal Aggregation Algorithms for Middleware", 2003.
struct NearSearch {
    /// So many word starts, or places, are looked at one by one without further ado.
    private static let fewStarts = 256
    private static let fewPlaces = 1024

    let file: IndexFile
    let position: Coordinate
    let ranking: PlaceRanking
    let filter: NameFilter
    let edits: Int
    let geometry: MapGeometry
    var best: BestHits

    init(
        _ file: IndexFile,
        position: Coordinate,
        ranking: PlaceRanking,
        filter: NameFilter,
        edits: Int,
        best: BestHits
    ) {
        self.file = file
        self.position = position
        self.ranking = ranking
        self.filter = filter
        self.edits = edits
        self.best = best
        geometry = MapGeometry(position)
    }

    /// The best hits among word starts of all names or of a category; `cellRanges` are the same
    /// among the word starts of all names, which the cells know.
    mutating func hits(
        in ranges: [Range<Int>],
        cellRanges: () throws(IndexDamage) -> [CellRange]
    ) throws(IndexDamage) -> [IndexHit] {
        if try scoreAllIfFew(ranges) { return best.hits }
        let cellRanges = try cellRanges()
        var popular = try PopularPlaces(file, walk: try NameWalk(file, ranges))
        var cells = try NearCells(file, geometry: geometry)
        while let popularity = try popular.bound(), let distance = cells.distance {
            let popularityBound = ranking.popularityWeight * popularity
            let nearnessBound = ranking.nearnessWeight * ranking.nearness(kilometres: distance)
            if best.isFull, popularityBound + nearnessBound <= best.threshold { break }
            if nearnessBound >= popularityBound {
                guard let cell = try cells.next() else { continue }
                try visit(cell, nearnessBound: nearnessBound, cellRanges)
            } else if let place = try popular.next() {
                let isAccepted = try filter.accepts(place, in: file)
                if isAccepted { try score(place) }
            }
        }
        return best.hits
    }

    /// Scores every place when there are few: then neither side has an advantage to offer.
    private mutating func scoreAllIfFew(_ ranges: [Range<Int>]) throws(IndexDamage) -> Bool {
        guard ranges.reduce(0, { $0 + $1.count }) <= Self.fewStarts else { return false }
        var remaining = Self.fewPlaces
        for range in ranges {
            for position in range {
                let start = Int(try file.u32(.starts, position))
                let list = try file.places(ofNameEndingAt: try file.end(ofNameAt: start))
                remaining -= list.count
                guard remaining >= 0 else { return false }
                // All places of a name pass, or none.
                let first = try file.place(try file.place(0, of: list))
                guard try filter.accepts(first, in: file) else { continue }
                for index in 0..<list.count {
                    try score(try file.place(try file.place(index, of: list)))
                }
            }
        }
        return true
    }

    mutating func score(_ place: IndexPlace) throws(IndexDamage) {
        let popularity =
            ranking.popularityWeight * (try file.popularity(place.popularity).magnitude)
        guard popularity + ranking.nearnessWeight > best.threshold else { return }
        let kilometres = position.kilometres(to: place.coordinate)
        let score =
            popularity + ranking.nearnessWeight * ranking.nearness(kilometres: kilometres)
        try best.add(
            IndexHit(place: place, score: score, kilometres: kilometres, edits: edits)
        )
    }
}
