import Foundation
import MomentumDomain
import MomentumGeocoders
import MomentumMaps
import MomentumPlaceIndex
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
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

    @Test(arguments: adapters, PlaceSearchContract.rules)
    func `searches keep the contract (SG-2, SG-3, SG-20, SG-22, SG-26, SG-28)`(
        adapter: Adapter,
        rule: PlaceSearchContract.Rule
    ) async throws {
        try await rule.check { adapter.make }
    }
}
