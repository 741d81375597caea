import Foundation
import MomentumDomain
import MomentumGeocoders
import MomentumNetwork
import MomentumSuggestionsDomain
import MomentumTestSupport
import Synchronization
import Testing

/// The answers of a server that serve later requests, too.
@Suite struct GeocoderCacheTests {
    /// Gives the same answer to every request, and counts them.
    private final class Server: HTTPTransport {
        private let body: Data
        private let asked = Mutex<[URL]>([])

        init(_ body: String) { self.body = Data(body.utf8) }

        /// A Photon server that knows some features; `nil` is one without a name.
        convenience init(features: [String?]) {
            let features = features.map { name in
                let properties = name.map { #"{"name":"\#($0)"}"# } ?? #"{"street":"Main St"}"#
                return """
                    {"type":"Feature","properties":\(properties),\
                    "geometry":{"type":"Point","coordinates":[-71,42]}}
                    """
            }
            self.init(
                """
                {"type":"FeatureCollection","features":[\(features.joined(separator: ","))]}
                """
            )
        }

        var requests: [URL] { asked.withLock { $0 } }

        func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            asked.withLock { $0.append(request.url) }
            return HTTPResponse(status: 200, body: body)
        }
    }

    private let dates = ManualWallClock(now: Date(milliseconds: 0))
    private var configuration: GeocoderConfiguration {
        GeocoderConfiguration(
            baseURL: URL(filePath: "/geocoder"),
            userAgent: "Tests/1",
            attribution: "© OSM",
            interval: .zero
        )
    }

    private func photon(_ server: Server) -> PhotonPlaceRepository {
        PhotonPlaceRepository(transport: server, configuration: configuration, dates: dates)
    }

    @Test func `a full answer with addresses in it is not complete (SG-10, SG-23)`() async throws {
        let server = Server(features: [nil] + (2...15).map { "Pine Hill \($0)" })
        let photon = photon(server)

        _ = try await photon.places(matching: PlaceQuery(text: "pine hill"))
        let longer = PlaceQuery(text: "pine hill dental")

        #expect(try photon.immediatePlaces(matching: longer) == nil)
        _ = try await photon.places(matching: longer)
        #expect(server.requests.count == 2)
    }

    @Test func `an answer with as many places as Photon ever gives is not complete (SG-10, SG-23)`()
        async throws
    {
        let server = Server(features: (1...50).map { "Pine Hill \($0)" })
        let photon = photon(server)

        let found = try await photon.places(matching: PlaceQuery(text: "pine hill", limit: 60))

        #expect(found.places.count == 50)
        #expect(try photon.immediatePlaces(matching: PlaceQuery(text: "pine hill d")) == nil)
    }

    @Test(arguments: [
        ("апт", false), ("аптек", true), ("pine", false), ("pine h", true), ("서울", false),
        ("서울중앙병원", true),
    ])
    func `from five characters on an answer is complete, in any script (SG-10, SG-23)`(
        text: String,
        isComplete: Bool
    ) async throws {
        let photon = photon(Server(features: [text + "x"]))
        _ = try await photon.places(matching: PlaceQuery(text: text))

        let longer = try photon.immediatePlaces(matching: PlaceQuery(text: text + "x"))

        #expect((longer != nil) == isComplete)
    }

    @Test(arguments: [
        ("boots 03101", 2), ("boots germany", 2), ("boots xy", 2), ("boots bahnhofstr", 1),
        ("boots bahnhofstrasse 7", 1), ("boots berlin", 1), ("boots phar", 1), ("botos", 2),
        ("boots pharmcy", 1),
    ])
    func `a longer text of which nothing is known is asked for (SG-10, SG-23)`(
        text: String,
        requests: Int
    ) async throws {
        let server = Server(
            """
            {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point",\
            "coordinates":[13.4,52.5]},"properties":{"name":"Boots Pharmacy","city":"Berlin",\
            "street":"Bahnhofstrasse","housenumber":"7","countrycode":"DE"}}]}
            """
        )
        let photon = photon(server)

        for text in ["boots", text] {
            let found = try await photon.places(matching: PlaceQuery(text: text))
            #expect(found.places.map(\.name) == ["Boots Pharmacy"])
        }

        #expect(server.requests.count == requests)
    }

    @Test func `a complete answer without places has none for longer texts (SG-10, SG-23)`()
        async throws
    {
        let server = Server(features: [])
        let photon = photon(server)

        for text in ["boots", "boots berlin"] {
            #expect(try await photon.places(matching: PlaceQuery(text: text)).places.isEmpty)
        }

        #expect(server.requests.count == 1)
    }

    @Test func `branches of one name stay in the answer to a longer text (SG-10, SG-40)`()
        async throws
    {
        let features = [42.0, 43].map { latitude in
            """
            {"type":"Feature","properties":{"name":"Boots"},\
            "geometry":{"type":"Point","coordinates":[-71,\(latitude)]}}
            """
        }
        let list = features.joined(separator: ",")
        let photon = photon(Server(#"{"type":"FeatureCollection","features":[\#(list)]}"#))

        _ = try await photon.places(matching: PlaceQuery(text: "boots"))
        let longer = try photon.immediatePlaces(matching: PlaceQuery(text: "boots "))

        #expect(longer?.places.map { $0.coordinate?.latitude } == [42, 43])
    }

    @Test(arguments: ["?key=a%2Bb+c&x=", "?", ""])
    func `the query of the server's address stays before the search (SG-23)`(
        query: String
    ) async throws {
        let server = Server(features: [])
        var configuration = configuration
        configuration.baseURL = try #require(URL(string: "https://photon.example/v1/\(query)"))
        let photon = PhotonPlaceRepository(
            transport: server,
            configuration: configuration,
            dates: dates
        )

        _ = try await photon.places(matching: PlaceQuery(text: "a+b c"))

        let own = query.count > 1 ? "\(query)&" : "?"
        #expect(
            server.requests.map(\.absoluteString)
                == ["https://photon.example/v1/api\(own)q=a%2Bb%20c&limit=15"]
        )
    }

    @Test func `an address that nobody knows is asked for again after minutes (SG-7, SG-23)`()
        async throws
    {
        let server = Server("[]")
        let nominatim = NominatimGeocodingRepository(
            transport: server,
            configuration: configuration,
            dates: dates
        )
        func isKnown(_ address: String) async throws -> Bool {
            try await nominatim.coordinate(ofAddress: address) != nil
        }

        for address in ["1 Elm", "2 Elm", "1 Elm", "2 Elm"] {
            #expect(try await !isKnown(address))
        }
        #expect(server.requests.count == 2)
        dates.advance(bySeconds: 299)
        #expect(try await !isKnown("1 Elm"))
        #expect(server.requests.count == 2)
        dates.advance(bySeconds: 1)
        #expect(try await !isKnown("1 Elm"))
        #expect(server.requests.count == 3)
    }
}
