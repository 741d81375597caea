import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
@testable import MomentumGraphQL
@testable import MomentumNetwork
import MomentumTestSupport
import Testing

/// The results of callers when the session ends while they wait.
@Suite(.timeLimit(.minutes(5))) final class SessionEndTests {
    private static let rows = HTTPResponse.json(#"{"data":{"rows":[{"id":1,"name":"a"}]}}"#)
    private static let saved = HTTPResponse.json(#"{"data":{"saveRow":{"id":1,"name":"b"}}}"#)
    private static let ended = GraphQLFailure.authentication(.sessionEnded)
    private static let cause = FailureCause(domain: "test", code: 1)

    private let session = FixedCredentials()
    private let clock = TestClock()
    private let board: RequestBoard
    private let cache = ResponseCache()
    private let started = AsyncStream<Void>.makeStream()
    private let held = AsyncStream<Void>.makeStream()

    init() {
        board = RequestBoard(clock: clock)
    }

    deinit {
        // The wait for a last answer keeps board and clock alive until its time is over.
        clock.advance(by: .seconds(10))
    }

    private func client(_ transport: ScriptedTransport) throws -> GraphQLClient {
        try .fixture(transport, session: session, board: board, cache: cache, clock: clock)
    }

    /// A transport whose answers wait until they are released.
    private func holding(_ answer: ScriptedTransport.Answer) -> ScriptedTransport {
        ScriptedTransport([answer]) { [started, held] _ in
            started.continuation.yield()
            for await _ in held.stream {}
        }
    }

    private func end(_ standing: CredentialStanding = .sessionEnded) async {
        session.end(standing)
        await board.stopWork(standing == .sessionEnded ? .sessionEnded : .byUser)
    }

    @Test(arguments: [
        (CredentialStanding.sessionEnded, ended), (.signedOut, .transport(.cancelled)),
    ])
    func `a query that is under way ends at once, and says why (MD-GQ-1)`(
        standing: CredentialStanding,
        expected: GraphQLFailure
    ) async throws {
        let client = try client(holding(.success(Self.rows)))
        let running = Task { try await client.run(Probe.query) }
        for await _ in started.stream { break }

        await end(standing)

        await #expect(throws: expected) { try await running.value }
    }

    @Test func `a query that waits for its next attempt ends at once (MD-GQ-1)`() async throws {
        let transport = ScriptedTransport([.success(.json("", status: 502))])
        let client = try client(transport)
        let running = Task { try await client.run(Probe.query) }
        // The first wait is drawn as zero.
        await clock.waitForSleepers()

        await end()

        await #expect(throws: Self.ended) { try await running.value }
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [
        (CredentialStanding.sessionEnded, ended), (.signedOut, .transport(.cancelled)),
        (.spaceChanged, .transport(.cancelled)), (.superseded, .transport(.cancelled)),
    ])
    func `a change waits for the question under way, and is not sent afterwards (MD-GQ-1, GQ-33)`(
        standing: CredentialStanding,
        expected: GraphQLFailure
    ) async throws {
        session.settle { [weak session] in
            switch standing {
            case .spaceChanged: session?.change(to: FixedCredentials.credentials(space: "milo"))
            case .superseded: session?.change(to: FixedCredentials.credentials(number: 2))
            default: session?.end(standing)
            }
        }
        let transport = ScriptedTransport([.success(Self.saved)])
        let client = try client(transport)

        await #expect(throws: expected) {
            try await client.run(Probe.mutation, variables: ["id": 1])
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func `after the session has ended nothing new is sent (MD-GQ-1)`() async throws {
        let transport = ScriptedTransport([.success(Self.saved)])
        let client = try client(transport)

        await end()

        await #expect(throws: Self.ended) {
            try await client.run(Probe.mutation, variables: ["id": 1])
        }
        await #expect(throws: Self.ended) { try await client.run(Probe.query) }
        #expect(transport.requests.isEmpty)
    }

    @Test func `a change waits for the question no longer than five seconds (MD-GQ-1)`()
        async throws
    {
        session.settle { [held] in for await _ in held.stream {} }
        let transport = ScriptedTransport([.success(Self.saved)])
        let client = try client(transport)
        let running = Task { try await client.run(Probe.mutation, variables: ["id": 1]) }
        await clock.waitForSleepers()

        clock.advance(by: .milliseconds(4999))
        for _ in 0..<100 { await Task.yield() }
        #expect(transport.requests.isEmpty)
        clock.advance(by: .milliseconds(1))

        #expect(try await running.value.value.saveRow.id == 1)
    }

    @Test func `a change goes out with the token that the question brought (MD-GQ-1, AU-23)`()
        async throws
    {
        session.settle { [weak session] in
            session?.change(to: FixedCredentials.credentials(token: "newer"))
        }
        let transport = ScriptedTransport([.success(Self.saved)])

        _ = try await client(transport).run(Probe.mutation, variables: ["id": 1])

        #expect(transport.requests.map(\.credentials) == [HTTPCredentials(bearer: "newer")])
    }

    @Test(arguments: [
        HTTPResponse.json("", status: 401),
        .json(#"{"errors":[{"message":"x","extensions":{"code":"UNAUTHENTICATED"}}]}"#),
    ])
    func `a change that is answered with "no session" says so (MD-GQ-1)`(
        answer: HTTPResponse
    ) async throws {
        let client = try client(holding(.success(answer)))
        let running = Task { try await client.run(Probe.mutation, variables: ["id": 1]) }
        for await _ in started.stream { break }

        await end()
        held.continuation.finish()

        await #expect(throws: Self.ended) { try await running.value }
    }

    @Test func `a change that has left gives its answer, and nothing is kept of it (MD-GQ-1)`()
        async throws
    {
        _ = try await client(ScriptedTransport([.success(Self.rows)])).run(Probe.query)
        let client = try client(holding(.success(Self.saved)))
        let running = Task { try await client.run(Probe.mutation, variables: ["id": 1]) }
        for await _ in started.stream { break }

        await end()
        await cache.wipe()
        held.continuation.finish()

        #expect(try await running.value.value.saveRow.name == "b")
        session.change(to: FixedCredentials.credentials())
        await #expect(throws: GraphQLFailure.notCached) {
            try await client.run(Probe.query, policy: .cacheOnly)
        }
    }

    @Test(arguments: [
        (ScriptedTransport.Answer.failure(.network(.connectionLost, cause)), true),
        (.success(.json("<html>", status: 502)), true), (.success(.json("{")), true),
        (.failure(.network(.cannotConnect, cause)), false),
    ])
    func `a change whose answer is broken may have been stored (MD-GQ-1)`(
        answer: ScriptedTransport.Answer,
        isOpen: Bool
    ) async throws {
        let client = try client(holding(answer))
        let running = Task { try await client.run(Probe.mutation, variables: ["id": 1]) }
        for await _ in started.stream { break }

        await end()
        held.continuation.finish()

        let failure = await #expect(throws: GraphQLFailure.self) { try await running.value }
        if case .outcomeUnknown = failure { #expect(isOpen) } else { #expect(!isOpen) }
        if !isOpen { #expect(failure == Self.ended) }
    }

    @Test func `a last answer is waited for ten seconds (MD-GQ-1)`() async throws {
        let client = try client(holding(.success(Self.saved)))
        let running = Task { try await client.run(Probe.mutation, variables: ["id": 1]) }
        for await _ in started.stream { break }

        await end()
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(9999))
        // A client that would give up earlier sleeps no longer, and this would not return.
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(1))

        let failure = await #expect(throws: GraphQLFailure.self) { try await running.value }
        guard case .outcomeUnknown(.network(.timeout, _)) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func `signing in and out again does not call a change that has left cancelled (MD-GQ-1)`()
        async throws
    {
        let client = try client(holding(.success(Self.saved)))
        let running = Task { try await client.run(Probe.mutation, variables: ["id": 1]) }
        for await _ in started.stream { break }

        await end()
        await board.stopWork(.byUser)

        let failure = await #expect(throws: GraphQLFailure.self) { try await running.value }
        guard case .outcomeUnknown = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }
}
