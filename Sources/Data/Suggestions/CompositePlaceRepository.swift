public import MomentumSuggestionsDomain

/// Several repositories in order: each is asked if those before it failed or found too little.
///
/// An example is an index before a server.
///
/// Places of a later repository follow those of earlier ones. If no earlier place is near a known
/// position, up to three near ones replace the last places, and also those of their name. Without
/// any repository each search throws.
public struct CompositePlaceRepository: PlaceRepository {
    private let repositories: [any PlaceRepository]
    private let enough: Int

    /// The `repositories` are asked in order.
    ///
    /// The search stops once there are `enough` places, or the query's limit, and one of them is
    /// near a known position.
    public init(_ repositories: [any PlaceRepository], enough: Int = 1) {
        self.repositories = repositories
        self.enough = enough
    }

    public var needsPause: Bool { repositories.contains(where: \.needsPause) }

    /// The suggestion, completed by the first repository that can.
    public func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion? {
        for repository in repositories {
            if let located = try await repository.located(suggestion) { return located }
        }
        return nil
    }

    /// The immediate places of the first repositories.
    ///
    /// The places are partial if they are too few, or none is near a known position, and the next
    /// repository is slow. `nil` if there are none.
    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        try checkForRepository()
        var merged = PlaceAnswer(places: [])
        for (index, repository) in repositories.enumerated() {
            do throws(SuggestionError) {
                guard let answer = try repository.immediatePlaces(matching: query) else {
                    return merged.places.isEmpty ? nil : merged.marked(isPartial: true)
                }
                merged = merged.followed(by: answer, for: query)
            } catch {
                if index == repositories.count - 1, merged.places.isEmpty { throw error }
                merged = merged.marked(failure: error)
            }
            if isEnough(merged, for: query) { return merged }
        }
        return merged
    }

    /// The places of the repositories that answer, with the failure of one that did not.
    ///
    /// - Throws: The error of the last repository that failed, if no repository found anything.
    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        try checkForRepository()
        var merged = PlaceAnswer(places: [])
        var failure: SuggestionError?
        for repository in repositories {
            do throws(SuggestionError) {
                let answer = try await repository.places(matching: query)
                merged = merged.followed(by: answer, for: query)
            } catch {
                // After a cancellation the next repository is not asked.
                if error == .cancelled || Task.isCancelled { throw .cancelled }
                failure = error
                merged = merged.marked(failure: error)
            }
            if isEnough(merged, for: query) { return merged }
        }
        if merged.places.isEmpty, let failure { throw failure }
        return merged
    }

    private func checkForRepository() throws(SuggestionError) {
        if repositories.isEmpty { throw .unavailable(.noSource) }
    }

    private func isEnough(_ answer: PlaceAnswer, for query: PlaceQuery) -> Bool {
        answer.places.count >= min(enough, query.limit)
            && (query.region.position == nil || answer.places.contains(where: query.isNear))
    }
}

extension PlaceAnswer {
    /// The answer without some places: those of a source that failed, or has yet to answer.
    fileprivate func marked(
        failure: SuggestionError? = nil,
        isPartial: Bool? = nil
    ) -> PlaceAnswer {
        PlaceAnswer(
            places: places,
            isCategoryIgnored: isCategoryIgnored,
            isComplete: isComplete,
            failure: failure ?? self.failure,
            isPartial: isPartial ?? self.isPartial
        )
    }
}
