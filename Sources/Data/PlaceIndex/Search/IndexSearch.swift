import MomentumSuggestionsDomain

/// One query to an index: rule X of `Docs/Suggestions.md`.
struct IndexSearch {
    let file: IndexFile
    let query: FoldedQuery
    let category: Int?
    /// The user's position; `nil` ranks by popularity alone.
    let position: Coordinate?
    let ranking: PlaceRanking
    let limit: Int
    /// True if rules C and T help when rule B finds too few.
    let isExtended: Bool

    /// The best names: whole phrases, then words in any order, then corrections.
    func hits() throws(IndexDamage) -> [IndexHit] {
        guard limit > 0 else { return [] }
        let slice = try slice()
        let filter = NameFilter(category: category.map { UInt16($0) })
        let phrase = StartPattern(query.bytes, isComplete: query.isLastWordComplete)
        var hits = try find(
            [phrase],
            in: slice,
            ranges: [try file.starts(matching: phrase, in: slice)],
            filter: filter,
            edits: 0,
            after: []
        )
        guard isExtended else { return hits }
        if hits.count < limit { hits += try anyOrder(in: slice, filter: filter, after: hits) }
        if hits.count < limit { hits += try corrected(in: slice, filter: filter, after: hits) }
        return hits
    }

    private func slice() throws(IndexDamage) -> Range<Int> {
        guard let category else { return 0..<file.header.startCount }
        return try file.category(category).starts
    }

    /// Rule C: walks the names of the rarest word, and checks them for the others.
    private func anyOrder(
        in slice: Range<Int>,
        filter: NameFilter,
        after hits: [IndexHit]
    ) throws(IndexDamage) -> [IndexHit] {
        let words = query.words
        guard 2...max(2, file.header.maximumWords) ~= words.count else { return [] }
        var rarest: (pattern: StartPattern, range: Range<Int>)?
        for (index, word) in words.enumerated() {
            let isComplete = query.isLastWordComplete && index == words.count - 1
            let pattern = StartPattern(Array(word), isComplete: isComplete)
            let range = try file.starts(matching: pattern, in: slice)
            if range.isEmpty { return [] }
            if range.count < rarest?.range.count ?? .max { rarest = (pattern, range) }
        }
        guard let rarest else { return [] }
        var filter = filter
        filter.anyOrder = PhraseRule(query)
        return try find(
            [rarest.pattern],
            in: slice,
            ranges: [rarest.range],
            filter: filter,
            edits: 0,
            after: hits
        )
    }

    /// Rule T: fewer edits first, by score among equals.
    private func corrected(
        in slice: Range<Int>,
        filter: NameFilter,
        after hits: [IndexHit]
    ) throws(IndexDamage) -> [IndexHit] {
        let rule = TypoRule(query)
        guard rule.allowsEdits, rule.words.count <= file.header.maximumWords else { return [] }
        var walk = TypoWalk(file, rule: rule)
        try walk.walk(slice)
        var added: [IndexHit] = []
        for edits in Set(walk.found.map(\.edits)).sorted() where hits.count + added.count < limit {
            let texts = Self.outermost(walk.found.filter { $0.edits <= edits })
            var ranges: [Range<Int>] = []
            for text in texts {
                ranges.append(try file.starts(matching: text.pattern, in: text.range))
            }
            added += try find(
                texts.map(\.pattern),
                in: slice,
                ranges: ranges,
                filter: filter,
                edits: edits,
                after: hits + added
            )
        }
        return added
    }

    /// Removes texts that are among those of a shorter path.
    private static func outermost(_ found: [TypoWalk.Found]) -> [TypoWalk.Found] {
        var kept: [TypoWalk.Found] = []
        let ordered = found.sorted { left, right in
            left.range.lowerBound == right.range.lowerBound
                ? left.range.upperBound > right.range.upperBound
                : left.range.lowerBound < right.range.lowerBound
        }
        for text in ordered
        where text.pattern.isComplete || text.range.upperBound > kept.last?.range.upperBound ?? 0 {
            kept.append(text)
        }
        return kept
    }

    private func find(
        _ patterns: [StartPattern],
        in slice: Range<Int>,
        ranges: [Range<Int>],
        filter: NameFilter,
        edits: Int,
        after hits: [IndexHit]
    ) throws(IndexDamage) -> [IndexHit] {
        let excluded = hits.map(\.place)
        let best = BestHits(file, capacity: limit - hits.count, excluded: excluded)
        guard let position else {
            return try mostPopular(ranges, filter: filter, edits: edits, best: best)
        }
        var search = NearSearch(
            file,
            position: position,
            ranking: ranking,
            filter: filter,
            edits: edits,
            best: best
        )
        return try search.hits(in: ranges) { () throws(IndexDamage) in
            var cellRanges: [CellRange] = []
            for (pattern, range) in zip(patterns, ranges) {
                var range = range
                if category != nil, !range.isEmpty {
                    range = try file.starts(matching: pattern, in: 0..<file.header.startCount)
                }
                guard !range.isEmpty else { continue }
                cellRanges.append(
                    CellRange(range, pattern: pattern, shift: file.header.rankShift)
                )
            }
            return cellRanges
        }
    }

    /// Rule P: names arrive by falling popularity, so the first ones are the best.
    private func mostPopular(
        _ ranges: [Range<Int>],
        filter: NameFilter,
        edits: Int,
        best: BestHits
    ) throws(IndexDamage) -> [IndexHit] {
        var best = best
        var walk = try NameWalk(file, ranges)
        while !best.isFull, let end = try walk.next() {
            let list = try file.places(ofNameEndingAt: end)
            let place = try file.place(try file.place(0, of: list))
            guard try filter.accepts(place, in: file) else { continue }
            let magnitude = try file.popularity(place.popularity).magnitude
            let score = ranking.popularityWeight * magnitude
            try best.add(IndexHit(place: place, score: score, kilometres: nil, edits: edits))
        }
        return best.hits
    }
}

struct IndexHit {
    let place: IndexPlace
    let score: Double
    let kilometres: Double?
    let edits: Int
}
