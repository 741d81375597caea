/// The rows that a field offers, and facts about them for a screen.
public struct Suggestions: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The rows, best first, with unique ids.
    public let rows: [Suggestion]
    /// True while another answer is pending, which replaces these rows.
    public let isRefreshing: Bool
    /// True if places were searched without a position, so that nearness has no meaning.
    public let isEverywhere: Bool
    /// True if the category was ignored, because the source has no place of it.
    public let isCategoryIgnored: Bool
    /// The failure of a source whose places are missing among the rows; `nil` if none failed.
    public let failure: SuggestionError?
    /// The credits of the sources of the position near which places were searched.
    public let positionAttributions: [String]

    public init(
        rows: [Suggestion],
        isRefreshing: Bool = false,
        isEverywhere: Bool = false,
        isCategoryIgnored: Bool = false,
        failure: SuggestionError? = nil,
        positionAttributions: [String] = []
    ) {
        var known: Set<Suggestion.ID> = []
        self.rows = rows.filter { known.insert($0.id).inserted }
        self.isRefreshing = isRefreshing
        self.isEverywhere = isEverywhere
        self.isCategoryIgnored = isCategoryIgnored
        self.failure = failure
        self.positionAttributions = positionAttributions
    }

    public init(arrayLiteral rows: Suggestion...) {
        self.init(rows: rows)
    }

    /// The credits that the sources require on screen, without duplicates: in the order of the
    /// rows, then those of the position; none without rows.
    public var attributions: [String] {
        guard !rows.isEmpty else { return [] }
        let all = rows.compactMap(\.attribution) + positionAttributions
        return all.reduce(into: []) { credits, credit in
            if !credits.contains(credit) { credits.append(credit) }
        }
    }

    /// These rows followed by others with other names, at most `limit`.
    ///
    /// Rows of one name stay if they come from the same list, as for branches of a business.
    package func followed(by others: Suggestions, limit: Int) -> Suggestions {
        let shown = Set(rows.map { TextFolding.rowKey($0.name) })
        let rest = others.rows.filter { !shown.contains(TextFolding.rowKey($0.name)) }
        return Suggestions(
            rows: Array((rows + rest).prefix(limit)),
            isRefreshing: isRefreshing || others.isRefreshing,
            isEverywhere: isEverywhere || others.isEverywhere,
            isCategoryIgnored: isCategoryIgnored || others.isCategoryIgnored,
            failure: failure ?? others.failure,
            positionAttributions: positionAttributions + others.positionAttributions
        )
    }

    /// The rows, marked as final.
    package var settled: Suggestions {
        Suggestions(
            rows: rows,
            isEverywhere: isEverywhere,
            isCategoryIgnored: isCategoryIgnored,
            failure: failure,
            positionAttributions: positionAttributions
        )
    }

    /// The rows that still match another text, in order, until its answer arrives.
    package func kept(for text: String) -> Suggestions {
        let query = FoldedQuery(text)
        return Suggestions(
            rows: rows.compactMap { row in query.flatMap(row.matching) },
            isRefreshing: true,
            isEverywhere: isEverywhere,
            isCategoryIgnored: isCategoryIgnored,
            positionAttributions: positionAttributions
        )
    }
}
