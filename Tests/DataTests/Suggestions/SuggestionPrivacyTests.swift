import Foundation
import MomentumDomain
import MomentumGeocoders
import MomentumLoopback
import MomentumNetwork
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// A user's text goes to the configured server, and into nothing that could be logged (SG-29).
@Suite struct SuggestionPrivacyTests {
    private static let typed = "my very own clinic"

    private let dates = FixedWallClock(now: Date(milliseconds: 0))

    private func configuration(_ server: LoopbackServer) -> GeocoderConfiguration {
        GeocoderConfiguration(
            baseURL: server.url(),
            userAgent: "Tests/1",
            attribution: "© OSM",
            interval: .zero
        )
    }

    /// Everything that an error shows when it is printed, dumped or logged.
    private func traces(of error: any Error) -> String {
        var text = "\(error) \(error.localizedDescription) "
        dump(error, to: &text)
        return text
    }

    private static let answers: [(name: String, answer: @Sendable (String) -> LoopbackAnswer)] = [
        ("refused", { .text("No results for \($0)", status: 400) }),
        ("throttled", { .text("Slow down with \($0)", status: 429) }),
        ("broken", { .json("{\"\($0)\":") }),
        ("odd", { .json("[\"\($0)\"]") }),
        ("hung up", { _ in .hangUp() }),
    ]

    @Test(arguments: answers.map(\.name))
    func `a failure repeats nothing of the query or the address (SG-29)`(
        name: String
    ) async throws {
        let make = try #require(Self.answers.first { $0.name == name }).answer
        let server = try LoopbackServer { request in make(request.query("q") ?? "") }
        defer { server.stop() }
        let places = PhotonPlaceRepository(
            transport: URLSessionTransport(clock: TestClock()),
            configuration: configuration(server),
            dates: dates
        )
        let addresses = NominatimGeocodingRepository(
            transport: URLSessionTransport(clock: TestClock()),
            configuration: configuration(server),
            dates: dates
        )

        let failures = [
            await #expect(throws: SuggestionError.self) {
                try await places.places(matching: PlaceQuery(text: Self.typed))
            },
            await #expect(throws: SuggestionError.self) {
                try await addresses.coordinate(ofAddress: Self.typed)
            },
        ]

        #expect(server.requests.allSatisfy { $0.query("q") == Self.typed })
        #expect(server.requests.count == 2)
        for failure in failures {
            let traces = traces(of: try #require(failure))
            for word in Self.typed.split(separator: " ") where word.count > 2 {
                #expect(!traces.contains(word), "\(traces)")
            }
        }
    }

    @Test func `a redirect does not take the query elsewhere (SG-29)`() async throws {
        let other = try LoopbackServer { _ in .json("{}") }
        let server = try LoopbackServer { request in
            LoopbackAnswer(
                status: 302,
                headers: ["Location": other.url("/api").absoluteString + "?q=moved"]
            )
        }
        defer {
            server.stop()
            other.stop()
        }
        let places = PhotonPlaceRepository(
            transport: URLSessionTransport(clock: TestClock()),
            configuration: configuration(server),
            dates: dates
        )

        await #expect(throws: SuggestionError.self) {
            try await places.places(matching: PlaceQuery(text: Self.typed))
        }

        #expect(server.requests.count == 1)
        #expect(other.requests.isEmpty)
    }
}
