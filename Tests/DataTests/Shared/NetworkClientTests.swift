import Foundation
import MomentumLoopback
import MomentumNetwork
import Testing

/// The rules for every request, from any client.
@Suite(.timeLimit(.minutes(5))) struct NetworkClientTests {
    /// True if this device has the loopback address of IPv6.
    private static let hasIPv6: Bool = {
        guard let server = try? LoopbackServer(isIPv6: true, { _ in .text("") }) else {
            return false
        }
        server.stop()
        return true
    }()

    @Test(arguments: NetworkClient.allCases)
    func `it ends in 60 seconds, or in 20 where somebody waits, whatever arrives (TR-21)`(
        client: NetworkClient
    ) async throws {
        let transport = ScriptedTransport([.failure(.http(status: 500))])

        _ = try await client.ask("https://mps.test", transport: transport)

        let limits = try #require(transport.requests.first).limits
        #expect(
            limits.total == (client == .webDAV ? .seconds(60) : min(limits.total, .seconds(20)))
        )
        #expect(limits.idle <= .seconds(15))
    }

    @Test(.enabled(if: hasIPv6), arguments: NetworkClient.allCases)
    func `the loopback address of IPv6 is as good as 127.0.0.1 (TR-21)`(
        client: NetworkClient
    ) async throws {
        let server = try LoopbackServer(isIPv6: true) { _ in .text("", status: 404) }
        defer { server.stop() }
        #expect(server.url("/a").absoluteString == "http://[::1]:\(server.port)/a")

        _ = try await client.ask(server.url().absoluteString)

        let request = try #require(server.requests.first)
        #expect(request.headers["host"] == "[::1]:\(server.port)")
    }

    @Test(arguments: NetworkClient.allCases)
    func `it names the program, or the suite, and nothing of the library (MD-GQ-13, TR-20)`(
        client: NetworkClient
    ) async throws {
        let server = try LoopbackServer { _ in .text("", status: 404) }
        defer { server.stop() }

        _ = try await client.ask(server.url().absoluteString)
        _ = try await client.ask(
            server.url().absoluteString,
            transport: URLSessionTransport(userAgent: "Host/2")
        )

        let named: Set = ["Momentum/0.1.0", "Host/2", "Tests/1"]
        #expect(server.requests.count >= 2)
        for request in server.requests {
            #expect(named.contains(request.headers["user-agent"] ?? ""))
            #expect(request.headers["accept-encoding"] == "identity")
        }
    }
}
