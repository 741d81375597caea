import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

/// Places of an array, compared with a literal reading of the rules.
@Suite struct InMemoryPlaceRepositoryTests {
    private static let categories = [nil, "bank", "dentist"].map { word in
        FormCatalogue.standard.placeCategories.first { $0.indexWord == word }
    }

    @Test(arguments: [UInt64(21), 22, 23])
    func `an array is searched by the rules, name for name (SG-21, SG-31)`(seed: UInt64) throws {
        var random = RandomNames(seed: seed)
        let places = (0..<200).map { _ in random.place() }
        let repository = InMemoryPlaceRepository(places: places)
        let reference = SuggestionReference(places: places)

        for _ in 0..<60 {
            let text = random.query()
            for category in Self.categories {
                let expected = reference.ruleX(text, category: category?.indexWord)
                    .map { "\(places[$0.index].name) \($0.edits)" }

                let answer = try repository.immediatePlaces(
                    matching: PlaceQuery(text: text, category: category)
                )

                #expect(
                    (answer?.places ?? []).map { "\($0.name) \($0.edits)" } == expected,
                    "seed \(seed), \(category?.indexWord ?? "all"): “\(text)”"
                )
            }
        }
    }

    @Test(arguments: [UInt64(24), 25])
    func `nearness counts as the rules say, by scores (SG-21)`(seed: UInt64) throws {
        var random = RandomNames(seed: seed)
        let places = (0..<300).map { _ in random.place() }
        let repository = InMemoryPlaceRepository(places: places)
        let reference = SuggestionReference(places: places)
        let home = Coordinate(latitude: 40.9, longitude: -73.8)

        for _ in 0..<60 {
            let text = random.query()
            let expected = reference.ruleX(text, near: home)

            let query = PlaceQuery(text: text, region: SearchRegion(center: home))
            let found = try repository.immediatePlaces(matching: query)?.places ?? []

            let scores = found.map { place in
                places.filter { $0.name == place.name && $0.coordinate == place.coordinate }
                    .map { SuggestionReference.score(of: $0, near: home) }.max() ?? -1
            }
            #expect(found.map(\.edits) == expected.map(\.edits), "seed \(seed): “\(text)”")
            #expect(
                zip(scores, expected).allSatisfy { abs($0 - $1.score) < 1e-9 },
                "seed \(seed): “\(text)”"
            )
        }
    }
}
