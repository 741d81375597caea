import Foundation
import MomentumGeocoders
import MomentumNetwork
import MomentumSuggestionsData
import MomentumSuggestionsDomain

/// A transport that answers like a Photon server over some places.
struct PhotonStandIn: HTTPTransport {
    let places: [Place]

    static var configuration: GeocoderConfiguration {
        GeocoderConfiguration(
            baseURL: URL(filePath: "/photon"),
            userAgent: "MomentumTests/1",
            attribution: "© OpenStreetMap contributors"
        )
    }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
        func value(_ name: String) -> String? { items?.first { $0.name == name }?.value }
        let category = FormCatalogue.standard.placeCategories.first { category in
            let first = category.tags.first.map { "osm.\($0.key).\($0.value)" } ?? "-"
            return value("include")?.hasPrefix(first) == true
        }
        var region = SearchRegion.unitedStates
        if let latitude = value("lat").flatMap(Double.init),
            let longitude = value("lon").flatMap(Double.init)
        {
            region = SearchRegion(
                center: Coordinate(latitude: latitude, longitude: longitude)
            )
        }
        let query = PlaceQuery(
            text: value("q") ?? "",
            category: category,
            region: region,
            limit: value("limit").flatMap(Int.init) ?? 15
        )
        let found =
            (try? InMemoryPlaceRepository(places: places).immediatePlaces(matching: query))?
            .places ?? []
        let features = found.map { place in
            [
                "type": "Feature", "properties": ["name": place.name],
                "geometry": [
                    "type": "Point",
                    "coordinates": [
                        place.coordinate?.longitude ?? 0, place.coordinate?.latitude ?? 0,
                    ],
                ],
            ]
        }
        let body = try? JSONSerialization.data(
            withJSONObject: ["type": "FeatureCollection", "features": features])
        return HTTPResponse(status: 200, body: body ?? Data())
    }
}
