import MomentumMaps
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import Synchronization

/// Maps that know some places, and record the requests.
final class MapStandIn: MapService {
    private let places: [Place]
    private let failure: MapFailure?
    private let asked = Mutex<[MapRequest]>([])

    init(places: [Place] = [], failure: MapFailure? = nil) {
        self.places = places
        self.failure = failure
    }

    var requests: [MapRequest] { asked.withLock { $0 } }

    func items(for request: MapRequest) async throws(MapFailure) -> [MapItem] {
        asked.withLock { $0.append(request) }
        if let failure { throw failure }
        let category = FormCatalogue.standard.placeCategories.first {
            request.text.hasSuffix(" \($0.phrase)")
        }
        let text = category.map { request.text.dropLast($0.phrase.count + 1) } ?? request.text[...]
        let query = PlaceQuery(
            text: String(text),
            category: category,
            region: request.region,
            limit: 20
        )
        let found = try? InMemoryPlaceRepository(places: places).immediatePlaces(matching: query)
        let items = found?.places.compactMap { place in
            place.coordinate.map {
                MapItem(name: place.name, coordinate: $0, city: place.city, kind: .fitnessCenter)
            }
        }
        guard let items, !items.isEmpty else { throw .nothingFound }
        // Maps show the branches of a chain, and things without a name.
        return items + items + items.map { MapItem(name: nil, coordinate: $0.coordinate) }
    }

    func coordinate(ofAddress address: String) async throws(MapFailure) -> Coordinate? {
        if let failure { throw failure }
        return places.first { $0.name == address }?.coordinate
    }
}
