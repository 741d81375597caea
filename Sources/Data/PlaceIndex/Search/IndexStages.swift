import MomentumSuggestionsDomain

/// The searches of a stage: in one category or all, nearby or everywhere.
struct IndexStages {
    private static let space = UInt8(ascii: " ")
    /// The number of names or places without a word after which a search switches strategy.
    private static let patience = 1_024

    let search: IndexSuggestions
    let filter: NameFilter

    init(_ search: IndexSuggestions, onlyNear: Bool) {
        self.search = search
        var filter = NameFilter(category: search.category.map { UInt16($0) })
        if onlyNear { filter.kilometres = search.rule.ranking.halvingKilometres }
        self.filter = filter
    }

    var file: IndexFile { search.file }
    private var ranking: PlaceRanking { search.rule.ranking }

    /// Stage B, with the bonus for beginnings and whole names.
    func phrases(
        _ phrases: [WordSet.Word],
        into best: inout BestHits
    ) throws(IndexDamage) {
        let slice = try file.slice(ofCategory: search.category)
        var starts = StartRanges()
        var names = StartRanges()
        for phrase in phrases {
            let pattern = StartPattern(phrase)
            let range = try file.starts(matching: pattern, in: slice)
            guard !range.isEmpty else { continue }
            starts.append(pattern, range)
            // Among the texts that begin with the phrase, whole names come first.
            let first = range.lowerBound
            guard try file.isText(at: first, beginningWith: phrase.bytes + [0]) else {
                continue
            }
            let name = StartPattern(phrase.bytes, end: .name)
            names.append(name, try file.wholeNames(phrase.bytes, in: range))
        }
        if !names.isEmpty {
            var rule = StartRule(onlyBeginnings: true)
            rule.beginningBonus = ranking.beginningBonus + ranking.wholeBonus
            try find(names, rule, filter, .name, into: &best)
        }
        var rule = StartRule()
        rule.beginningBonus = ranking.beginningBonus
        try find(starts, rule, filter, .name, into: &best)
    }

    /// Stage K: the places of several categories.
    func places(
        ofCategories categories: Set<Int>,
        _ match: FoundPlace.Match,
        into best: inout BestHits
    ) throws(IndexDamage) {
        let wanted = search.category.map { categories.intersection([$0]) } ?? categories
        guard !wanted.isEmpty else { return }
        var ranges: [Range<Int>] = []
        for category in wanted.sorted() { ranges.append(try file.category(category).starts) }
        var filter = filter
        filter.condition = .categories(wanted)
        var nearSearch = near(
            StartRule(rejected: .further, onlyBeginnings: true),
            filter,
            match,
            best: best
        )
        try nearSearch.search(ranges, cells: .all)
        best = nearSearch.best
    }

    /// Stage J: walks the sorted starts, with an optional space before each letter.
    func joined(into best: inout BestHits) throws(IndexDamage) {
        var starts = StartRanges()
        let slice = IndexFile.Branch(try file.slice(ofCategory: search.category))
        for form in search.rule.joinedForms {
            try walk(form, from: 0, slice, path: [], into: &starts)
        }
        var rule = StartRule()
        rule.beginningBonus = ranking.beginningBonus
        try find(starts, rule, filter, .name, into: &best)
    }

    private func walk(
        _ form: WordSet.Word,
        from index: Int,
        _ branch: IndexFile.Branch,
        path: [UInt8],
        into starts: inout StartRanges
    ) throws(IndexDamage) {
        var (index, branch, path) = (index, branch, path)
        while index < form.bytes.count {
            if index > 0, form.bytes[index] & 0xC0 != 0x80,
                let next = try file.branch(branch, with: [Self.space, form.bytes[index]])
            {
                let longer = path + [Self.space, form.bytes[index]]
                // Texts in a forged order would cause endless paths.
                guard try file.isText(at: next.range.lowerBound, beginningWith: longer) else {
                    throw IndexDamage()
                }
                try walk(form, from: index + 1, next, path: longer, into: &starts)
            }
            guard let next = try file.branch(branch, with: form.bytes[index...index]) else {
                return
            }
            path.append(form.bytes[index])
            branch = next
            index += 1
        }
        let pattern = StartPattern(path, isComplete: form.isComplete)
        starts.append(pattern, try file.starts(matching: pattern, in: branch.range))
    }

