import Foundation
import MomentumDomain
import MomentumNetwork
import MomentumSuggestionsData
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
