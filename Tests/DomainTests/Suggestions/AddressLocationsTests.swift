import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@Suite struct AddressLocationsTests {
    private let geocoder = MockGeocodingRepository()
    private let boston = Coordinate(latitude: 42.3, longitude: -71.1)
    private let paris = Coordinate(latitude: 48.9, longitude: 2.3)

    @Test func `an address is located once, and a changed one again (SG-7)`() async throws {
        let locations = AddressLocations(geocoder: geocoder)
        geocoder.gate.answer(0, with: boston)
        geocoder.gate.answer(1, with: paris)

        let found = [
            try await locations.locate("Boston"), try await locations.locate(" Boston\n"),
            try await locations.locate("Paris"),
        ]

        #expect(found == [boston, boston, paris])
        #expect(geocoder.gate.requests == ["Boston", "Paris"])
        #expect(locations.coordinate(ofAddress: "Paris") == paris)
    }

    @Test func `back at a former address nobody is asked again (SG-7)`() async throws {
        let locations = AddressLocations(geocoder: geocoder)
        geocoder.gate.answer(0, with: boston)
        geocoder.gate.answer(1, with: nil)

        let found = [
            try await locations.locate("Boston"), try await locations.locate("Bsoton"),
            try await locations.locate("Boston"),
        ]

        #expect(found == [boston, nil, boston])
        #expect(geocoder.gate.requests == ["Boston", "Bsoton"])
        #expect(locations.coordinate(ofAddress: "Boston") == boston)
    }

    @Test func `only the addresses used last are kept (SG-7)`() async throws {
        let locations = AddressLocations(geocoder: geocoder)
        for number in 0..<100 {
            geocoder.gate.answer(number, with: boston)
            _ = try await locations.locate("\(number)")
            if number == 50 { _ = try await locations.locate("0") }
        }

        let known = (0..<100).filter { locations.coordinate(ofAddress: "\($0)") != nil }
        #expect(known.count == 64)
        #expect(known.first == 0)
    }

    @Test(arguments: ["", "  ", "\n"])
    func `an empty address is never located (SG-7)`(address: String) async throws {
        #expect(try await AddressLocations(geocoder: geocoder).locate(address) == nil)
        #expect(geocoder.gate.requests.isEmpty)
    }

    @Test func `a failure is tried again by the next priming (SG-7)`() async throws {
        let locations = AddressLocations(geocoder: geocoder)
        let prime = PrimeLocationUseCase(
            address: CurrentAddress("Boston"),
            locations: locations,
            answers: MockDetailAnswersRepository()
        )
        geocoder.gate.fail(0, with: .throttled(retryAfter: .seconds(1)))
        geocoder.gate.answer(1, with: nil)
        geocoder.gate.answer(2, with: boston)

        await #expect(throws: SuggestionError.self) { try await prime.execute() }
        #expect(locations.coordinate(ofAddress: "Boston") == nil)
        #expect(try await prime.execute().coordinate == nil)
        #expect(try await prime.execute().coordinate == boston)
    }

    @Test func `two primings of one address share one request (SG-7)`() async throws {
        let locations = AddressLocations(geocoder: geocoder)

        async let first = locations.locate("Boston")
        async let second = locations.locate("Boston")
        await geocoder.gate.waitForRequests()
        geocoder.gate.answer(0, with: boston)

        #expect(try await [first, second] == [boston, boston])
        #expect(geocoder.gate.requests == ["Boston"])
    }

    @Test func `a late answer for an earlier address is not taken for the new one (SG-7)`()
        async throws
    {
        let locations = AddressLocations(geocoder: geocoder)
        let old = Task { try? await locations.locate("Boston") }
        await geocoder.gate.waitForRequests()
        geocoder.gate.answer(1, with: paris)

        #expect(try await locations.locate("Paris") == paris)
        geocoder.gate.answer(0, with: boston)
        _ = await old.value

        #expect(locations.coordinate(ofAddress: "Paris") == paris)
        #expect(locations.coordinate(ofAddress: "Boston") == nil)
    }
}
