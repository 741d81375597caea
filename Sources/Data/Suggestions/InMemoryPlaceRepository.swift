public import MomentumSuggestionsDomain

/// Places in an array, searched one by one: for tests, previews and up to a few thousand places.
public struct InMemoryPlaceRepository: PlaceRepository {
    private let places: [Place]
    private let names: [SearchPlace]
    /// The category of each place by its number.
    private let categories: [Int]
    private let terms: TermTable
    private let ranking = PlaceRanking()

    /// `terms` are the words for kinds of place.
    public init(places: [Place], terms: CategoryTerms = .standard) {
        self.places = places
        names = places.map {
            SearchPlace(name: $0.name, aliases: $0.aliases, city: $0.city, region: $0.region)
        }
        let words = Set(places.map(\.category)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
        categories = places.map { numbers[$0.category] ?? 0 }
        self.terms = TermTable(categories: words, terms: terms)
    }

    public var needsPause: Bool { false }

    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        guard let folded = query.folded else { return PlaceAnswer(places: []) }
        let word = query.category?.indexWord
        let hasCategory = word != nil && places.contains { $0.category == word }
        let position = query.region.position
        var search = PlaceSearch(
            SearchRule(folded, terms: terms, ranking: ranking),
            places: names,
            listsBranches: query.listsBranches
        ) { index in
            let place = places[index]
            guard !hasCategory || place.category == word else { return nil }
            let kilometres = position?.kilometres(to: place.coordinate)
            return PlaceSearch.Candidate(
                category: categories[index],
                score: ranking.score(popularity: place.popularity, kilometres: kilometres),
                coordinate: place.coordinate,
                kilometres: kilometres
            )
        }
        return PlaceAnswer(
            places: search.hits(limit: query.limit).map { foundPlace($0, near: position) },
            isCategoryIgnored: word != nil && !hasCategory
        )
    }

    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        try immediatePlaces(matching: query) ?? PlaceAnswer(places: [])
    }

    private func foundPlace(_ hit: PlaceSearch.Hit, near position: Coordinate?) -> FoundPlace {
        let place = places[hit.index]
        return FoundPlace(
            name: place.name,
            category: place.category.isEmpty ? nil : place.category,
            coordinate: place.coordinate,
            street: place.street,
            city: place.city,
            region: place.region,
            distanceKilometres: position?.kilometres(to: place.coordinate),
            match: hit.match.match,
            matchedAlias: hit.match.alias.map { place.aliases[$0] }
        )
    }
}
