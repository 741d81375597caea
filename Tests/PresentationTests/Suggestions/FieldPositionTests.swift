import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

/// The position that a field of its own searches near.
@MainActor
@Suite final class FieldPositionTests {
    private let clock = TestClock()
    private let places = MockPlaceRepository()
    private let geocoder = MockGeocodingRepository()
    private let address = CurrentAddress()
    private let home = Coordinate(latitude: 43, longitude: -71)
    private let failure = SuggestionError.throttled(retryAfter: .seconds(1))
    private let field: SuggestionFieldViewModel

    init() {
        let locations = AddressLocations(geocoder: geocoder)
        field = SuggestionFieldViewModel(
            label: "Bank",
            source: .placeSearch(nil),
            suggest: SuggestUseCase(
                places: places,
                locations: locations,
                address: address,
                configuration: SuggestionConfiguration()
            ),
            prime: PrimeLocationUseCase(
                address: address,
                locations: locations,
                answers: MockDetailAnswersRepository(DetailAnswers(address: "Boston"))
            ),
            clock: clock
        )
    }

    isolated deinit {
        field.setFocus(false)
    }

    /// Waits for what follows from an event on the main actor.
    private func wait(until isTrue: () -> Bool) async -> Bool {
        for _ in 0..<10_000 where !isTrue() { await Task.yield() }
        return isTrue()
    }

    private var shown: Suggestions? {
        if case .suggesting(let shown) = field.state { shown } else { nil }
    }

    @Test func `one bare field finds the address by itself, after two failures (SG-56)`() async {
        places.gate.answer(0, with: PlaceAnswer(places: [FoundPlace(name: "Far Bank")]))
        field.setFocus(true)
        #expect(field.positionState == .locating)
        await geocoder.gate.waitForRequests(1)
        geocoder.gate.fail(0, with: failure)
        #expect(await wait { field.positionState != .locating })
        guard case .failed = field.positionState else {
            Issue.record("expected a failure, got \(field.positionState)")
            return
        }

        await clock.waitForSleepers()
        let edit = field.edit("bank")
        await clock.waitForSleepers(2)
        clock.advance(by: .milliseconds(300))
        await edit.value
        #expect(shown?.rows.map(\.name) == ["Far Bank"])
        #expect(shown?.isEverywhere == true)

        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        await geocoder.gate.waitForRequests(2)
        geocoder.gate.fail(1, with: failure)
        await clock.waitForSleepers()
        clock.advance(by: .seconds(15))
        await geocoder.gate.waitForRequests(3)
        geocoder.gate.answer(2, with: home)
        await places.gate.waitForRequests(2)
        #expect(shown?.rows.map(\.name) == ["Far Bank"], "the rows stay until the answer comes")
        #expect(shown?.isRefreshing == true)
        places.gate.answer(1, with: PlaceAnswer(places: [FoundPlace(name: "Near Bank")]))

        #expect(await wait { shown?.isRefreshing == false })
        #expect(shown?.rows.map(\.name) == ["Near Bank"])
        #expect(shown?.isEverywhere == false)
        #expect(field.positionState == .known)
        #expect(places.gate.requests.map(\.region.position) == [nil, home])
        #expect(geocoder.gate.requests == ["Boston", "Boston", "Boston"])
    }

    @Test func `a failed attempt is repeated after 5, 15 and 60 seconds, then no more (SG-56)`()
        async
    {
        field.setFocus(true)
        for (attempt, pause) in [5, 15, 60].enumerated() {
            await geocoder.gate.waitForRequests(attempt + 1)
            geocoder.gate.fail(attempt, with: failure)
            await clock.waitForSleepers()
            clock.advance(by: .seconds(pause - 1))
            #expect(geocoder.gate.requests.count == attempt + 1)
            clock.advance(by: .seconds(1))
        }
        await geocoder.gate.waitForRequests(4)
        geocoder.gate.fail(3, with: failure)
        #expect(await wait { if case .failed = field.positionState { true } else { false } })

        field.setFocus(false)
        field.setFocus(true)
        await geocoder.gate.waitForRequests(5)
        geocoder.gate.answer(4, with: nil)
        #expect(await wait { field.positionState == .unknown })
    }

    @Test func `without focus nothing is repeated, and a first edit tries once (SG-56)`() async {
        field.edit("ba")
        await geocoder.gate.waitForRequests(1)
        geocoder.gate.fail(0, with: failure)
        #expect(await wait { if case .failed = field.positionState { true } else { false } })
        field.clear()
        clock.advance(by: .seconds(100))

        #expect(geocoder.gate.requests.count == 1)
    }

