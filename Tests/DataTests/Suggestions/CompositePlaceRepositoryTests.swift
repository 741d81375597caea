import MomentumDomain
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@Suite struct CompositePlaceRepositoryTests {
    private let query = PlaceQuery(text: "bank")
    private let first = MockPlaceRepository()
    private let second = MockPlaceRepository()
    private let unavailable = SuggestionError.repository(
        .unavailable(FailureCause(domain: "Test", code: 1, detail: ""))
    )

    private func answer(_ names: String...) -> PlaceAnswer {
        PlaceAnswer(places: names.map { FoundPlace(name: $0) })
    }

    @Test func `what the first finds is enough (SG-25)`() async throws {
        let composite = CompositePlaceRepository([first, second])
        first.gate.answer(0, with: answer("A"))

        #expect(try await composite.places(matching: query) == answer("A"))
        #expect(second.gate.requests.isEmpty)
    }

    @Test func `on failure or no result the next is asked (SG-25)`() async throws {
        let composite = CompositePlaceRepository([first, second])
        first.gate.fail(0, with: unavailable)
        first.gate.answer(1, with: answer())
        second.gate.answer(0, with: answer("B"))
        second.gate.answer(1, with: answer("C"))

        #expect(try await composite.places(matching: query).places == answer("B").places)
        #expect(try await composite.places(matching: query) == answer("C"))
    }

    @Test func `results are merged without duplicates (SG-3, SG-25)`() async throws {
        let composite = CompositePlaceRepository([first, second], enough: 5)
        first.gate.answer(0, with: answer("Café"))
        second.gate.answer(0, with: answer("CAFE", "Bank"))

        #expect(try await composite.places(matching: query) == answer("Café", "Bank"))
    }

    @Test func `when nobody can answer, the failure is told (SG-25)`() async {
        let composite = CompositePlaceRepository([first, second])
        first.gate.answer(0, with: answer())
        second.gate.fail(0, with: unavailable)

        await #expect(throws: unavailable) { try await composite.places(matching: query) }
    }

    @Test func `an answer without a source that failed is not remembered (SG-10, SG-25)`()
        async throws
    {
        let place = Place(
            name: "Bank of Reno",
            category: "bank",
            coordinate: Coordinate(latitude: 0, longitude: 0)
        )
        let suggest = SuggestUseCase(
            places: CompositePlaceRepository(
                [InMemoryPlaceRepository(places: [place]), first],
                enough: .max
            ),
            locations: AddressLocations(geocoder: MockGeocodingRepository()),
            address: CurrentAddress(""),
            configuration: SuggestionConfiguration()
        )
        first.gate.fail(0, with: .throttled(retryAfter: .seconds(1)))
        first.gate.answer(1, with: answer("Bank"))

        let incomplete = try await suggest.execute("bank", from: .placeSearch(nil))
        let whole = try await suggest.execute("bank", from: .placeSearch(nil))
        let known = try await suggest.execute("bank", from: .placeSearch(nil))

        #expect(incomplete.rows.map(\.name) == ["Bank of Reno"])
        #expect(incomplete.failure == .throttled(retryAfter: .seconds(1)))
        #expect(whole.failure == nil)
        #expect(whole.rows.map(\.name) == ["Bank of Reno", "Bank"])
        #expect(known == whole)
        #expect(first.gate.requests.count == 2)
    }

    @Test func `an answer says whether a source failed, first or last (SG-25)`() async throws {
        let composite = CompositePlaceRepository([first, second], enough: .max)
        first.gate.fail(0, with: unavailable)
        second.gate.answer(0, with: answer("B"))
        first.gate.answer(1, with: answer("A"))
        second.gate.fail(1, with: unavailable)
        first.gate.answer(2, with: answer("A"))
        second.gate.answer(2, with: answer())

        var answers: [PlaceAnswer] = []
        for _ in 0..<3 { answers.append(try await composite.places(matching: query)) }

        #expect(answers.map(\.isComplete) == [false, false, true])
        #expect(answers.map(\.failure) == [unavailable, unavailable, nil])
    }

    @Test func `whoever gives up asks nobody else (SG-9, SG-25)`() async {
        let composite = CompositePlaceRepository([first, second])
        let search = Task { try await composite.places(matching: query) }
        await first.gate.waitForRequests()

        search.cancel()

        await #expect(throws: SuggestionError.cancelled) { try await search.value }
        #expect(second.gate.requests.isEmpty)
    }

    @Test func `the rows of an index come at once, those of a server behind them (SG-54)`()
        async throws
    {
        let place = Place(
            name: "Bank of Reno",
            category: "bank",
            coordinate: Coordinate(latitude: 0, longitude: 0)
        )
        let index = InMemoryPlaceRepository(places: [place])
        let composite = CompositePlaceRepository([index, first], enough: .max)
        first.gate.answer(0, with: answer("Bank", "BANK OF RENO"))

        let known = try composite.immediatePlaces(matching: query)
        let whole = try await composite.places(matching: query)

        #expect(known?.places.map(\.name) == ["Bank of Reno"])
        #expect(known?.isPartial == true)
        #expect(whole.places.map(\.name) == ["Bank of Reno", "Bank"])
        #expect(whole.isPartial == false)
    }

    @Test func `near places of a server go before far ones of an index (SG-37, SG-54)`()
        async throws
    {
        let here = Coordinate(latitude: 43, longitude: -71.5)
        func found(_ names: [String], at latitude: Double) -> PlaceAnswer {
            let place = Coordinate(latitude: latitude, longitude: -71.5)
            return PlaceAnswer(places: names.map { FoundPlace(name: $0, coordinate: place) })
        }
        let query = PlaceQuery(text: "bank", region: SearchRegion(center: here))
        let composite = CompositePlaceRepository([first, second], enough: .max)
        var names = ["A", "C", "D", "E"]
        for row in 0...4 {
            names.insert("Bank", at: row)
            first.gate.answer(row, with: found(names, at: 49))
            second.gate.answer(row, with: found(["BANK", "F", "G", "H"], at: 43.1))
            names.remove(at: row)
            let far = try await composite.places(matching: query).places
            #expect(far.map(\.name) == ["A", "C", "BANK", "F", "G"])
        }
        first.gate.answer(5, with: found(["A", "B", "C", "D", "E"], at: 43.1))
        let near = try await composite.places(matching: query).places
        #expect(near.map(\.name) == ["A", "B", "C", "D", "E"])
        #expect(second.gate.requests.count == 5)
    }

    @Test func `rows of unknown position are as good as near ones (SG-54, SG-69)`() async throws {
        let here = Coordinate(latitude: 43, longitude: -71.5)
        let query = PlaceQuery(text: "bank", region: SearchRegion(center: here))
        first.gate.answer(0, with: answer("A"))

        let found = try await CompositePlaceRepository([first, second])
            .places(matching: query)

        #expect(found == answer("A"))
        #expect(second.gate.requests.isEmpty)
    }

    @Test func `no repository is nobody to ask, and not an answer (SG-55)`() async {
        let composite = CompositePlaceRepository([])

        #expect(throws: SuggestionError.unavailable(.noSource)) {
            try composite.immediatePlaces(matching: query)
        }
        await #expect(throws: SuggestionError.unavailable(.noSource)) {
            try await composite.places(matching: query)
        }
    }

    @Test func `an index before a server answers at once when it knows something (SG-8, SG-25)`()
        throws
    {
        let place = Place(
            name: "Bank",
            category: "bank",
            coordinate: Coordinate(latitude: 0, longitude: 0)
        )
        let composite = CompositePlaceRepository([
            InMemoryPlaceRepository(places: [place]), first,
        ])

        #expect(try composite.immediatePlaces(matching: query)?.places.map(\.name) == ["Bank"])
        #expect(try composite.immediatePlaces(matching: PlaceQuery(text: "xyz")) == nil)
    }
}
