import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@Suite struct SuggestUseCaseTests {
    private let places = MockPlaceRepository()
    private let geocoder = MockGeocodingRepository()
    private let bank = FormCatalogue.standard.placeCategories.first { $0.indexWord == "bank" }
    private let home = Coordinate(latitude: 42.3, longitude: -71.1)

    private func useCase(
        _ configuration: SuggestionConfiguration = SuggestionConfiguration()
    ) -> (SuggestUseCase, AddressLocations) {
        let locations = AddressLocations(geocoder: geocoder)
        return (
            SuggestUseCase(places: places, locations: locations, configuration: configuration),
            locations
        )
    }

    @Test
    func `a list answers at once, in its own order, from the beginning of names (SG-1, SG-4)`()
        throws
    {
        let (suggest, _) = useCase()

        let names = try suggest.immediateAnswer(
            to: " c",
            from: .local(["Citi", "Chase", "Capital One"])
        )
        let found = try suggest.immediateAnswer(
            to: "CA ",
            from: .local(["Citi", "Chase", "Capital One", "carrot"])
        )

        #expect(names == [])
        #expect(found?.map(\.name) == ["Capital One", "carrot"])
        #expect(found?.first?.matchedRanges == [0..<2])
    }

    @Test func `at most five, without duplicates and empty names (SG-3)`() throws {
        let names: NameList = ["", "Cafe\u{301} 1", "Café 1", "ca2", "ca3", "ca4", "ca5", "ca6"]
        let (suggest, _) = useCase()

        let found = try suggest.immediateAnswer(to: "ca", from: .local(names))

        #expect(found?.map(\.name) == ["Café 1", "ca2", "ca3", "ca4", "ca5"])
    }

    @Test func `extended matching of a list marks what matched (SG-4, SG-15)`() throws {
        let (suggest, _) = useCase(SuggestionConfiguration(listMatching: .extended))

        let found = try suggest.immediateAnswer(
            to: "jos cafe",
            from: .local(["The Café of Joséphine", "Joe's"])
        )

        #expect(found?.map(\.matchedRanges) == [[4..<8, 12..<15]])
    }

    @Test(arguments: ["", "a", " a ", "🇺🇸", "!?"])
    func `too short a text asks nobody (SG-2)`(text: String) async throws {
        let (suggest, _) = useCase()

        let answer = try await suggest.execute(text, from: .placeSearch(bank, nearAddress: ""))

        #expect(answer.isEmpty)
        #expect(places.gate.requests.isEmpty)
    }

    @Test func `without a position the whole country is searched (SG-6)`() async throws {
        let (suggest, _) = useCase()
        places.gate.answer(0, with: PlaceAnswer(places: []))

        _ = try await suggest.execute("smi", from: .placeSearch(bank, nearAddress: "Boston"))

        let region = places.gate.requests.first?.region
        #expect(region?.center == Coordinate(latitude: 39.5, longitude: -98.35))
        #expect(region?.spanDegrees == 60)
        #expect(region?.position == nil)
    }

    @Test func `near a known address the region is half a degree wide (SG-6, SG-7)`() async throws {
        let (suggest, locations) = useCase()
        geocoder.gate.answer(0, with: home)
        places.gate.answer(0, with: PlaceAnswer(places: []))

        _ = try await locations.locate(" Boston ")
        _ = try await suggest.execute("smi", from: .placeSearch(bank, nearAddress: "Boston"))

        #expect(
            places.gate.requests.first?.region == SearchRegion(center: home, spanDegrees: 0.5)
        )
    }

    @Test func `query and phrase make the text in natural language (SG-5)`() {
        let query = PlaceQuery(
            text: "smi ",
            category: FormCatalogue.standard.placeCategories.first { $0.indexWord == "dentist" }
        )

        #expect(query.naturalLanguageText == "smi dentist")
        #expect(PlaceQuery(text: " smi").naturalLanguageText == "smi")
    }

    @Test func `what was just answered is not asked again (SG-10)`() async throws {
        let (suggest, locations) = useCase()
        let source = SuggestionSource.placeSearch(bank, nearAddress: "Boston")
        places.gate.answer(0, with: PlaceAnswer(places: [FoundPlace(name: "Smith Bank")]))
        places.gate.answer(1, with: PlaceAnswer(places: []))
        places.gate.answer(2, with: PlaceAnswer(places: []))
        let first = try await suggest.execute("smi", from: source)
        _ = try await suggest.execute("smit", from: source)

        #expect(try suggest.immediateAnswer(to: "smi", from: source) == first)
        #expect(try suggest.immediateAnswer(to: " smi", from: source) == first)
        #expect(try suggest.immediateAnswer(to: "smi ", from: source) == nil)

        // Another region is another question.
        geocoder.gate.answer(0, with: home)
        _ = try await locations.locate("Boston")
        #expect(try suggest.immediateAnswer(to: "smi", from: source) == nil)
    }

    @Test func `the cache is bounded (SG-10)`() async throws {
        let (suggest, _) = useCase()
        let source = SuggestionSource.placeSearch(bank, nearAddress: "")
        for number in 0..<100 {
            places.gate.answer(number, with: PlaceAnswer(places: []))
            _ = try await suggest.execute("query \(number)", from: source)
        }

        #expect(try suggest.immediateAnswer(to: "query 0", from: source) == nil)
        #expect(try suggest.immediateAnswer(to: "query 99", from: source) == [])
    }

    @Test func `a failure is not remembered (SG-10, SG-11)`() async throws {
        let (suggest, _) = useCase()
        let source = SuggestionSource.placeSearch(bank, nearAddress: "")
        places.gate.fail(0, with: .throttled(retryAfter: .seconds(1)))

        await #expect(throws: SuggestionError.throttled(retryAfter: .seconds(1))) {
            try await suggest.execute("smi", from: source)
        }
        #expect(try suggest.immediateAnswer(to: "smi", from: source) == nil)
    }

    @Test func `places without a name and names that fold alike are left out (SG-3)`() async throws
    {
        let (suggest, _) = useCase()
        let found = ["", "  ", "Café", "CAFE", "!!", "Smith"].map { FoundPlace(name: $0) }
        places.gate.answer(0, with: PlaceAnswer(places: found))

        let answer = try await suggest.execute("xy", from: .placeSearch(nil, nearAddress: ""))

        #expect(answer.map(\.name) == ["Café", "!!", "Smith"])
    }
}
