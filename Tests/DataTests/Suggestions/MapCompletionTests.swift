import Foundation
import MomentumDomain
import MomentumMaps
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumTestSupport
import Synchronization
import Testing

/// The rules of the completer of Apple's maps, on every platform (SG-69).
@Suite struct MapCompletionTests {
    private let completer = CompleterStandIn()
    private var repository: MapCompletionRepository {
        MapCompletionRepository(
            completer: completer,
            budget: RequestBudget(
                requests: 1,
                dates: ManualWallClock(now: Date(milliseconds: 0))
            )
        )
    }
    private let bank = FormCatalogue.standard.placeCategories.first { $0.indexWord == "bank" }
    private let doctor = FormCatalogue.standard.placeCategories.first { $0.indexWord == "doctor" }

    @Test func `title and line of a completion are a name and its street (SG-69)`() async throws {
        completer.answer = .success([
            MapCompletion(title: "Chase", subtitle: "12 Main St, Concord"),
            MapCompletion(title: "CHASE", subtitle: "2 Elm St"), MapCompletion(title: "Citi"),
        ])

        let answer = try await repository.places(
            matching: PlaceQuery(text: "ch", category: bank)
        )

        #expect(answer.places.map(\.name) == ["Chase", "CHASE", "Citi"])
        #expect(answer.places.map(\.street) == ["12 Main St, Concord", "2 Elm St", nil])
        #expect(answer.places.map(\.category) == ["bank", "bank", "bank"])
        #expect(answer.places.allSatisfy { $0.source == .maps })
        #expect(answer.places.allSatisfy { $0.coordinate == nil })
    }

    @Test func `the text is the query alone where a filter says the kind (SG-69)`() async throws {
        completer.answer = .success([])

        _ = try await repository.places(matching: PlaceQuery(text: "smi", category: bank))
        _ = try await repository.places(matching: PlaceQuery(text: "smi", category: doctor))
        _ = try await repository.places(matching: PlaceQuery(text: "s", category: doctor))

        #expect(completer.requests.map(\.text) == ["smi", "smi doctor"])
        #expect(completer.requests.map(\.kinds) == [[.bank], []])
    }

    @Test func `a completer waits by itself, also behind an index (SG-69)`() {
        let index = InMemoryPlaceRepository(places: [])

        #expect(!repository.needsPause)
        #expect(!CompositePlaceRepository([index, repository]).needsPause)
        #expect(
            CompositePlaceRepository([
                index,
                MapPlaceRepository(
                    maps: MapStandIn(),
                    budget: RequestBudget(dates: ManualWallClock(now: Date(milliseconds: 0)))
                ),
            ]).needsPause
        )
    }

    @Test func `only a chosen row is looked up, and keeps its name (SG-69)`() async throws {
        let place = Coordinate(latitude: 42, longitude: -71)
        completer.item = .success(
            MapItem(
                name: "JPMorgan Chase",
                coordinate: place,
                city: "Concord",
                region: "NH",
                kind: .bank
            )
        )
        let row = Suggestion(name: "Chase", street: "12 Main St", source: .maps)

        let located = try await CompositePlaceRepository([repository]).located(row)

        #expect(
            located
                == Suggestion(
                    name: "Chase",
                    category: "bank",
                    coordinate: place,
                    street: "12 Main St",
                    city: "Concord",
                    region: "NH",
                    source: .maps
                )
        )
        #expect(completer.asked == [MapCompletion(title: "Chase", subtitle: "12 Main St")])
        #expect(try await repository.located(Suggestion(name: "x", source: .photon)) == nil)
    }

    @Test func `an address is one line, by which its place is looked up (SG-69)`() async throws {
        let place = Coordinate(latitude: 43.2, longitude: -71.5)
        let line = MapCompletion(address: "12 Main St", in: "Concord, NH")
        completer.answer = .success([
            line, MapCompletion(address: "12 Main St", in: "Dover, NH"),
            MapCompletion(address: "Concord", in: ""),
        ])
        completer.item = .success(MapItem(name: nil, coordinate: place))

        let answer = try await repository.places(matching: PlaceQuery(text: "12 ma"))
        let located = try await repository.located(
            Suggestion(name: answer.places[0].name, source: .maps)
        )

        #expect(
            answer.places.map(\.name)
                == ["12 Main St, Concord, NH", "12 Main St, Dover, NH", "Concord"]
        )
        #expect(completer.asked == [line])
        #expect(located?.name == "12 Main St, Concord, NH")
        #expect(located?.coordinate == place)
    }

    @Test func `a look-up that finds nothing adds nothing, a refusal is told (SG-69)`()
        async throws
    {
        let row = Suggestion(name: "Chase", source: .maps)
        completer.item = .failure(.nothingFound)
        #expect(try await repository.located(row) == nil)
        completer.item = .failure(.throttled)
        await #expect(throws: SuggestionError.throttled(retryAfter: .seconds(60))) {
            try await repository.located(row)
        }
        completer.answer = .failure(.throttled)
        await #expect(throws: SuggestionError.throttled(retryAfter: .seconds(60))) {
            try await repository.places(matching: PlaceQuery(text: "smith"))
        }
        completer.answer = .failure(.nothingFound)
        #expect(try await repository.places(matching: PlaceQuery(text: "smith")).places == [])
    }

    @Test func `a request whose stream ends was overtaken (SG-9, SG-69)`() async {
        completer.answer = nil

        await #expect(throws: SuggestionError.cancelled) {
            try await repository.places(matching: PlaceQuery(text: "smith"))
        }
    }
}

/// A completer with an answer that a test gives it.
private final class CompleterStandIn: MapCompletionService {
    private struct State {
        var answer: Result<[MapCompletion], MapFailure>?
        var item: Result<MapItem?, MapFailure> = .success(nil)
        var requests: [MapRequest] = []
        var asked: [MapCompletion] = []
    }

    private let state = Mutex(State())

    var answer: Result<[MapCompletion], MapFailure>? {
        get { state.withLock(\.answer) }
        set { state.withLock { $0.answer = newValue } }
    }
    var item: Result<MapItem?, MapFailure> {
        get { state.withLock(\.item) }
        set { state.withLock { $0.item = newValue } }
    }
    var requests: [MapRequest] { state.withLock(\.requests) }
    var asked: [MapCompletion] { state.withLock(\.asked) }

    func completions(
        for request: MapRequest
    ) -> AsyncStream<Result<[MapCompletion], MapFailure>> {
        state.withLock { $0.requests.append(request) }
        return AsyncStream { continuation in
            if let answer { continuation.yield(answer) }
            continuation.finish()
        }
    }

    func item(of completion: MapCompletion) async throws(MapFailure) -> MapItem? {
        state.withLock { $0.asked.append(completion) }
        return try item.get()
    }
}
