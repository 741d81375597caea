import Foundation
import MomentumDomain
@testable import MomentumGeocoders
import MomentumNetwork
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// The reading of what a Photon server answers.
@Suite struct PhotonAnswerTests {
    @Test(arguments: [
        ("amenity", "bank", "bank"), ("amenity", "cafe", "cafe"), ("shop", "florist", "florist"),
        ("shop", "yes", nil), ("place", "city", nil), ("highway", "residential", nil),
    ])
    func `a place has the category of its tag (SG-20, SG-48, SG-50)`(
        key: String,
        value: String,
        category: String?
    ) throws {
        let body = """
            {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point",\
            "coordinates":[-71,42]},"properties":{"name":"Smith","osm_key":"\(key)",\
            "osm_value":"\(value)"}}]}
            """
        let categorizer = TagCategorizer(categories: FormCatalogue.standard.placeCategories)

        let found = try PhotonAnswerDTO.answer(in: Data(body.utf8), categorizer: categorizer)

        #expect(found.places.map(\.category) == [category])
    }

    @Test
    func `studios that their names tell stand before gyms, which are called so (SG-16, SG-20)`()
        async throws
    {
        let yoga = FormCatalogue.standard.placeCategories.first { $0.indexWord == "yoga" }
        let photon = PhotonPlaceRepository(
            transport: FitnessServer(names: ["Planet Fitness", "Planet Yoga", "Planet Pilates"]),
            configuration: PhotonStandIn.configuration,
            dates: FixedWallClock(now: Date(milliseconds: 0))
        )

        let found = try await photon.places(matching: PlaceQuery(text: "planet", category: yoga))

        #expect(found.places.map(\.name) == ["Planet Yoga", "Planet Pilates", "Planet Fitness"])
        #expect(found.places.map(\.category) == ["yoga", "yoga", "gym"])
    }

    /// A server that has fitness centres only.
    private struct FitnessServer: HTTPTransport {
        let names: [String]

        func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            let features = names.map { name in
                """
                {"type":"Feature","geometry":{"type":"Point","coordinates":[-71,42]},"properties":\
                {"name":"\(name)","osm_key":"leisure","osm_value":"fitness_centre"}}
                """
            }
            let list = features.joined(separator: ",")
            let body = #"{"type":"FeatureCollection","features":[\#(list)]}"#
            return HTTPResponse(status: 200, body: Data(body.utf8))
        }
    }
}
