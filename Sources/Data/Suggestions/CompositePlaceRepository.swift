public import MomentumSuggestionsDomain

/// Several repositories in order: each is asked when those before it failed or found too little,
/// for example an index first and then a server.
public struct CompositePlaceRepository: PlaceRepository {
    private let repositories: [any PlaceRepository]
    private let enough: Int

    /// The `repositories` are asked in their order, until there are `enough` places.
    public init(_ repositories: [any PlaceRepository], enough: Int = 1) {
        self.repositories = repositories
        self.enough = enough
    }

    /// The immediate places of the first repositories, if they are enough.
    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        var merged = PlaceAnswer(places: [])
        for (index, repository) in repositories.enumerated() {
            do throws(SuggestionError) {
                guard let answer = try repository.immediatePlaces(matching: query) else {
                    return nil
                }
                merged = Self.merge(merged, answer, for: query)
            } catch {
                if index == repositories.count - 1, merged.places.isEmpty { throw error }
            }
            if merged.places.count >= min(enough, query.limit) { return merged }
        }
        return merged
    }

    /// - Throws: The error of the last repository that failed, when none found anything.
    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        var merged = PlaceAnswer(places: [])
        var failure: SuggestionError?
        for repository in repositories {
            do throws(SuggestionError) {
                let answer = try await repository.places(matching: query)
                merged = Self.merge(merged, answer, for: query)
            } catch {
                // A caller that cancelled one repository does not want the next.
                if error == .cancelled || Task.isCancelled { throw .cancelled }
                failure = error
            }
            if merged.places.count >= min(enough, query.limit) { return merged }
        }
        if merged.places.isEmpty, let failure { throw failure }
        return merged
    }

    private static func merge(
        _ first: PlaceAnswer,
        _ second: PlaceAnswer,
        for query: PlaceQuery
    ) -> PlaceAnswer {
        // One answer alone has none twice.
        guard !first.places.isEmpty else { return second }
        return PlaceAnswer(
            places: first.places + second.places,
            isCategoryIgnored: first.isCategoryIgnored,
            attribution: second.places.isEmpty
                ? first.attribution : second.attribution ?? first.attribution,
            isComplete: first.isComplete && second.isComplete
        ).distinct(limit: query.limit, listsBranches: query.listsBranches)
    }
}
