import Foundation
import MomentumDomain
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// The behaviour of every ``PlaceRepository`` (SG-26).
@Suite struct PlaceRepositoryContract {
    /// A way to make a repository of some places, with the name that test reports show.
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable ([Place]) throws -> any PlaceRepository
    }

    static let adapters = [
        Adapter(testDescription: "memory") { InMemoryPlaceRepository(places: $0) },
        Adapter(testDescription: "index") {
            IndexPlaceRepository(index: try PlaceIndexFixture.index(of: $0))
        },
        Adapter(testDescription: "composite") {
            CompositePlaceRepository([
                InMemoryPlaceRepository(places: []), InMemoryPlaceRepository(places: $0),
            ])
        },
        Adapter(testDescription: "photon") { places in
            PhotonPlaceRepository(
                transport: PhotonStandIn(places: places),
                configuration: PhotonStandIn.configuration,
                dates: FixedWallClock(now: Date(milliseconds: 0))
            )
        },
        Adapter(testDescription: "maps") { places in
            let dates = FixedWallClock(now: Date(milliseconds: 0))
            return MapPlaceRepository(
                maps: MapStandIn(places: places),
                budget: RequestBudget(dates: dates)
            )
        },
    ]

    static let places = [
        ("First Bank", "bank", 0.01), ("Bank of Smith", "bank", 0.02),
        ("Smith Dental", "dentist", 0.03), ("BANK OF SMITH", "bank", 0.04), ("", "bank", 0),
        ("Banca Uno", "bank", 0.05), ("Bank 3", "bank", 0.06), ("Bank 4", "bank", 0.07),
        ("Bank 5", "bank", 0.08),
    ].map { name, category, offset in
        Place(
            name: name,
            category: category,
            coordinate: Coordinate(latitude: 42 + offset, longitude: -71),
            popularity: 10
        )
    }

    private static let near = SearchRegion(center: Coordinate(latitude: 42, longitude: -71))
    private static let bank = FormCatalogue.standard.field(named: "bank").flatMap {
        field -> PlaceCategory? in
        guard case .places(let category) = field.source else { return nil }
        return category
    }

    private func names(
        _ adapter: Adapter,
        _ text: String,
        category: PlaceCategory? = nil,
        limit: Int = 5
    ) async throws -> [String] {
        let query = PlaceQuery(text: text, category: category, region: Self.near, limit: limit)
        return try await adapter.make(Self.places).places(matching: query).places.map(\.name)
    }

    @Test(arguments: adapters)
    func `the beginning of a name finds it (SG-22, SG-26)`(adapter: Adapter) async throws {
        #expect(try await names(adapter, "First B").first == "First Bank")
    }

    @Test(arguments: adapters)
    func `at most as many as asked for, none twice, none empty (SG-3, SG-26)`(
        adapter: Adapter
    ) async throws {
        let found = try await names(adapter, "ban")

        #expect(found.count == 5)
        #expect(Set(found.map { TextFolding.fold($0) }).count == 5)
        #expect(!found.contains(""))
        #expect(try await names(adapter, "ban", limit: 2).count == 2)
    }

    @Test(arguments: adapters)
    func `a category is a filter (SG-20, SG-26)`(adapter: Adapter) async throws {
        #expect(try await names(adapter, "smith", category: Self.bank) == ["Bank of Smith"])
    }

    @Test(arguments: adapters, ["", " ", "b", "🏦", "!!"])
    func `too short a text finds nothing (SG-2, SG-26)`(
        adapter: Adapter,
        text: String
    ) async throws {
        #expect(try await names(adapter, text).isEmpty)
    }

    @Test(
        arguments: adapters,
        ["qqqqqqqq", "שלום", "a\0b", String(repeating: "bank ", count: 2_000), "\u{202E}x🏦"]
    )
    func `any text is answered (SG-26, SG-28)`(adapter: Adapter, text: String) async throws {
        #expect(try await names(adapter, text).count <= 5)
    }

    @Test(arguments: adapters)
    func `a place says how far it is (SG-22, SG-26)`(adapter: Adapter) async throws {
        let query = PlaceQuery(text: "First", region: Self.near)

        let found = try await adapter.make(Self.places).places(matching: query).places.first

        let distance = try #require(found?.distanceKilometres)
        #expect(abs(distance - 1.112) < 0.01)
    }
}
