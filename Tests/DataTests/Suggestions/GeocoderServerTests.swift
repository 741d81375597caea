import Foundation
import MomentumDomain
import MomentumGeocoders
import MomentumLoopback
import MomentumNetwork
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// The network adapters against a server on this device (SG-23).
@Suite struct GeocoderServerTests {
    private static let found = #"""
        {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Smith Bank",
        "city":"Boston","osm_id":9007199254740993},"geometry":{"type":"Point","coordinates":[-71.1,42.3]}},
        {"type":"Feature","properties":{"street":"no name"},"geometry":{"type":"Point","coordinates":[0,0]}}]}
        """#
    private let dates = ManualWallClock(now: Date(milliseconds: 0))
    private let near = SearchRegion(center: Coordinate(latitude: 42.312, longitude: -71.09))
    private let bank = FormCatalogue.standard.placeCategories.first { $0.indexWord == "bank" }

    private func configuration(
        _ server: LoopbackServer,
        responseBytes: Int = 1 << 20
    ) -> GeocoderConfiguration {
        GeocoderConfiguration(
            baseURL: server.url(),
            userAgent: "Tests/1",
            attribution: "© OSM",
            interval: .zero,
            responseBytes: responseBytes
        )
    }

    private func photon(
        _ server: LoopbackServer,
        filter: PhotonPlaceRepository.Filter = .include,
        responseBytes: Int = 1 << 20
    ) -> PhotonPlaceRepository {
        PhotonPlaceRepository(
            transport: URLSessionTransport(clock: TestClock()),
            configuration: configuration(server, responseBytes: responseBytes),
            filter: filter,
            dates: dates
        )
    }

    @Test func `Photon is asked with bias, filter and User-Agent, and nothing else (SG-5, SG-23)`()
        async throws
    {
        let server = try LoopbackServer { _ in .json(Self.found) }
        defer { server.stop() }
        let query = PlaceQuery(text: " smi+th ", category: bank, region: near)

        let answer = try await photon(server).places(matching: query)

        let request = try #require(server.requests.first)
        #expect(request.path == "/api")
        #expect(request.query("q") == "smi+th")
        #expect(request.query("lat") == "42.3")
        #expect(request.query("lon") == "-71.1")
        #expect(request.query("include") == "osm.amenity.bank")
        #expect(request.query("limit") == "15")
        #expect(request.target.filter { $0 == "&" }.count == 4)
        #expect(request.headers["user-agent"] == "Tests/1")
        #expect(answer.places.map(\.name) == ["Smith Bank"])
        #expect(answer.places.first?.city == "Boston")
        #expect(answer.places.map(\.attribution) == ["© OSM"])
        #expect(answer.places.map(\.source) == [.photon])
    }

    @Test(arguments: [
        ("US", "12 Main St"), ("de", "Main St 12"), ("CZ", "Main St 12"), ("", "12 Main St"),
    ])
    func `the street line has the number where the country writes it (SG-50)`(
        country: String,
        line: String
    ) async throws {
        let body = """
            {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point",\
            "coordinates":[-71,42]},"properties":{"name":"Smith Bank","street":"Main St",\
            "housenumber":"12","city":"Concord","state":"NH","countrycode":"\(country)"}}]}
            """
        let server = try LoopbackServer { _ in .json(body) }
        defer { server.stop() }

        let place = try await photon(server).places(matching: PlaceQuery(text: "smith")).places
            .first

        #expect(place?.street == line)
        #expect(place?.city == "Concord")
        #expect(place?.region == "NH")
        #expect(place?.coordinate == Coordinate(latitude: 42, longitude: -71))
    }

    @Test
    func `a server before 1.0 gets the older filter, no position none of its own (SG-6, SG-23)`()
        async throws
    {
        let server = try LoopbackServer { _ in .json(Self.found) }
        defer { server.stop() }

        _ = try await photon(server, filter: .osmTag)
            .places(matching: PlaceQuery(text: "smith", category: bank))

        #expect(server.requests.first?.query("osm_tag") == "amenity:bank")
        #expect(server.requests.first?.query("lat") == nil)
    }

    @Test func `a complete answer serves longer texts too (SG-10, SG-23)`() async throws {
        let server = try LoopbackServer { _ in .json(Self.found) }
        defer { server.stop() }
        let photon = photon(server)

        for text in ["smith", "smith ", "smith b", "smith ba", "smith boston", "smith"] {
            let found = try await photon.places(matching: PlaceQuery(text: text))
            #expect(found.places.map(\.name) == ["Smith Bank"])
        }

        #expect(server.requests.count == 1)
    }

    @Test(arguments: [403, 429, 503])
    func `a server that wants rest gets it, and is not asked meanwhile (SG-23)`(
        status: Int
    ) async throws {
        let server = try LoopbackServer { _ in
            LoopbackAnswer(status: status, headers: ["Retry-After": "7"])
        }
        defer { server.stop() }
        let photon = photon(server)

        for _ in 0..<2 {
            await #expect(throws: SuggestionError.throttled(retryAfter: .seconds(7))) {
                try await photon.places(matching: PlaceQuery(text: "smith"))
            }
        }
        #expect(server.requests.count == 1)
        dates.advance(bySeconds: 7)
        _ = try? await photon.places(matching: PlaceQuery(text: "smith"))
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [
        "{", "[]", #"{"type":"Feature","features":[]}"#,
        #"{"type":"FeatureCollection","features":[{"properties":{}}]}"#,
        #"{"type":"FeatureCollection","features":[{"properties":{"name":1},"geometry":{"coordinates":[1,2]}}]}"#,
        #"{"type":"FeatureCollection","features":[{"properties":{},"geometry":{"coordinates":[1]}}]}"#,
        #"{"type":"FeatureCollection","features":[{"properties":{},"geometry":{"coordinates":[1,200]}}]}"#,
    ])
    func `broken GeoJSON is unreadable, and says where (SG-23)`(body: String) async throws {
        let server = try LoopbackServer { _ in .json(body) }
        defer { server.stop() }

        let error = await #expect(throws: SuggestionError.self) {
            try await photon(server).places(matching: PlaceQuery(text: "smith"))
        }

        guard case .repository(.unreadable(let cause)) = error else {
            Issue.record("expected .unreadable, got \(String(describing: error))")
            return
        }
        #expect(cause.domain == "Suggestions.GeoJSON")
        #expect(!cause.detail.isEmpty)
    }

    @Test func `a body of 50 MB is refused at the limit (SG-23)`() async throws {
        let piece = Data(repeating: 0x20, count: 1 << 20)
        let server = try LoopbackServer { _ in
            LoopbackAnswer(pieces: Array(repeating: piece, count: 50), framing: .chunked)
        }
        defer { server.stop() }

        let error = await #expect(throws: SuggestionError.self) {
            try await photon(server, responseBytes: 1 << 16)
                .places(matching: PlaceQuery(text: "smith"))
        }

        guard case .repository(.unreadable) = error else {
            Issue.record("expected .unreadable, got \(String(describing: error))")
            return
        }
    }

    @Test func `a closed connection and other refusals are unavailable (SG-23)`() async throws {
        let answers: [LoopbackAnswer] = [.hangUp(), .text("no", status: 400)]
        for answer in answers {
            let server = try LoopbackServer { _ in answer }
            defer { server.stop() }

            let error = await #expect(throws: SuggestionError.self) {
                try await photon(server).places(matching: PlaceQuery(text: "smith"))
            }

            guard case .repository(.unavailable) = error else {
                Issue.record("expected .unavailable, got \(String(describing: error))")
                return
            }
        }
    }

    @Test func `a newer search cancels the older down to its request (SG-9, SG-23)`() async throws {
        let held = Gate<String, Void, Never>(cancellation: nil)
        let server = try LoopbackServer { request in
            if request.query("q") == "slow" { await held.pass("slow") }
            return .json(Self.found)
        }
        defer {
            held.answer(0, with: ())
            server.stop()
        }
        let photon = photon(server)

        let older = Task { try await photon.places(matching: PlaceQuery(text: "slow")) }
        await held.waitForRequests()
        let newer = try await photon.places(matching: PlaceQuery(text: "smith"))

        await #expect(throws: SuggestionError.cancelled) { try await older.value }
        #expect(newer.places.map(\.name) == ["Smith Bank"])
    }

    @Test func `a server that is too slow is given up (SG-23)`() async throws {
        let held = Gate<String, Void, Never>(cancellation: nil)
        let server = try LoopbackServer { _ in
            await held.pass("slow")
            return .json(Self.found)
        }
        defer {
            held.answer(0, with: ())
            server.stop()
        }
        let clock = TestClock()
        let photon = PhotonPlaceRepository(
            transport: URLSessionTransport(clock: clock),
            configuration: configuration(server),
            dates: dates
        )

        let search = Task { try await photon.places(matching: PlaceQuery(text: "smith")) }
        await held.waitForRequests()
        await clock.waitForSleepers()
        clock.advance(by: .seconds(10))

        let error = await #expect(throws: SuggestionError.self) { try await search.value }
        guard case .repository(.unavailable) = error else {
            Issue.record("expected .unavailable, got \(String(describing: error))")
            return
        }
    }

    @Test(arguments: [1.0, 0, -86400])
    func `requests keep apart, whatever the wall clock (SG-23)`(seconds: Double) async throws {
        let server = try LoopbackServer { _ in .json("[]") }
        defer { server.stop() }
        let clock = TestClock()
        var configuration = configuration(server)
        configuration.interval = .seconds(1)
        let nominatim = NominatimGeocodingRepository(
            transport: URLSessionTransport(clock: TestClock()),
            configuration: configuration,
            dates: dates,
            clock: clock
        )

        #expect(try await nominatim.coordinate(ofAddress: "A") == nil)
        for count in 1...2 {
            let next = Task { try await nominatim.coordinate(ofAddress: "B\(count)") }
            await clock.waitForSleepers()
            #expect(server.requests.count == count)
            dates.advance(bySeconds: seconds)
            clock.advance(by: .seconds(1))
            #expect(try await next.value == nil)
        }
        #expect(server.requests.count == 3)
    }

    @Test(arguments: [#"[{"lat":"42.5","lon":"-71.25"}]"#, #"[{"lat":42.5,"lon":-71.25}]"#])
    func `Nominatim finds an address (SG-7, SG-23)`(body: String) async throws {
        let server = try LoopbackServer { _ in .json(body) }
        defer { server.stop() }
        let nominatim = NominatimGeocodingRepository(
            transport: URLSessionTransport(clock: TestClock()),
            configuration: configuration(server),
            countryCode: "us",
            dates: dates
        )

        let coordinate = try await nominatim.coordinate(ofAddress: "1 Main St")

        #expect(coordinate == Coordinate(latitude: 42.5, longitude: -71.25))
        let request = try #require(server.requests.first)
        #expect(request.path == "/search")
        #expect(request.query("q") == "1 Main St")
        #expect(request.query("format") == "jsonv2")
        #expect(request.query("layer") == "address")
        #expect(request.query("countrycodes") == "us")
    }
}
