/// Suggests names for the text of a field.
public protocol SuggestUseCaseProtocol: Sendable {
    /// The answer, if it is available at once: from a list, from a place index on this device, or a
    /// recent one. `nil` if only ``execute(_:from:)`` can provide it.
    ///
    /// If ``Suggestions/isRefreshing`` is true, the answer is the beginning of a later one.
    func immediateAnswer(
        to text: String,
        from source: SuggestionSource
    ) throws(SuggestionError) -> Suggestions?

    /// True if a search of the source should wait until the user pauses.
    func needsPause(for source: SuggestionSource) -> Bool

    /// A chosen suggestion with details that its source looks up only then, such as the coordinate.
    /// `nil` if there is nothing to add.
    func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion?

    /// At most five rows without duplicates, best first. Cancelling the task ends the request.
    func execute(
        _ text: String,
        from source: SuggestionSource
    ) async throws(SuggestionError) -> Suggestions
}

extension SuggestUseCaseProtocol {
    /// Returns true, because most searches ask a server.
    public func needsPause(for source: SuggestionSource) -> Bool { true }

    /// Returns `nil`, because most searches return all their data at once.
    public func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion? {
        nil
    }
}

/// Asks the source of a field near the current address, and caches the last complete answers that
/// were not immediate.
public struct SuggestUseCase: SuggestUseCaseProtocol {
    private let places: any PlaceRepository
    private let locations: AddressLocations
    private let address: CurrentAddress
    private let configuration: SuggestionConfiguration
    private let recentAnswers = RecentAnswers(capacity: 64)

    public init(
        places: any PlaceRepository,
        locations: AddressLocations,
        address: CurrentAddress,
        configuration: SuggestionConfiguration
    ) {
        self.places = places
        self.locations = locations
        self.address = address
        self.configuration = configuration
    }

    public func immediateAnswer(
        to text: String,
        from source: SuggestionSource
    ) throws(SuggestionError) -> Suggestions? {
        switch source {
        case .local(let list, let matching):
            guard !list.isEmpty || FoldedQuery.countedText(of: text) == nil else {
                throw .unavailable(.noList)
            }
            return names(list, matching: text, matching)
        case .placeSearch(let category):
            guard let query = query(text, category) else { return [] }
            return try immediateAnswer(to: query)
        case .listThenPlaces(let list, let category):
            let query = query(text, category)
            let names = names(list, matching: query?.folded)
            guard names.rows.count < configuration.limit, let query else { return names }
            let known: Suggestions?
            do throws(SuggestionError) {
                known = try immediateAnswer(to: query)
            } catch {
                return try names.alone(because: error)
            }
            if let known { return names.followed(by: known, limit: configuration.limit) }
            return names.rows.isEmpty ? nil : Suggestions(rows: names.rows, isRefreshing: true)
        }
    }

    public func needsPause(for source: SuggestionSource) -> Bool {
        source.hasPlaces && places.needsPause
    }

    public func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion? {
        guard suggestion.source != .list, suggestion.coordinate == nil else { return nil }
        return try await places.located(suggestion)
    }

    public func execute(
        _ text: String,
        from source: SuggestionSource
    ) async throws(SuggestionError) -> Suggestions {
        switch source {
        case .local:
            return try immediateAnswer(to: text, from: source) ?? []
        case .placeSearch(let category):
            guard let query = query(text, category) else { return [] }
            return try await answer(to: query)
        case .listThenPlaces(let list, let category):
            let query = query(text, category)
            let names = names(list, matching: query?.folded)
            guard names.rows.count < configuration.limit, let query else { return names }
            do throws(SuggestionError) {
                return names.followed(by: try await answer(to: query), limit: configuration.limit)
            } catch {
                return try names.alone(because: error)
            }
        }
    }

    private func answer(to query: PlaceQuery) async throws(SuggestionError) -> Suggestions {
        if let known = try immediateAnswer(to: query), !known.isRefreshing { return known }
        let near = address.value
        let answer = try await places.places(matching: query)
        let found = suggestions(answer, for: query)
        // A source that failed may know more when the same text is asked again.
        if answer.isComplete { recentAnswers.save(found, to: query, near: near) }
        return found
    }

    private func immediateAnswer(to query: PlaceQuery) throws(SuggestionError) -> Suggestions? {
        if let known = recentAnswers.answer(to: query, near: address.value) { return known }
        return try places.immediatePlaces(matching: query).map { suggestions($0, for: query) }
    }

    private func names(
        _ list: NameList,
        matching text: String,
        _ matching: SuggestionConfiguration.ListMatching?
    ) -> Suggestions {
        let rule = ListRule(
            list,
            matching: matching ?? configuration.listMatching,
            limit: configuration.limit
        )
        return Suggestions(rows: rule.matches(of: text))
    }

    /// The names that match a text folded for the places behind them, too.
    private func names(_ list: NameList, matching query: FoldedQuery?) -> Suggestions {
        let rule = ListRule(list, matching: .extended, limit: configuration.limit)
        return Suggestions(rows: query.map(rule.matches) ?? [])
    }

    private func suggestions(_ answer: PlaceAnswer, for query: PlaceQuery) -> Suggestions {
        let highlighter = query.folded.map(MatchHighlighter.init)
        // A source may repeat names; a composite removed only those of its parts.
        let distinct = answer.distinct(limit: query.limit, listsBranches: query.listsBranches)
        return Suggestions(
            rows: distinct.places.map { place in
                Suggestion(place, matchedRanges: highlighter?.ranges(in: place) ?? [])
            },
            isRefreshing: answer.isPartial,
            isEverywhere: query.region.position == nil,
            isCategoryIgnored: answer.isCategoryIgnored,
            failure: answer.failure,
            positionAttributions: query.region.position == nil ? [] : locations.attributions
        )
    }

    /// `nil` for text that is too short to search for (SG-2), and for punctuation alone, which
    /// matches nothing, so that no source is asked.
    private func query(_ text: String, _ category: PlaceCategory?) -> PlaceQuery? {
        guard let counted = FoldedQuery.countedText(of: text),
            let folded = FoldedQuery(counted: counted)
        else { return nil }
        return PlaceQuery(
            text: counted,
            folded: folded,
            category: category,
            region: locations.coordinate(ofAddress: address.value)
                .map { SearchRegion(center: $0, spanDegrees: configuration.spanDegrees) }
                ?? configuration.fallbackRegion,
            limit: configuration.limit,
            listsBranches: configuration.listsBranches
        )
    }
}

extension Suggestions {
    /// The names of a list as an answer without the places behind them.
    ///
    /// - Throws: `error`, if there are no names or the caller cancelled.
    fileprivate func alone(because error: SuggestionError) throws(SuggestionError) -> Suggestions {
        if error == .unavailable(.noSource) { return self }
        guard !rows.isEmpty, !error.isCancelled else { throw error }
        return Suggestions(rows: rows, failure: error)
    }
}
