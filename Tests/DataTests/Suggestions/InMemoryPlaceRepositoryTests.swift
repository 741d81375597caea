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
    func `an array is searched by the rules, name for name (SG-21, SG-43)`(seed: UInt64) throws {
        var random = RandomNames(seed: seed)
        let places = (0..<200).map { _ in random.richPlace() }
        let repository = InMemoryPlaceRepository(places: places)
        let reference = SuggestionReference(places: places)

        for _ in 0..<Soak.count(2, soak: 600) {
            let text = random.richQuery()
            for category in Self.categories {
                let expected = reference.ruleY(text, category: category?.indexWord)
                    .map { "\(places[$0.index].name) \($0.match)" }

                let answer = try repository.immediatePlaces(
                    matching: PlaceQuery(text: text, category: category)
                )

                #expect(
                    (answer?.places ?? []).map { "\($0.name) \($0.match)" } == expected,
                    "seed \(seed), \(category?.indexWord ?? "all"): “\(text)”"
                )
            }
        }
    }

    @Test(arguments: [UInt64(24), 25])
    func `nearness and branches count as the rules say (SG-21, SG-40, SG-43)`(seed: UInt64) throws {
        var random = RandomNames(seed: seed)
        let places = (0..<300).map { _ in random.richPlace() }
        let repository = InMemoryPlaceRepository(places: places)
        let reference = SuggestionReference(places: places)
        let home = Coordinate(latitude: 40.9, longitude: -73.8)

        for _ in 0..<Soak.count(2, soak: 600) {
            let text = random.richQuery()
            let listsBranches = text.count.isMultiple(of: 3)
            let expected = reference.ruleY(text, near: home, listsBranches: listsBranches)

            let query = PlaceQuery(
                text: text,
                region: SearchRegion(center: home),
                listsBranches: listsBranches
            )
            let found = try repository.immediatePlaces(matching: query)?.places ?? []

            #expect(
                found.map { "\($0.name) \($0.match)" }
                    == expected.map { "\(places[$0.index].name) \($0.match)" },
                "seed \(seed): “\(text)”"
            )
            #expect(
                found.map(\.coordinate) == expected.map { places[$0.index].coordinate },
                "seed \(seed): “\(text)”"
            )
        }
    }
}
