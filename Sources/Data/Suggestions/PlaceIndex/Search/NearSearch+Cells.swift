import MomentumDomain

extension NearSearch {
    /// Scores the places of a cell that match and may be good enough.
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
        // The cheapest question first; most places fail one of them.
        guard popularity + nearnessBound > threshold else { return }
        let nearest = geometry.distance(to: place, leastCosine: leastCosine)
        let nearness = ranking.nearnessWeight * ranking.nearness(kilometres: nearest)
        // The last bits of a bound may be lost in rounding.
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
