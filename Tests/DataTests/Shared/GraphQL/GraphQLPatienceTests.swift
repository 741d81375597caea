import Foundation
import MomentumAuthenticationTestSupport
import MomentumDomain
@testable import MomentumGraphQL
import MomentumLoopback
@testable import MomentumNetwork
import MomentumTestSupport
import Testing

/// The wait for a query, with all its attempts (BX-4).
@Suite(.timeLimit(.minutes(5))) struct GraphQLPatienceTests {
    @Test func `two silences of 15 seconds end after 20 in all (MD-GQ-10)`() async throws {
        let clock = TestClock()
        let server = try LoopbackServer { _ in
            let silence = AsyncStream<Void> { _ in }
            for await _ in silence {}
            return .text("late")
        }
        defer { server.stop() }
        let client = GraphQLClient(
            configuration: GraphQLConfiguration(
                server: try ServerAddress(server.url().absoluteString)
            ),
            transport: URLSessionTransport(clock: clock),
            session: FixedCredentials(),
            traffic: RequestTraffic(board: RequestBoard(), cache: ResponseCache()),
            timing: Timing(
                dates: FixedWallClock(now: Date(timeIntervalSince1970: 1000)),
                clock: clock
            ),
            random: SequentialRandomBytes()
        )

        let asking = Task { try await client.run(Probe.query) }
        await server.waitForRequests(1)
        await clock.waitForSleepers()
        clock.advance(by: .seconds(15))
        // The wait between the two is half a second at most.
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(500))
        await server.waitForRequests(2)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(4500))

        let failure = await #expect(throws: GraphQLFailure.self) { try await asking.value }
        guard case .transport(.network(.timeout, _)) = failure else {
            throw try #require(failure)
        }
        #expect(server.requests.count == 2)
    }

    @Test func `the second attempt has what the first has left of 20 seconds (MD-GQ-10)`()
        async throws
    {
        let clock = TestClock()
        let transport = ScriptedTransport([.failure(.http(status: 503))]) { _ in
            clock.advance(by: .milliseconds(9600))
        }
        let client = try GraphQLClient.fixture(transport, clock: clock)

        await #expect(throws: GraphQLFailure.self) { try await client.run(Probe.query) }

        // After 9.6 seconds there are 10.4 left; after 19.2 there is no third attempt.
        let left = Duration.milliseconds(10_400)
        #expect(transport.requests.map(\.limits.total) == [.seconds(20), left])
        #expect(transport.requests.map(\.limits.idle) == [.seconds(15), left])
    }
}