    @Test func `no matches without a position are asked again with one, once (SG-56)`() async {
        places.gate.answer(0, with: PlaceAnswer(places: []))
        places.gate.answer(1, with: PlaceAnswer(places: [FoundPlace(name: "Near Bank")]))
        field.setFocus(true)
        let edit = field.edit("bank")
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await edit.value
        #expect(field.state == .noMatches)

        await geocoder.gate.waitForRequests(1)
        geocoder.gate.answer(0, with: home)

        #expect(await wait { shown != nil })
        #expect(shown?.rows.map(\.name) == ["Near Bank"])
        #expect(places.gate.requests.count == 2)
    }

    @Test func `another address is located while the field is open (SG-57)`() async {
        field.setFocus(true)
        await geocoder.gate.waitForRequests(1)
        geocoder.gate.answer(0, with: home)
        #expect(await wait { field.positionState == .known })

        address.set("Reno")
        await geocoder.gate.waitForRequests(2)
        geocoder.gate.answer(1, with: home)

        #expect(geocoder.gate.requests == ["Boston", "Reno"])
    }

    /// Types a text, whose search answers at once.
    private func type(_ text: String) async {
        let edit = field.edit(text)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await edit.value
    }

    private func answer(_ number: Int, _ name: String) {
        places.gate.answer(number, with: PlaceAnswer(places: [FoundPlace(name: name)]))
    }

    @Test func `near a changed address the same text is asked again, once (SG-56, SG-57)`() async {
        field.setFocus(true)
        await geocoder.gate.waitForRequests(1)
        geocoder.gate.answer(0, with: home)
        #expect(await wait { field.positionState == .known })
        address.set("Reno")
        await geocoder.gate.waitForRequests(2)
        #expect(field.positionState == .locating)
        answer(0, "Far Bank")
        await type("bank")
        #expect(shown?.isEverywhere == true)

        answer(1, "Near Bank")
        geocoder.gate.answer(1, with: Coordinate(latitude: 39, longitude: -119))

        #expect(await wait { shown?.rows.map(\.name) == ["Near Bank"] })
        #expect(shown?.isEverywhere == false)
        #expect(places.gate.requests.count == 2)
    }

    @Test func `rows near a former address are asked for again near the new one (SG-57)`() async {
        field.setFocus(true)
        await geocoder.gate.waitForRequests(1)
        geocoder.gate.answer(0, with: home)
        #expect(await wait { field.positionState == .known })
        answer(0, "Bank of Boston")
        await type("bank")

        answer(1, "Bank of Reno")
        address.set("Reno")
        await geocoder.gate.waitForRequests(2)
        #expect(shown?.rows.map(\.name) == ["Bank of Boston"])
        geocoder.gate.answer(1, with: Coordinate(latitude: 39, longitude: -119))

        #expect(await wait { shown?.rows.map(\.name) == ["Bank of Reno"] })
    }

    @Test func `rows stay when the search near the position fails (SG-56)`() async {
        field.setFocus(true)
        answer(0, "Far Bank")
        await type("bank")
        await geocoder.gate.waitForRequests(1)
        geocoder.gate.answer(0, with: home)
        await places.gate.waitForRequests(2)
        #expect(shown?.isRefreshing == true)

        places.gate.fail(1, with: failure)

        #expect(await wait { shown?.isRefreshing == false })
        #expect(shown?.rows.map(\.name) == ["Far Bank"])
    }

    @Test func `whoever cancels keeps no matches, and ends the search near the position (SG-56)`()
        async
    {
        field.setFocus(true)
        places.gate.answer(0, with: PlaceAnswer(places: []))
        await type("bank")
        await geocoder.gate.waitForRequests(1)
        geocoder.gate.answer(0, with: home)
        await places.gate.waitForRequests(2)

        field.cancel()
        answer(1, "Near Bank")

        #expect(await !wait { field.state != .noMatches })
    }

    @Test func `a list needs no position, and no address has none (SG-56)`() async {
        let prime = MockPrimeLocationUseCase()
        let list = SuggestionFieldViewModel(
            label: "Card",
            source: .local(["Chase"]),
            suggest: MockSuggestUseCase(),
            prime: prime,
            clock: clock
        )
        list.setFocus(true)
        list.edit("c")
        #expect(prime.calls == 0)

        address.set("")
        field.setFocus(true)
        #expect(await wait { field.positionState == .none })
        #expect(geocoder.gate.requests.isEmpty)
    }
}
