/// The names of a curated list that match a text, with the matching of the field or program.
package struct ListRule: Sendable {
    private let list: NameList
    private let matching: SuggestionConfiguration.ListMatching
    private let limit: Int

    package init(
        _ list: NameList,
        matching: SuggestionConfiguration.ListMatching,
        limit: Int
    ) {
        self.list = list
        self.matching = matching
        self.limit = limit
    }

    /// The matching names, at most the limit.
    package func matches(of text: String) -> [Suggestion] {
        switch matching {
        case .beginning: beginnings(of: text)
        case .extended: FoldedQuery(text).map(matches) ?? []
        }
    }

    /// The names that match a folded text by the extended rules, at most as many as the limit.
    package func matches(_ query: FoldedQuery) -> [Suggestion] {
        let highlighter = MatchHighlighter(query)
        var search = PlaceSearch(SearchRule(query, terms: nil), places: list.places)
        return search.hits(limit: limit).map { hit in
            let name = list.names[hit.index].name
            let alias = hit.match.alias.map { list.aliases[hit.index][$0] }
            return Suggestion(
                name: name,
                matchedRanges: alias == nil
                    ? highlighter.ranges(in: name, match: hit.match.match) : [],
                match: hit.match.match,
                matchedAlias: alias
            )
        }
    }

    /// The names that begin with the text, then those of which an alias does.
    private func beginnings(of text: String) -> [Suggestion] {
        let found = PrefixRule.matches(of: text, in: list.names.map(\.name), limit: limit)
        var shown = Set(found.map(\.name))
        let others = zip(list.names, list.aliases).compactMap { name, aliases -> Suggestion? in
            let alias = PrefixRule.matches(of: text, in: aliases, limit: 1).first
            guard let alias, shown.insert(name.name).inserted else { return nil }
            return Suggestion(name: name.name, matchedAlias: alias.name)
        }
        return Array((found + others).prefix(limit))
    }
}
