import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumMaps
import MomentumSuggestionsDI
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import Testing

/// The sources that a program names, from its assembly on.
@MainActor
@Suite struct SuggestionsSourcesTests {
    private let place = Place(
        name: "Oak Gym",
        category: "gym",
        coordinate: Coordinate(latitude: 43, longitude: -71)
    )

    private func builder(_ sources: SuggestionsSources) throws -> SuggestionsBuilder {
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(SuggestionsAssembly(storage: .inMemory, sources: sources))
        return try SuggestionsBuilder(container: try container.build())
    }

    @Test func `maps for places and for addresses share the requests of a minute (SG-70)`()
        async throws
    {
        let maps = Maps()
        let builder = try builder(
            SuggestionsSources(places: [.maps(maps)], addresses: [.maps(maps)])
        )
        let prime = builder.makePrimeLocation()
        for count in 1...50 {
            _ = try await builder.suggest.execute("oak \(count)", from: .placeSearch(nil))
        }
        prime.address.set("1 Main St")

        let refused = await #expect(throws: SuggestionError.self) { try await prime.execute() }

        guard case .throttled = refused else {
            Issue.record("\(String(describing: refused))")
            return
        }
    }

    @Test func `a program's own search stands where it is named, with the program's words (SG-39)`()
        async throws
    {
        let own = SuggestionsSources.PlaceSearch { [place] context in
            InMemoryPlaceRepository(places: [place], terms: context.catalogue.terms)
        }
        let completer = SuggestionsSources.PlaceSearch.completer(Completer())
        for (places, names) in [
            ([own, completer], ["Oak Gym", "Oak Bank"]),
            ([completer, own], ["Oak Bank", "Oak Gym"]),
        ] {
            let suggest = try builder(SuggestionsSources(places: places)).suggest

            let found = try await suggest.execute("oak", from: .placeSearch(nil))

            #expect(found.rows.map(\.name) == names)
        }
    }
}

/// Maps that find nothing.
private struct Maps: MapService {
    func items(for request: MapRequest) async throws(MapFailure) -> [MapItem] { [] }

    func coordinate(ofAddress address: String) async throws(MapFailure) -> Coordinate? { nil }
}

/// A completer that knows one place.
private struct Completer: MapCompletionService {
    func completions(
        for request: MapRequest
    ) -> AsyncStream<Result<[MapCompletion], MapFailure>> {
        AsyncStream { continuation in
            continuation.yield(.success([MapCompletion(title: "Oak Bank", subtitle: "1 Main St")]))
            continuation.finish()
        }
    }

    func item(of completion: MapCompletion) async throws(MapFailure) -> MapItem? { nil }
}
