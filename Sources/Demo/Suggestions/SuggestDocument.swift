import MomentumCommandLine
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

struct SuggestDocument: Encodable, Sendable {
    struct Row: Encodable, Sendable {
        let name: String
        /// Start and length of each matched part, in characters.
        let ranges: [[Int]]
        @Nullable var category: String?
        @Nullable var distanceMetres: Double?
        @Nullable var city: String?
    }

    let query: String
    let state: String
    let suggestions: [Row]

    init(query: String, state: SuggestionFieldViewModel.State) {
        self.query = query
        self.state = Self.name(of: state)
        guard case .suggesting(let found) = state else {
            suggestions = []
            return
        }
        suggestions = found.map { suggestion in
            Row(
                name: suggestion.name,
                ranges: suggestion.matchedRanges.map { [$0.lowerBound, $0.count] },
                category: suggestion.category,
                distanceMetres: suggestion.distanceMetres,
                city: suggestion.city
            )
        }
    }

    private static func name(of state: SuggestionFieldViewModel.State) -> String {
        switch state {
        case .idle: "idle"
        case .waiting: "waiting"
        case .searching: "searching"
        case .suggesting: "suggesting"
        case .noMatches: "noMatches"
        case .failed: "failed"
        }
    }
}
