import Synchronization

/// Suggests names for the text of a field.
public protocol SuggestUseCaseProtocol: Sendable {
    /// The answer that needs no waiting: from a list, from a place index on this device, or a
    /// recent one. `nil` when only ``execute(_:from:)`` can give it.
    func immediateAnswer(
        to text: String,
        from source: SuggestionSource
    ) throws(SuggestionError) -> [Suggestion]?

    /// At most five names without duplicates, best first. Cancelling the task ends the request.
    func execute(
        _ text: String,
        from source: SuggestionSource
    ) async throws(SuggestionError) -> [Suggestion]
}

/// Asks the source of a field, and remembers the last answers that needed waiting.
public struct SuggestUseCase: SuggestUseCaseProtocol {
    private let places: any PlaceRepository
    private let locations: AddressLocations
    private let configuration: SuggestionConfiguration
    private let recentAnswers = RecentAnswers(capacity: 64)

    public init(
        places: any PlaceRepository,
        locations: AddressLocations,
        configuration: SuggestionConfiguration
    ) {
        self.places = places
        self.locations = locations
        self.configuration = configuration
    }

    public func immediateAnswer(
        to text: String,
        from source: SuggestionSource
    ) throws(SuggestionError) -> [Suggestion]? {
        switch source {
        case .local(let names):
            return suggestions(for: text, in: names)
        case .placeSearch(let category, let address):
            guard let query = query(text, category: category, address: address) else { return [] }
            return try immediateAnswer(to: query)
        }
    }

    public func execute(
        _ text: String,
        from source: SuggestionSource
    ) async throws(SuggestionError) -> [Suggestion] {
        guard case .placeSearch(let category, let address) = source,
            let query = query(text, category: category, address: address)
        else { return try immediateAnswer(to: text, from: source) ?? [] }
        if let answer = try immediateAnswer(to: query) { return answer }
        let answer = suggestions(try await places.places(matching: query), for: query)
        recentAnswers[query] = answer
        return answer
    }

    private func immediateAnswer(to query: PlaceQuery) throws(SuggestionError) -> [Suggestion]? {
        if let known = recentAnswers[query] { return known }
        return try places.immediatePlaces(matching: query).map { suggestions($0, for: query) }
    }

    private func suggestions(for text: String, in list: NameList) -> [Suggestion] {
        switch configuration.listMatching {
        case .beginning:
            return PrefixRule.matches(
                of: text,
                in: list.names.map(\.name),
                limit: configuration.limit
            )
        case .extended:
            guard let query = FoldedQuery(text) else { return [] }
            let highlighter = MatchHighlighter(query)
            var search = PlaceSearch(SearchRule(query, terms: nil), places: list.places)
            return search.hits(limit: configuration.limit).map { hit in
                let name = list.names[hit.index].name
                return Suggestion(
                    name: name,
                    matchedRanges: highlighter.ranges(in: name, match: hit.match.match)
                )
            }
        }
    }

    private func suggestions(_ answer: PlaceAnswer, for query: PlaceQuery) -> [Suggestion] {
        let highlighter = query.folded.map(MatchHighlighter.init)
        return answer.distinct(limit: query.limit, listsBranches: query.listsBranches).places.map {
            place in
            Suggestion(
                name: place.name,
                matchedRanges: highlighter?.ranges(in: place) ?? [],
                category: place.category,
                city: place.city,
                distanceMetres: place.distanceKilometres.map { $0 * 1000 }
            )
        }
    }

    /// `nil` for text that is too short to search for (SG-2).
    private func query(
        _ text: String,
        category: PlaceCategory?,
        address: String
    ) -> PlaceQuery? {
        guard let counted = FoldedQuery.countedText(of: text) else { return nil }
        let query = PlaceQuery(
            text: counted,
            category: category,
            region: locations.coordinate(ofAddress: address)
                .map { SearchRegion(center: $0, spanDegrees: configuration.spanDegrees) }
                ?? configuration.fallbackRegion,
            limit: configuration.limit
        )
        // Punctuation alone matches nothing, so no source is asked.
        return query.folded == nil ? nil : query
    }
}

/// The last answers of a place search, at hand when a character is deleted (SG-10).
private final class RecentAnswers: Sendable {
    private struct State {
        var answers: [PlaceQuery: [Suggestion]] = [:]
        /// The queries by age, oldest first.
        var order: [PlaceQuery] = []
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    subscript(query: PlaceQuery) -> [Suggestion]? {
        get { state.withLock { $0.answers[query] } }
        set {
            state.withLock { state in
                state.order.removeAll { $0 == query }
                state.answers[query] = newValue
                guard newValue != nil else { return }
                state.order.append(query)
                if state.order.count > capacity {
                    state.answers[state.order.removeFirst()] = nil
                }
            }
        }
    }
}
