import MomentumSuggestionsDomain

extension NearSearch {
    /// Scores the matching places of a cell that may exceed the threshold.
    mutating func visit(
        _ cell: IndexNode,
        nearnessBound: Double,
        _ ranges: [CellRange]?
    ) throws(IndexDamage) {
        let mostPopular =
            ranking.popularityWeight * (try file.popularity(cell.popularity).magnitude)
        let bound = mostPopular + nearnessBound + starts.beginningBonus
        guard bound > best.threshold || !best.isFull else { return }
        let leastCosine = geometry?.leastCosine(of: cell) ?? 0
        guard let ranges else {
            try spend(onPlaces: Int(cell.count))
            for number in Int(cell.first)..<Int(cell.first) + Int(cell.count) {
                try consider(
                    number,
                    kinds: [],
                    nearnessBound: nearnessBound,
                    leastCosine: leastCosine,
                    uncertain: nil
                )
            }
            return
        }
        let starts = Int(cell.firstStart)..<Int(cell.firstStart) + Int(cell.startCount)
        let ranks = try file.elements(.cellRanks, starts)
        let places = try file.elements(.cellPlaces, starts)
        for range in ranges {
            let low = Self.firstIndex(in: ranks, starts.count, notBelow: Int(range.first))
            let high = Self.firstIndex(in: ranks, starts.count, notBelow: Int(range.last) + 1)
            var index = low
            while index < high {
                let packed = UInt16(truncatingIfNeeded: Self.number(places, index))
                let kinds = StartKinds(rawValue: packed & ~StartKinds.placeMask)
                let place = Int(packed & StartKinds.placeMask)
                guard place < cell.count else { throw IndexDamage() }
                if self.starts.accepts(kinds) {
                    let isCertain = range.certain.contains(Self.number(ranks, index))
                    try consider(
                        Int(cell.first) + place,
                        kinds: kinds,
                        nearnessBound: nearnessBound,
                        leastCosine: leastCosine,
                        uncertain: isCertain ? nil : range.pattern
                    )
                }
                index += 1
            }
        }
    }

    @inline(__always)
    mutating func consider(
        _ number: Int,
        kinds: StartKinds,
        nearnessBound: Double,
        leastCosine: Double,
        uncertain pattern: StartPattern?
    ) throws(IndexDamage) {
        let place = try file.place(number)
        if let category = filter.category, place.category != category { return }
        if case .categories(let categories) = filter.condition,
            !categories.contains(Int(place.category))
        {
            return
        }
        let constant =
            ranking.popularityWeight * (try file.popularity(place.popularity).magnitude)
            + starts.bonus(kinds)
        let threshold = best.threshold
        // The cheapest checks come first; most places fail one of them.
        guard constant + nearnessBound > threshold else { return }
        if let geometry {
            let nearest = geometry.distance(to: place, leastCosine: leastCosine)
            let nearness = ranking.nearnessWeight * ranking.nearness(kilometres: nearest)
            // Rounding may lose the last bits of a bound.
            guard constant + nearness * (1 + 1e-9) > threshold else { return }
        }
        if let pattern {
            guard try matches(pattern, number, place, kinds: kinds) else { return }
        }
        guard try filter.accepts(place, number: number, kinds: kinds, in: file) else {
            countRefusal()
            return
        }
        try add(place, number: number, constant: constant)
    }

    /// True if one of the place's names with starts of these kinds has this text.
    func matches(
        _ pattern: StartPattern,
        _ number: Int,
        _ place: IndexPlace,
        kinds: StartKinds
    ) throws(IndexDamage) -> Bool {
        guard kinds.contains(.further) else {
            return pattern.matches(try file.foldedName(at: Int(place.name)), at: kinds)
        }
        for key in try file.furtherKeys(ofPlace: number) {
            let name = try file.foldedName(at: Int(key & ~IndexName.isAlias))
            if pattern.matches(name, at: kinds) { return true }
        }
        return false
    }

    /// The first index whose rank is not below `rank`.
    static func firstIndex(
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
    static func number(_ memory: UnsafeRawPointer, _ index: Int) -> Int {
        Int(UInt16(littleEndian: memory.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)))
    }
}
