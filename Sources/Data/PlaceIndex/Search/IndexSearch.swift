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
    /// True if rules C and T apply when rule B finds too few.
    let isExtended: Bool

    /// The best names: whole phrases, then words in any order, then corrections.
    func hits() throws(IndexDamage) -> [IndexHit] {
        guard limit > 0 else { return [] }
        let slice = try file.slice(ofCategory: category)
        let filter = NameFilter(category: category.map { UInt16($0) })
        let phrase = StartPattern(query.bytes, isComplete: query.isLastWordComplete)
        var starts = StartRanges()
        starts.append(phrase, try file.starts(matching: phrase, in: slice))
        var hits = try find(starts, filter: filter, after: [])
        guard isExtended else { return hits }
        if hits.count < limit { hits += try anyOrder(in: slice, filter: filter, after: hits) }
        if hits.count < limit { hits += try corrected(in: slice, filter: filter, after: hits) }
        return hits
    }

    /// Rule C: walks the names of the rarest word, and checks them for the other words.
    private func anyOrder(
        in slice: Range<Int>,
        filter: NameFilter,
        after hits: [IndexHit]
    ) throws(IndexDamage) -> [IndexHit] {
        let words = query.words
        guard 2...max(2, file.header.maximumWords) ~= words.count else { return [] }
        let patterns = words.indices.map { index in
            let isComplete = query.isLastWordComplete && index == words.count - 1
            return StartPattern(Array(words[index]), isComplete: isComplete)
        }
        guard let rarest = try file.rarest(of: patterns, in: slice) else { return [] }
        var filter = filter
        filter.condition = .anyOrder(PhraseRule(query))
        var starts = StartRanges()
        starts.append(rarest.pattern, rarest.range)
        return try find(starts, filter: filter, after: hits)
    }

    /// Rule T: fewer edits first; the score decides among equals.
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
        for edits in walk.levels where hits.count + added.count < limit {
            added += try find(
                try walk.starts(upTo: edits),
                filter: filter,
                match: .corrected(edits: edits),
                after: hits + added
            )
        }
        return added
    }

    private func find(
        _ starts: StartRanges,
        filter: NameFilter,
        match: FoundPlace.Match = .name,
        after hits: [IndexHit]
    ) throws(IndexDamage) -> [IndexHit] {
        let best = BestHits(
            file,
            capacity: limit - hits.count,
            identity: .folded,
            excluded: hits
        )
        guard position != nil else {
            return try mostPopular(starts.ranges, filter: filter, match: match, best: best)
        }
        var search = NearSearch(
            file,
            position: position,
            ranking: ranking,
            starts: .plain,
            filter: filter,
            match: match,
            best: best
        )
        try search.search(
            starts.ranges,
            cells: .ranges { () throws(IndexDamage) in
                try starts.cells(in: file, isWhole: category == nil)
            }
        )
        return search.best.hits
    }

    /// Rule P: names arrive in descending popularity, so the first ones are the best.
    private func mostPopular(
        _ ranges: [Range<Int>],
        filter: NameFilter,
        match: FoundPlace.Match,
        best: BestHits
    ) throws(IndexDamage) -> [IndexHit] {
        var best = best
        var walk = try NameWalk(file, ranges, rule: .plain)
        while !best.isFull, let found = try walk.next() {
            let list = try file.places(ofNameEndingAt: found.end)
            guard !list.isFurther else { continue }
            let number = try file.place(0, of: list)
            let place = try file.place(number)
            let isAccepted = try filter.accepts(place, number: number, kinds: found.kinds, in: file)
            guard isAccepted else { continue }
            let magnitude = try file.popularity(place.popularity).magnitude
            try best.add(
                IndexHit(
                    number: number,
                    place: place,
                    score: ranking.popularityWeight * magnitude,
                    kilometres: nil,
                    match: match
                )
            )
        }
        return best.hits
    }
}
