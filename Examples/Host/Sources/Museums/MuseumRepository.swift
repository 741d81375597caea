import MomentumSuggestionsDomain

/// This program's own place search, instead of those that come with Momentum.
///
/// It only finds. The view model decides when to search, what to cancel and which late answer to
/// drop. The use case marks the matches.
struct MuseumRepository: PlaceRepository {
    let museums: [Museum]

    /// A name is found when one of its words begins with what was typed.
    func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        guard let typed = query.folded?.bytes else { return PlaceAnswer(places: []) }
        let found = museums.filter { museum in
            FoldedQuery(museum.name)?.words.contains { $0.starts(with: typed) } == true
        }
        return PlaceAnswer(
            places: found.prefix(query.limit).map { museum in
                FoundPlace(name: museum.name, coordinate: museum.position, city: museum.city)
            }
        )
    }
}
