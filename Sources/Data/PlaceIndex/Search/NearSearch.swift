import MomentumSuggestionsDomain

/// Rule G over an index: the best places by popularity and nearness, from both ends.
///
/// One side walks the matching places by popularity, the other the cells of the map by distance. A
/// place that neither side has reached has two bounds: the popularity of the next place and the
/// nearness of the next cell. If its score cannot exceed the last of the best names, these are the
/// answer. Source: the threshold algorithm of Fagin, Lotem and Naor, "Optimal Aggregation
/// Algorithms for Middleware", 2003.
struct NearSearch {
    /// Up to these numbers of word starts and places, each place is scored directly.
    private static let fewStarts = 256
    private static let fewPlaces = 1024

    let file: IndexFile
    let position: Coordinate
    let ranking: PlaceRanking
    let filter: NameFilter
    let edits: Int
    let geometry: MapGeometry
    private(set) var best: BestHits

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
    /// ranges among the word starts of all names, which the cells use.
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

    /// Scores every place when there are few; then the walk from both sides saves nothing.
    private mutating func scoreAllIfFew(_ ranges: [Range<Int>]) throws(IndexDamage) -> Bool {
        guard ranges.reduce(0, { $0 + $1.count }) <= Self.fewStarts else { return false }
        var remaining = Self.fewPlaces
        for range in ranges {
            for position in range {
                let start = Int(try file.u32(.starts, position))
                let list = try file.places(ofNameEndingAt: try file.end(ofNameAt: start))
                remaining -= list.count
                guard remaining >= 0 else { return false }
                // The filter accepts all places of a name, or none.
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

extension NearSearch {
    /// Scores the matching places of a cell that may exceed the threshold.
    mutating func visit(
        _ cell: IndexNode,
        nearnessBound: Double,
        _ ranges: [CellRange]
    ) throws(IndexDamage) {
        let mostPopular =
            ranking.popularityWeight * (try file.popularity(cell.popularity).magnitude)
        guard mostPopular + nearnessBound > best.threshold || !best.isFull else { return }
        let starts = Int(cell.firstStart)..<Int(cell.firstStart) + Int(cell.startCount)
        let ranks = try file.elements(.cellRanks, starts)
        let places = try file.elements(.cellPlaces, starts)
        let leastCosine = geometry.leastCosine(of: cell)
        for range in ranges {
            let low = Self.firstIndex(in: ranks, starts.count, notBelow: Int(range.first))
            let high = Self.firstIndex(in: ranks, starts.count, notBelow: Int(range.last) + 1)
            var index = low
            while index < high {
                let place = Self.number(places, index)
                guard place < cell.count else { throw IndexDamage() }
                try consider(
                    Int(cell.first) + place,
                    isCertain: range.certain.contains(Self.number(ranks, index)),
                    nearnessBound: nearnessBound,
                    leastCosine: leastCosine,
                    pattern: range.pattern
                )
                index += 1
            }
        }
    }

    @inline(__always)
    private mutating func consider(
        _ number: Int,
        isCertain: Bool,
        nearnessBound: Double,
        leastCosine: Double,
        pattern: StartPattern
    ) throws(IndexDamage) {
        let place = try file.place(number)
        let popularity =
            ranking.popularityWeight * (try file.popularity(place.popularity).magnitude)
        let threshold = best.threshold
        // The cheapest check first; most places fail one of them.
        guard popularity + nearnessBound > threshold else { return }
        let nearest = geometry.distance(to: place, leastCosine: leastCosine)
        let nearness = ranking.nearnessWeight * ranking.nearness(kilometres: nearest)
        // Rounding may lose the last bits of a bound.
        guard popularity + nearness * (1 + 1e-9) > threshold else { return }
        if !isCertain {
            let name = try file.foldedName(at: Int(place.name))
            guard pattern.matchesAnyWord(of: name) else { return }
        }
        if try filter.accepts(place, in: file) { try score(place) }
    }

    /// The first index whose rank is not below `rank`.
    private static func firstIndex(
        in ranks: UnsafeRawPointer,
        _ count: Int,
        notBelow rank: Int
    ) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if number(ranks, middle) < rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    @inline(__always)
    private static func number(_ memory: UnsafeRawPointer, _ index: Int) -> Int {
        Int(UInt16(littleEndian: memory.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)))
    }
}

/// A range of word starts in the coarse ranks of the cells.
struct CellRange {
    let first: UInt16
    let last: UInt16
    /// The coarse ranks that are wholly inside; word starts at the borders must be compared.
    let certain: Range<Int>
    let pattern: StartPattern

    /// The range must not be empty.
    init(_ range: Range<Int>, pattern: StartPattern, shift: Int) {
        first = UInt16(truncatingIfNeeded: range.lowerBound >> shift)
        last = UInt16(truncatingIfNeeded: (range.upperBound - 1) >> shift)
        let low = (range.lowerBound + (1 << shift) - 1) >> shift
        certain = low..<max(low, range.upperBound >> shift)
        self.pattern = pattern
    }
}
