import Foundation
import MomentumDomain
import MomentumMaps
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// The rules of the adapters of Apple's maps, on every platform (SG-24).
@Suite struct MapRepositoryTests {
    private let dates = ManualWallClock(now: Date(milliseconds: 0))
    private let near = SearchRegion(center: Coordinate(latitude: 42, longitude: -71))
    private static let cause = FailureCause(domain: "MKErrorDomain", code: 1)

    private func repository(_ maps: MapStandIn, requests: Int = 50) -> MapPlaceRepository {
        MapPlaceRepository(
            maps: maps,
            budget: RequestBudget(requests: requests, dates: dates)
        )
    }

    @Test func `a place has the category of its kind, or the one that was asked for (SG-50)`()
        async throws
    {
        let place = Place(
            name: "Smith",
            category: "yoga",
            coordinate: Coordinate(latitude: 42, longitude: -71)
        )
        let repository = repository(MapStandIn(places: [place]))
        let yoga = FormCatalogue.standard.placeCategories.first { $0.indexWord == "yoga" }

        let any = try await repository.places(matching: PlaceQuery(text: "smith"))
        let asked = try await repository.places(matching: PlaceQuery(text: "smith", category: yoga))

        #expect(any.distinct(limit: 5).places.map(\.category) == ["gym"])
        #expect(asked.distinct(limit: 5).places.map(\.category) == ["yoga"])
    }

    @Test(
        arguments: [
            ("bank", "smi bank", [.bank]), ("doctor", "smi doctor", []),
            ("dentist", "smi dentist", []),
            ("specialist", "smi medical specialist", []),
            ("pharmacy", "smi pharmacy", [.pharmacy]),
            ("gym", "smi gym", [.fitnessCenter]),
            ("yoga", "smi yoga studio", [.fitnessCenter]),
            ("cycling", "smi cycling studio", [.fitnessCenter]),
            ("spa", "smi spa massage", [.spa]),
            ("golf", "smi golf country club", [.golf]),
            ("vet", "smi veterinarian", [.animalService]),
            ("insurance", "smi home insurance", []),
        ] as [(String, String, [MapKind])]
    )
    func `maps are asked in natural language, by kind where they know one (SG-5, SG-24, SG-70)`(
        word: String,
        text: String,
        kinds: [MapKind]
    ) async throws {
        let maps = MapStandIn()
        let category = FormCatalogue.standard.placeCategories.first { $0.indexWord == word }
        let query = PlaceQuery(text: " smi ", category: category, region: near)

        let answer = try await repository(maps).places(matching: query)

        #expect(answer.places == [])
        #expect(maps.requests.map(\.text) == [text])
        #expect(maps.requests.map(\.kinds) == [kinds])
        #expect(maps.requests.map(\.region) == [near])
    }

    @Test(
        arguments: [
            (.throttled, .throttled(retryAfter: .seconds(60))), (.cancelled, .cancelled),
            (.unavailable(cause), .repository(.unavailable(cause))),
        ] as [(MapFailure, SuggestionError)]
    )
    func `what maps refuse is told in the feature's own words (SG-24)`(
        failure: MapFailure,
        expected: SuggestionError
    ) async {
        let maps = MapStandIn(failure: failure)
        let addresses = MapGeocodingRepository(
            maps: maps,
            budget: RequestBudget(dates: dates)
        )

        await #expect(throws: expected) {
            try await repository(maps).places(matching: PlaceQuery(text: "smith"))
        }
        await #expect(throws: expected) { try await addresses.coordinate(ofAddress: "here") }
    }

    @Test func `an address is found or not (SG-7, SG-24)`() async throws {
        let home = Coordinate(latitude: 1, longitude: 2)
        let maps = MapStandIn(places: [Place(name: "here", category: "", coordinate: home)])
        let budget = RequestBudget(dates: dates)
        let nobody = MapStandIn(failure: .nothingFound)

        let found = try await MapGeocodingRepository(maps: maps, budget: budget)
            .coordinate(ofAddress: "here")
        let lost = try await MapGeocodingRepository(maps: nobody, budget: budget)
            .coordinate(ofAddress: "there")

        #expect(found == home)
        #expect(lost == nil)
    }

    @Test func `a program has so many requests a minute, whoever asks (SG-24)`() async throws {
        let maps = MapStandIn()
        let repository = repository(maps, requests: 2)
        let query = PlaceQuery(text: "smith")

        _ = try await repository.places(matching: query)
        dates.advance(bySeconds: 20)
        _ = try await repository.places(matching: query)
        dates.advance(bySeconds: 10)
        await #expect(throws: SuggestionError.throttled(retryAfter: .seconds(30))) {
            try await repository.places(matching: query)
        }
        dates.advance(bySeconds: 30)
        _ = try await repository.places(matching: query)

        #expect(maps.requests.count == 3)
    }

    @Test func `a clock that is set back gives the budget free (SG-24)`() async throws {
        let maps = MapStandIn()
        let repository = repository(maps, requests: 1)

        _ = try await repository.places(matching: PlaceQuery(text: "smith"))
        dates.advance(bySeconds: -3_600)
        _ = try await repository.places(matching: PlaceQuery(text: "smith"))

        #expect(maps.requests.count == 2)
    }

    @Test func `a host's category has a filter of its own (SG-70)`() async throws {
        let maps = MapStandIn()
        let zoo = MapKind(rawValue: "MKPOICategoryZoo")
        let category = PlaceCategory(
            name: "Zoo",
            phrase: "zoo",
            indexWord: "zoo",
            mapKinds: [zoo]
        )

        _ = try await repository(maps).places(
            matching: PlaceQuery(text: "smi", category: category, region: near)
        )

        #expect(maps.requests.map(\.kinds) == [[zoo]])
        #expect(MapKind.hospital.rawValue == "MKPOICategoryHospital")
    }

    @Test func `too short a text costs no request (SG-2, SG-24)`() async throws {
        let maps = MapStandIn()

        _ = try await repository(maps).places(matching: PlaceQuery(text: "s"))

        #expect(maps.requests.isEmpty)
    }
}
