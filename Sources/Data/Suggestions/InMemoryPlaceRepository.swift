public import MomentumSuggestionsDomain

/// Places in an array, searched one by one: for tests, previews and up to a few thousand places.
public struct InMemoryPlaceRepository: PlaceRepository {
    private let places: [Place]
    private let names: [FoldedName]
    private let ranking = PlaceRanking()

    public init(places: [Place]) {
        self.places = places
        names = places.map { FoldedName($0.name) }
    }

    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        guard let folded = query.folded else { return PlaceAnswer(places: []) }
        let word = query.category?.indexWord
        let hasCategory = word != nil && places.contains { $0.category == word }
        let position = query.region.position
        let matches = ExtendedRule(folded).matches(
            in: names,
            limit: query.limit,
            isIncluded: { !hasCategory || places[$0].category == word },
            score: { index in
                ranking.score(
                    popularity: places[index].popularity,
                    kilometres: position?.kilometres(to: places[index].coordinate)
                )
            }
        )
        return PlaceAnswer(
            places: matches.map { match in
                let place = places[match.index]
                return FoundPlace(
                    name: place.name,
                    category: place.category.isEmpty ? nil : place.category,
                    coordinate: place.coordinate,
                    street: place.street,
                    city: place.city,
                    region: place.region,
                    distanceKilometres: position?.kilometres(to: place.coordinate),
                    match: match.edits == 0 ? .name : .corrected(edits: match.edits)
                )
            },
            isCategoryIgnored: word != nil && !hasCategory
        )
    }

    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        try immediatePlaces(matching: query) ?? PlaceAnswer(places: [])
    }
}