    /// Stage C: walks the names of the rarest word of each set, and checks them for the other
    /// words.
    func words(
        _ sets: [WordSet],
        match: FoundPlace.Match,
        into best: inout BestHits
    ) throws(IndexDamage) {
        let slice = try file.slice(ofCategory: search.category)
        var starts = StartRanges()
        var possible: [WordSet] = []
        var rarestWords: [IndexFile.RarestWord] = []
        for set in sets where set.words.count <= file.header.maximumWords {
            guard let rarest = try file.rarest(of: set.words.map(StartPattern.init), in: slice)
            else { continue }
            // A repeated word makes several sets equal.
            guard !rarestWords.contains(rarest) else { continue }
            try append(rarest, isWhole: search.category == nil, to: &starts)
            possible.append(set.found(by: rarest.index))
            rarestWords.append(rarest)
        }
        var filter = filter
        filter.condition = .words(possible)
        // Two different words exclude too few names to pick out the rest.
        let isPair = rarestWords.contains { $0.others.count == 1 && $0.others[0] != $0.range }
        let isFound = try find(
            starts,
            StartRule(),
            filter,
            match,
            patience: isPair ? .max : Self.patience,
            into: &best
        )
        guard !isFound else { return }
        // Few names have all words, so the candidates are picked out first.
        var search = near(StartRule(), filter, match, best: best)
        var close = CloseStarts(file)
        for word in rarestWords { try search.scoreAll(try close.starts(of: word)) }
        best = search.best
    }

    /// Adds the starts of a set's rarest word whose names may have the others.
    ///
    /// Cells number the starts of all names, so a partial list of a category's starts is useless to
    /// them.
    func append(
        _ word: IndexFile.RarestWord,
        isWhole: Bool,
        to starts: inout StartRanges
    ) throws(IndexDamage) {
        let ranges = isWhole ? try file.closeStarts(of: word) : [word.range]
        for range in ranges { starts.append(word.pattern, range) }
    }

    /// Stage E: all words but one, with the bonus for whole names.
    func partial(
        _ rests: [SearchRule.Rest],
        into best: inout BestHits
    ) throws(IndexDamage) {
        let slice = try file.slice(ofCategory: search.category)
        var names = StartRanges()
        for rest in rests {
            let name = StartPattern(rest.text, end: .name)
            names.append(name, try file.wholeNames(rest.text, in: slice))
        }
        var rule = StartRule(onlyBeginnings: true)
        rule.beginningBonus = ranking.wholeBonus
        try find(names, rule, filter, .partial, into: &best)
        try words(rests.map(\.words), match: .partial, into: &best)
    }

    /// Stage T: fewer edits first; the score decides among equals.
    func corrected(
        _ walk: TypoWalk,
        best: BestHits
    ) throws(IndexDamage) -> [IndexHit] {
        var filter = filter
        filter.condition = .correction(search.rule)
        var hits: [IndexHit] = []
        for edits in walk.levels {
            guard let rest = best.remaining(after: hits) else { break }
            var level = rest
            try find(
                try walk.starts(upTo: edits),
                StartRule(rejected: .script),
                filter,
                .corrected(edits: edits),
                into: &level
            )
            hits += level.hits
        }
        return hits
    }

    /// Adds the best hits among some starts.
    ///
    /// - Returns: False if the filter refused more than `patience` names.
    @discardableResult
    func find(
        _ starts: StartRanges,
        _ rule: StartRule,
        _ filter: NameFilter,
        _ match: FoundPlace.Match,
        isWhole: Bool? = nil,
        boxes: [MapBox]? = nil,
        patience: Int = .max,
        into best: inout BestHits
    ) throws(IndexDamage) -> Bool {
        guard !starts.isEmpty else { return true }
        var nearSearch = near(
            rule,
            filter,
            match,
            boxes: boxes,
            best: best,
            patience: patience
        )
        let isFinished = try nearSearch.search(
            starts.ranges,
            cells: .ranges { () throws(IndexDamage) in
                try starts.cells(in: file, isWhole: isWhole ?? (search.category == nil))
            }
        )
        best = nearSearch.best
        return isFinished
    }

    func near(
        _ rule: StartRule,
        _ filter: NameFilter,
        _ match: FoundPlace.Match,
        boxes: [MapBox]? = nil,
        best: BestHits,
        patience: Int = .max
    ) -> NearSearch {
        NearSearch(
            file,
            position: search.position,
            ranking: ranking,
            starts: rule,
            filter: filter,
            match: match,
            boxes: boxes,
            best: best,
            patience: patience
        )
    }
}
