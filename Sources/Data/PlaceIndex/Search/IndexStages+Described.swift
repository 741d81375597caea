import MomentumSuggestionsDomain

extension IndexStages {
    /// Stage D: searches by words of the name and the category, then in the cities of the query.
    func described(
        _ places: DescribedPlaces,
        into best: inout BestHits
    ) throws(IndexDamage) {
        var filter = filter
        filter.condition = .described(places, onlyCities: false)
        var everywhere = Groups()
        for needed in places.neededWords(inCities: false) {
            try add(needed, of: places, toSlice: true, &everywhere)
        }
        try self.places(ofCategories: everywhere.categories, .described, into: &best)
        try find(everywhere.whole, StartRule(), filter, .described, into: &best)
        // The starts of a category are numbered by themselves.
        for (category, starts) in everywhere.ofCategories.sorted(by: { $0.key < $1.key }) {
            var filter = filter
            filter.category = UInt16(category)
            try find(starts, StartRule(), filter, .described, isWhole: false, into: &best)
        }

        guard !places.boxes.isEmpty else { return }
        var inCities = Groups()
        for needed in places.neededWords(inCities: true) {
            try add(needed, of: places, toSlice: false, &inCities)
        }
        filter.condition = .described(places, onlyCities: true)
        try find(
            inCities.whole,
            StartRule(),
            filter,
            .described,
            boxes: places.boxes,
            into: &best
        )
        guard !inCities.categories.isEmpty else { return }
        filter.condition = .describedByKind(places, inCities.categories)
        var cities = near(StartRule(), filter, .described, boxes: places.boxes, best: best)
        try cities.search([], cells: .all)
        best = cities.best
    }

    /// The starts of a description, by the slice they belong to.
    private struct Groups {
        var whole = StartRanges()
        var ofCategories: [Int: StartRanges] = [:]
        /// The categories all of whose places match.
        var categories: Set<Int> = []
    }

    private func add(
        _ needed: DescribedPlaces.Needed,
        of places: DescribedPlaces,
        toSlice: Bool,
        _ groups: inout Groups
    ) throws(IndexDamage) {
        if let wanted = search.category, let category = needed.category, wanted != category {
            return
        }
        guard needed.words != 0 else {
            if let category = needed.category { groups.categories.insert(category) }
            return
        }
        let category = search.category ?? (toSlice ? needed.category : nil)
        let words = places.descriptions[needed.description].words(of: needed.words)
        let rarest = try file.rarest(
            of: words.words.map(StartPattern.init),
            in: try file.slice(ofCategory: category)
        )
        guard let rarest else { return }
        if toSlice, let category {
            groups.ofCategories[category, default: StartRanges()]
                .append(rarest.pattern, rarest.range)
        } else {
            try append(rarest, isWhole: category == nil, to: &groups.whole)
        }
    }
}
