public import MomentumSuggestionsData
public import MomentumSuggestionsDomain

/// Completion as you type with the system's maps; looks up only the chosen place.
public struct MapCompletionRepository: PlaceRepository {
    private let completer: any MapCompletionService
    private let budget: RequestBudget
    private let categories: [PlaceCategory]

    /// All users of these maps share `budget`; the words of `categories` replace the kind of a
    /// chosen place.
    public init(
        completer: any MapCompletionService,
        budget: RequestBudget,
        categories: [PlaceCategory] = FormCatalogue.standard.placeCategories
    ) {
        self.completer = completer
        self.budget = budget
        self.categories = categories
    }

    /// False: the completer has its own delay.
    public var needsPause: Bool { false }

    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        guard query.folded != nil else { return PlaceAnswer(places: []) }
        for await outcome in completer.completions(for: MapRequest(completing: query)) {
            guard !Task.isCancelled else { throw .cancelled }
            return try answer(outcome, to: query)
        }
        // A newer request has taken over the completer.
        throw .cancelled
    }

    public func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion? {
        guard suggestion.source == .maps, suggestion.coordinate == nil else { return nil }
        try budget.spend()
        let completion = MapCompletion(
            title: suggestion.name,
            subtitle: suggestion.street ?? ""
        )
        do throws(MapFailure) {
            return try await completer.item(of: completion).map { item in
                Suggestion(
                    // The name that the user chose; the map item may spell it differently.
                    name: suggestion.name,
                    matchedRanges: suggestion.matchedRanges,
                    category: suggestion.category ?? categories.word(of: item.kind),
                    coordinate: item.coordinate,
                    street: item.street ?? suggestion.street,
                    city: item.city,
                    region: item.region,
                    source: .maps
                )
            }
        } catch {
            if let error = error.suggestionError { throw error }
            return nil
        }
    }

    private func answer(
        _ outcome: Result<[MapCompletion], MapFailure>,
        to query: PlaceQuery
    ) throws(SuggestionError) -> PlaceAnswer {
        switch outcome {
        case .success(let completions):
            let places = completions.map { completion in
                FoundPlace(
                    name: completion.title,
                    category: query.category?.indexWord,
                    street: completion.subtitle.isEmpty ? nil : completion.subtitle,
                    source: .maps
                )
            }
            return PlaceAnswer(places: places)
        case .failure(let failure):
            if let error = failure.suggestionError { throw error }
            return PlaceAnswer(places: [])
        }
    }
}
