import MomentumCommandLine
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

struct SuggestDocument: Encodable, Sendable {
    struct Row: Encodable, Sendable {
        let name: String
        /// The start and length of each matched part, in characters.
        let ranges: [[Int]]
        let match: String
        @Nullable var alias: String?
        @Nullable var category: String?
        @Nullable var distanceMetres: Double?
        @Nullable var street: String?
        @Nullable var city: String?
        @Nullable var region: String?
        @Nullable var latitude: Double?
        @Nullable var longitude: Double?
        let source: String
    }

    /// The failure of a source whose places are missing among the suggestions.
    struct Failure: Encodable, Sendable {
        let kind: String
        let message: String
    }

    let query: String
    let state: String
    let suggestions: [Row]
    let attributions: [String]
    /// True if the search for places had no position.
    let isEverywhere: Bool
    /// True if a source without the category searched all categories.
    let isCategoryIgnored: Bool
    @Nullable var failure: Failure?

    /// The document for a state; `answer` is the answer behind it.
    init(query: String, state: SuggestionFieldViewModel.State, answer: Suggestions) {
        self.query = query
        self.state = Self.name(of: state)
        let shown: Suggestions =
            switch state {
            case .suggesting(let found): found
            case .noMatches: answer
            case .idle, .waiting, .searching, .failed, .unavailable: []
            }
        suggestions = shown.rows.map(Row.init)
        attributions = shown.attributions
        isEverywhere = shown.isEverywhere
        isCategoryIgnored = shown.isCategoryIgnored
        _failure = Nullable(
            wrappedValue: shown.failure.map { error in
                let message = ErrorMessage(missingPlacesBecauseOf: error, words: .current)
                return Failure(kind: message.kind, message: message.sentence)
            }
        )
    }

    private static func name(of state: SuggestionFieldViewModel.State) -> String {
        switch state {
        case .idle: "idle"
        case .waiting: "waiting"
        case .searching: "searching"
        case .suggesting: "suggesting"
        case .noMatches: "noMatches"
        case .failed: "failed"
        case .unavailable: "unavailable"
        }
    }
}

extension SuggestDocument.Row {
    fileprivate init(_ suggestion: Suggestion) {
        self.init(
            name: suggestion.name,
            ranges: suggestion.matchedRanges.map { [$0.lowerBound, $0.count] },
            match: Self.name(of: suggestion.match),
            alias: suggestion.matchedAlias,
            category: suggestion.category,
            distanceMetres: suggestion.distanceMetres,
            street: suggestion.street,
            city: suggestion.city,
            region: suggestion.region,
            latitude: suggestion.coordinate?.latitude,
            longitude: suggestion.coordinate?.longitude,
            source: suggestion.source.rawValue
        )
    }

    private static func name(of match: FoundPlace.Match) -> String {
        switch match {
        case .name: "name"
        case .category: "category"
        case .described: "described"
        case .corrected: "corrected"
        case .partial: "partial"
        }
    }
}
