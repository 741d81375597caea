/// The rows that a field offers, with what a screen says about them.
public struct Suggestions: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// Best first; no two have the same `id`.
    public let rows: [Suggestion]
    /// True while another answer is on its way, which takes the place of these rows.
    public let isRefreshing: Bool
    /// True if places were searched without a position, so that nearness means nothing.
    public let isEverywhere: Bool
    /// True if the category was ignored, because the source has no place of it.
    public let isCategoryIgnored: Bool

    public init(
        rows: [Suggestion],
        isRefreshing: Bool = false,
        isEverywhere: Bool = false,
        isCategoryIgnored: Bool = false
    ) {
        var known: Set<Suggestion.ID> = []
        self.rows = rows.filter { known.insert($0.id).inserted }
        self.isRefreshing = isRefreshing
        self.isEverywhere = isEverywhere
        self.isCategoryIgnored = isCategoryIgnored
    }

    public init(arrayLiteral rows: Suggestion...) {
        self.init(rows: rows)
    }

    /// The credits that the sources demand on screen, each once, in the order of the rows.
    public var attributions: [String] {
        rows.compactMap(\.attribution).reduce(into: []) { credits, credit in
            if !credits.contains(credit) { credits.append(credit) }
        }
    }

    /// These rows, and behind them others under other names, at most `limit`.
    ///
    /// Rows of one name stay where one of the two lists has them, as branches of a business.
    package func followed(by others: Suggestions, limit: Int) -> Suggestions {
        let shown = Set(rows.map { TextFolding.rowKey($0.name) })
        let rest = others.rows.filter { !shown.contains(TextFolding.rowKey($0.name)) }
        return Suggestions(
            rows: Array((rows + rest).prefix(limit)),
            isRefreshing: isRefreshing || others.isRefreshing,
            isEverywhere: isEverywhere || others.isEverywhere,
            isCategoryIgnored: isCategoryIgnored || others.isCategoryIgnored
        )
    }

    /// The same rows, which nothing will replace.
    package var settled: Suggestions {
        Suggestions(
            rows: rows,
            isEverywhere: isEverywhere,
            isCategoryIgnored: isCategoryIgnored
        )
    }

    /// The rows that still match another text, in their order, until its answer comes.
    package func kept(for text: String) -> Suggestions {
        let query = FoldedQuery(text)
        return Suggestions(
            rows: rows.compactMap { row in query.flatMap(row.matching) },
            isRefreshing: true,
            isEverywhere: isEverywhere,
            isCategoryIgnored: isCategoryIgnored
        )
    }
}
