import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

/// Facts of an answer besides its rows: failures of sources, and credits.
@Suite struct SuggestionFactsTests {
    private let places = MockPlaceRepository()

    private func useCase(_ locations: AddressLocations) -> SuggestUseCase {
        SuggestUseCase(
            places: places,
            locations: locations,
            address: CurrentAddress("Boston"),
            configuration: SuggestionConfiguration()
        )
    }

    @Test func `names of a list say that the places behind them failed (SG-25, SG-67)`()
        async throws
    {
        let field = try #require(FormCatalogue.standard.field(named: "brokerage"))
        let suggest = useCase(AddressLocations(geocoder: MockGeocodingRepository()))
        let failure = SuggestionError.throttled(retryAfter: .seconds(1))
        for number in 0...1 { places.gate.fail(number, with: failure) }

        let found = try await suggest.execute("fidel", from: field.suggestionSource)

        #expect(found.rows.map(\.name) == ["Fidelity"])
        #expect(found.failure == failure)
        await #expect(throws: failure) {
            try await suggest.execute("zzzz", from: field.suggestionSource)
        }
    }

    @Test func `the gazetteer is credited once, with rows near a position (SG-23, SG-52)`()
        async throws
    {
        let locations = AddressLocations(geocoder: CreditedGeocoder())
        let suggest = useCase(locations)
        let found = PlaceAnswer(
            places: ["Smith", "Smitty"].map { FoundPlace(name: $0, attribution: "© Places") }
        )
        for (number, answer) in [found, found, PlaceAnswer(places: [])].enumerated() {
            places.gate.answer(number, with: answer)
        }

        let everywhere = try await suggest.execute("smi", from: .placeSearch(nil))
        _ = try await locations.locate("Boston")
        let near = try await suggest.execute("smi", from: .placeSearch(nil))
        let none = try await suggest.execute("smith", from: .placeSearch(nil))

        #expect(everywhere.attributions == ["© Places"])
        #expect(near.attributions == ["© Places", "© OpenStreetMap contributors"])
        #expect(near.settled.attributions == near.attributions)
        #expect(near.kept(for: "smith").attributions == near.attributions)
        #expect(none.attributions.isEmpty)
    }

    /// A gazetteer that knows one place, and wants a credit.
    private struct CreditedGeocoder: GeocodingRepository {
        let attributions = ["© OpenStreetMap contributors"]

        func coordinate(
            ofAddress address: String
        ) async throws(SuggestionError) -> Coordinate? {
            Coordinate(latitude: 42.3, longitude: -71.1)
        }
    }
}
