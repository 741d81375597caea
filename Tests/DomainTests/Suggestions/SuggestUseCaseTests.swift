import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@Suite struct SuggestUseCaseTests {
    private let places = MockPlaceRepository()
    private let geocoder = MockGeocodingRepository()
    private let bank = FormCatalogue.standard.placeCategories.first { $0.indexWord == "bank" }
    private let address = CurrentAddress("Boston")
    private let home = Coordinate(latitude: 42.3, longitude: -71.1)

    private func useCase(
        _ configuration: SuggestionConfiguration = SuggestionConfiguration()
    ) -> (SuggestUseCase, AddressLocations) {
        let locations = AddressLocations(geocoder: geocoder)
        return (
            SuggestUseCase(
                places: places,
                locations: locations,
                address: address,
                configuration: configuration
            ),
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
        #expect(found?.rows.map(\.name) == ["Capital One", "carrot"])
        #expect(found?.rows.first?.matchedRanges == [0..<2])
    }

    @Test func `at most five, without duplicates and empty names (SG-3)`() throws {
        let names: NameList = ["", "Cafe\u{301} 1", "Café 1", "ca2", "ca3", "ca4", "ca5", "ca6"]
        let (suggest, _) = useCase()

        let found = try suggest.immediateAnswer(to: "ca", from: .local(names))

        #expect(found?.rows.map(\.name) == ["Café 1", "ca2", "ca3", "ca4", "ca5"])
    }

    @Test func `extended matching of a list marks what matched (SG-4, SG-15)`() throws {
        let (suggest, _) = useCase(SuggestionConfiguration(listMatching: .extended))

        let found = try suggest.immediateAnswer(
            to: "jos cafe",
            from: .local(["The Café of Joséphine", "Joe's"])
        )

        #expect(found?.rows.map(\.matchedRanges) == [[4..<8, 12..<15]])
    }

    @Test(arguments: ["", "a", " a ", "🇺🇸", "!?"])
    func `too short a text asks nobody (SG-2)`(text: String) async throws {
        let (suggest, _) = useCase()

        let answer = try await suggest.execute(text, from: .placeSearch(bank))

        #expect(answer.rows.isEmpty)
        #expect(places.gate.requests.isEmpty)
    }

    @Test func `without a position the whole country is searched (SG-6)`() async throws {
        let (suggest, _) = useCase()
        places.gate.answer(0, with: PlaceAnswer(places: []))

        _ = try await suggest.execute("smi", from: .placeSearch(bank))

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
        _ = try await suggest.execute("smi", from: .placeSearch(bank))

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
        let source = SuggestionSource.placeSearch(bank)
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
        let source = SuggestionSource.placeSearch(bank)
        for number in 0..<100 {
            places.gate.answer(number, with: PlaceAnswer(places: []))
            _ = try await suggest.execute("query \(number)", from: source)
        }

        #expect(try suggest.immediateAnswer(to: "query 0", from: source) == nil)
        #expect(try suggest.immediateAnswer(to: "query 99", from: source)?.rows == [])
    }

    @Test func `a failure is not remembered (SG-10, SG-11)`() async throws {
        let (suggest, _) = useCase()
        let source = SuggestionSource.placeSearch(bank)
        places.gate.fail(0, with: .throttled(retryAfter: .seconds(1)))

        await #expect(throws: SuggestionError.throttled(retryAfter: .seconds(1))) {
            try await suggest.execute("smi", from: source)
        }
        #expect(try suggest.immediateAnswer(to: "smi", from: source) == nil)
    }

    @Test func `of the names that do not fold alike the first five are shown (SG-3, HS-36)`()
        async throws
    {
        let (suggest, _) = useCase()
        let names = ["", "  ", "Café", "CAFE", "!!"] + (1...9).flatMap { ["B \($0)", "b\($0)"] }
        places.gate.answer(0, with: PlaceAnswer(places: names.map { FoundPlace(name: $0) }))

        let answer = try await suggest.execute("xy", from: .placeSearch(nil))
        let again = try suggest.immediateAnswer(to: "xy", from: .placeSearch(nil))

        #expect(answer.rows.map(\.name) == ["Café", "!!", "B 1", "B 2", "B 3"])
        #expect(again?.rows == answer.rows)
    }

    @Test func `branches stay behind the names of a list and of an index (SG-40, SG-54, SG-67)`() {
        func rows(_ names: String...) -> Suggestions {
            Suggestions(
                rows: names.enumerated().map { number, name in
                    Suggestion(name: name, street: "\(number) Main St", source: .index)
                }
            )
        }
        let list = Suggestions(rows: [Suggestion(name: "E*TRADE")])
        let places = rows("Etrade", "Fidelity", "Fidelity", "Fidelity")

        let found = list.followed(by: places, limit: 5).rows
        #expect(found.map(\.name) == ["E*TRADE", "Fidelity", "Fidelity", "Fidelity"])
        let kept = rows("Fidelity", "Fidelity").followed(by: places, limit: 5).rows
        #expect(kept.map(\.name) == ["Fidelity", "Fidelity", "Etrade"])
    }

    @Test func `places of brokers stand behind the list, and are asked for behind it (SG-67)`()
        async throws
    {
        let field = try #require(FormCatalogue.standard.field(named: "brokerage"))
        let (suggest, _) = useCase()
        places.gate.answer(
            0,
            with: PlaceAnswer(
                places: ["Fid-elity", "Fidelity Investments"].map {
                    FoundPlace(name: $0, source: .photon, attribution: "© OSM")
                }
            )
        )

        let known = try suggest.immediateAnswer(to: "fidel", from: field.suggestionSource)
        let found = try await suggest.execute("fidel", from: field.suggestionSource)

        #expect(known?.rows.map(\.name) == ["Fidelity"])
        #expect(known?.isRefreshing == true)
        #expect(found.rows.map(\.name) == ["Fidelity", "Fidelity Investments"])
        #expect(found.rows.map(\.source) == [.list, .photon])
        #expect(found.attributions == ["© OSM"])
        #expect(found.isEverywhere)
    }

    @Test func `a list is an answer also where no places can be searched (SG-55, SG-67)`()
        async throws
    {
        let field = try #require(FormCatalogue.standard.field(named: "brokerage"))
        let (suggest, _) = useCase()
        places.gate.fail(0, with: .unavailable(.noSource))
        places.gate.fail(1, with: .unavailable(.noSource))

        let found = try await suggest.execute("fidel", from: field.suggestionSource)

        #expect(found.rows.map(\.name) == ["Fidelity"])
        #expect(found.failure == nil)
        let none = try await suggest.execute("zzzz", from: field.suggestionSource)
        #expect(none.rows.isEmpty)
    }

    @Test func `another address forgets the recent answers (SG-57)`() async throws {
        let (suggest, _) = useCase()
        places.gate.answer(0, with: PlaceAnswer(places: []))
        _ = try await suggest.execute("smi", from: .placeSearch(bank))
        #expect(try suggest.immediateAnswer(to: "smi", from: .placeSearch(bank)) != nil)

        address.set("Reno")

        #expect(try suggest.immediateAnswer(to: "smi", from: .placeSearch(bank)) == nil)
    }

    @Test func `a found place is a suggestion with all that is known of it (SG-50)`() async throws {
        let (suggest, _) = useCase()
        let place = FoundPlace(
            name: "Chase",
            category: "bank",
            coordinate: home,
            street: "12 Main St",
            city: "Concord",
            region: "NH",
            distanceKilometres: 1.5,
            match: .corrected(edits: 1),
            matchedAlias: "JPMC",
            source: .photon,
            attribution: "© OSM"
        )
        places.gate.answer(0, with: PlaceAnswer(places: [place]))

        let found = try await suggest.execute("chsae", from: .placeSearch(bank))

        #expect(
            found.rows == [
                Suggestion(
                    name: "Chase",
                    match: .corrected(edits: 1),
                    matchedAlias: "JPMC",
                    category: "bank",
                    coordinate: home,
                    street: "12 Main St",
                    city: "Concord",
                    region: "NH",
                    distanceMetres: 1500,
                    source: .photon,
                    attribution: "© OSM"
                )
            ]
        )
    }

    @Test func `branches of one name are rows of their own, with ids of their own (SG-50)`()
        async throws
    {
        let (suggest, _) = useCase(SuggestionConfiguration(listsBranches: true))
        let branches = [1.0, 2, 2].map {
            FoundPlace(name: "Chase", coordinate: Coordinate(latitude: $0, longitude: 0))
        }
        places.gate.answer(0, with: PlaceAnswer(places: branches))

        let found = try await suggest.execute("chase", from: .placeSearch(bank))

        #expect(places.gate.requests.first?.listsBranches == true)
        #expect(found.rows.map { $0.coordinate?.latitude } == [1, 2])
        #expect(Set(found.rows.map(\.id)).count == 2)
    }
}
