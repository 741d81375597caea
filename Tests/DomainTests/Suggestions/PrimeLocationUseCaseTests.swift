import MomentumDomain
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@Suite struct PrimeLocationUseCaseTests {
    private let geocoder = MockGeocodingRepository()
    private let address = CurrentAddress()
    private let boston = Coordinate(latitude: 42.3, longitude: -71.1)

    private func prime(_ answers: MockDetailAnswersRepository) -> PrimeLocationUseCase {
        PrimeLocationUseCase(
            address: address,
            locations: AddressLocations(geocoder: geocoder),
            answers: answers
        )
    }

    @Test func `the saved address is the current one, until another is set (SG-57)`()
        async throws
    {
        let answers = MockDetailAnswersRepository(DetailAnswers(address: " Boston "))
        let prime = prime(answers)
        geocoder.gate.answer(0, with: boston)
        geocoder.gate.answer(1, with: nil)

        let saved = try await prime.execute()
        address.set("Reno")
        let other = try await prime.execute()

        #expect(saved == PrimedLocation(address: "Boston", coordinate: boston))
        #expect(other == PrimedLocation(address: "Reno", coordinate: nil))
        #expect(geocoder.gate.requests == ["Boston", "Reno"])
        #expect(answers.saved.coordinate == boston)
    }

    @Test func `a saved coordinate needs no geocoder (SG-64)`() async throws {
        let answers = MockDetailAnswersRepository(
            DetailAnswers(address: "Boston", coordinate: boston)
        )

        let location = try await prime(answers).execute()

        #expect(location.coordinate == boston)
        #expect(geocoder.gate.requests.isEmpty)
    }

    @Test func `a saved position outlasts a place that nobody knows (SG-7, SG-64)`() async throws {
        let prime = prime(
            MockDetailAnswersRepository(DetailAnswers(address: "Boston", coordinate: boston))
        )
        geocoder.gate.answer(0, with: nil)
        _ = try await prime.execute()
        address.set("xyz")
        let unknown = try await prime.execute()
        address.set("Boston")

        let location = try await prime.execute()

        #expect(unknown.coordinate == nil)
        #expect(location.coordinate == boston)
        #expect(geocoder.gate.requests == ["xyz"])
    }

    @Test func `the position of an address is stored once the address is saved (SG-64)`()
        async throws
    {
        let answers = MockDetailAnswersRepository(DetailAnswers(address: "Boston"))
        let prime = prime(answers)
        geocoder.gate.answer(0, with: boston)
        address.set("1 Elm")
        _ = try await prime.execute()
        #expect(answers.saved == DetailAnswers(address: "Boston"))

        try await answers.update { $0.address = "1 Elm" }
        _ = try await prime.execute()

        #expect(answers.saved == DetailAnswers(address: "1 Elm", coordinate: boston))
        #expect(geocoder.gate.requests == ["1 Elm"])
    }

    @Test func `an address that another process saved is searched near at once (SG-57)`()
        async throws
    {
        let answers = MockDetailAnswersRepository(DetailAnswers(address: "Boston"))
        let prime = prime(answers)
        geocoder.gate.answer(0, with: boston)
        _ = try await prime.execute()
        prime.followAddress()

        // The listener begins when it runs for the first time.
        for _ in 0..<10_000 where address.value == "Boston" {
            answers.announce(DetailAnswers(address: "Concord", coordinate: boston))
            await Task.yield()
        }

        #expect(address.value == "Concord")
        #expect(try await prime.execute().coordinate == boston)
        #expect(geocoder.gate.requests == ["Boston"])
    }

    @Test func `a place that was set by hand stays when another address is saved (SG-57)`()
        async throws
    {
        let answers = MockDetailAnswersRepository(DetailAnswers(address: "Boston"))
        let locations = AddressLocations(geocoder: geocoder)
        let prime = PrimeLocationUseCase(address: address, locations: locations, answers: answers)
        geocoder.gate.answer(0, with: boston)
        _ = try await prime.execute()
        address.set("")
        prime.followAddress()

        let isKnown = { locations.coordinate(ofAddress: "Concord") != nil }
        for _ in 0..<10_000 where !isKnown() {
            answers.announce(DetailAnswers(address: "Concord", coordinate: boston))
            await Task.yield()
        }

        #expect(isKnown())
        #expect(address.value == "")
    }

    @Test func `an address that was set with its position needs no geocoder (SG-69)`()
        async throws
    {
        let answers = MockDetailAnswersRepository(DetailAnswers(address: "1 Main St"))
        let prime = prime(answers)
        geocoder.gate.answer(0, with: nil)
        var changes = address.changes.makeAsyncIterator()
        address.set("1 Main St")
        let typed = try await prime.execute()

        address.set(" 1 Main St", at: boston)
        let picked = try await prime.execute()
        address.set("1 Main St")
        let same = try await prime.execute()

        #expect([typed.coordinate, picked.coordinate, same.coordinate] == [nil, boston, boston])
        #expect(geocoder.gate.requests == ["1 Main St"])
        #expect(answers.saved.coordinate == boston)
        #expect(await changes.next() == "1 Main St")
    }

    @Test func `an address that was set before is not replaced by the saved one (SG-57)`()
        async throws
    {
        address.set("")
        let prime = prime(MockDetailAnswersRepository(DetailAnswers(address: "Boston")))

        let location = try await prime.execute()

        #expect(location == PrimedLocation(address: "", coordinate: nil))
    }

    @Test func `a changed address is located at once (SG-57)`() async throws {
        let prime = prime(MockDetailAnswersRepository())
        prime.followAddress()

        // The listener begins when it runs for the first time.
        while geocoder.gate.requests.isEmpty {
            address.set("Boston")
            address.set("Reno")
            await Task.yield()
        }

        #expect(["Boston", "Reno"].contains(geocoder.gate.requests[0]))
        withExtendedLifetime(prime) {}
    }

    @Test func `listeners hear of each other address, and of no equal one (SG-57)`() async {
        var changes = address.changes.makeAsyncIterator()
        address.set(" Boston ")
        address.set("Boston")
        let first = await changes.next()
        address.set("Reno")
        let second = await changes.next()

        #expect([first, second] == ["Boston", "Reno"])
    }

    @Test func `answers that cannot be read are a failure of the position (SG-56)`() async {
        let answers = MockDetailAnswersRepository()
        answers.fail(with: .cancelled)

        await #expect(throws: SuggestionError.cancelled) { try await prime(answers).execute() }
    }
}
