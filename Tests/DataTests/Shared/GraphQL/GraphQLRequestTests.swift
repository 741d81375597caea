import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
@testable import MomentumGraphQL
@testable import MomentumNetwork
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct GraphQLRequestTests {
    private static let rows = #"{"data":{"rows":[{"id":1,"name":"a"}]}}"#
    private static let saved = #"{"data":{"saveRow":{"id":1,"name":"b"}}}"#
    private static let lost = TransportError.network(
        .connectionLost,
        FailureCause(domain: "NSURLErrorDomain", code: -1005, detail: "")
    )

    @Test func `a hundred equal queries are one request (BX-3)`() async throws {
        let release = AsyncStream<Void>.makeStream()
        let transport = ScriptedTransport([.success(.json(Self.rows))]) { _ in
            for await _ in release.stream {}
        }
        let client = try GraphQLClient.fixture(transport)
        let arrived = AsyncStream<Void>.makeStream()

        let results = await withTaskGroup(of: Probe?.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    arrived.continuation.yield()
                    return try? await client.run(Probe.query).value
                }
            }
            var arrivals = arrived.stream.makeAsyncIterator()
            for _ in 0..<100 { await arrivals.next() }
            for _ in 0..<1000 { await Task.yield() }
            release.continuation.finish()
            return await group.reduce(into: []) { $0.append($1) }
        }

        let expected = Probe(rows: [.init(id: 1, name: "a")], other: nil)
        #expect(results == Array(repeating: expected, count: 100))
        #expect(transport.requests.count == 1)
    }

    @Test func `a query after a change does not join one from before it (BX-3, BX-5)`()
        async throws
    {
        let started = AsyncStream<Void>.makeStream()
        let held = AsyncStream<Void>.makeStream()
        let new = Self.rows.replacing(#""a""#, with: #""b""#)
        let answers = [Self.rows, Self.saved, new].map {
            ScriptedTransport.Answer.success(.json($0))
        }
        let transport = ScriptedTransport(answers) { number in
            guard number == 1 else { return }
            started.continuation.yield()
            for await _ in held.stream {}
        }
        let client = try GraphQLClient.fixture(transport, cache: ResponseCache())
        let before = Task { try await client.run(Probe.query).value }
        for await _ in started.stream { break }
        _ = try await client.run(Probe.mutation, variables: ["id": 1])

        let after = Task { try await client.run(Probe.query).value }
        for _ in 0..<1000 { await Task.yield() }
        held.continuation.finish()

        #expect(try await after.value.rows?.first?.name == "b")
        #expect(try await before.value.rows?.first?.name == "a")
    }

    @Test func `equal mutations are never merged (BX-3)`() async throws {
        let transport = ScriptedTransport(Self.saved)
        let client = try GraphQLClient.fixture(transport)

        async let first = client.run(Probe.mutation, variables: ["id": 1])
        async let second = client.run(Probe.mutation, variables: ["id": 1])
        _ = try await (first, second)

        #expect(transport.requests.count == 2)
    }

    @Test func `a shared request is cancelled with its last caller only (BX-3, GQ-22)`()
        async throws
    {
        let cancelled = AsyncStream<Void>.makeStream()
        let started = AsyncStream<Void>.makeStream()
        let held = AsyncStream<Void>.makeStream()
        let transport = ScriptedTransport([.success(.json(Self.rows))]) { _ in
            await withTaskCancellationHandler {
                started.continuation.yield()
                for await _ in held.stream {}
            } onCancel: {
                cancelled.continuation.yield()
            }
        }
        let client = try GraphQLClient.fixture(transport)
        let first = Task { try await client.run(Probe.query) }
        for await _ in started.stream { break }
        let second = Task { try await client.run(Probe.query) }
        for _ in 0..<1000 { await Task.yield() }

        first.cancel()
        await #expect(throws: GraphQLFailure.transport(.cancelled)) { try await first.value }
        #expect(transport.requests.count == 1)
        second.cancel()
        await #expect(throws: GraphQLFailure.transport(.cancelled)) { try await second.value }

        for await _ in cancelled.stream { break }
    }

    @Test func `signing out drops what is under way (AU-26, BX-12)`() async throws {
        let started = AsyncStream<Void>.makeStream()
        let held = AsyncStream<Void>.makeStream()
        let transport = ScriptedTransport([.success(.json(Self.rows))]) { _ in
            started.continuation.yield()
            for await _ in held.stream {}
        }
        let board = RequestBoard()
        let client = try GraphQLClient.fixture(transport, board: board)
        let running = Task { try await client.run(Probe.query) }
        for await _ in started.stream { break }

        await board.stopWork(.byUser)

        await #expect(throws: GraphQLFailure.transport(.cancelled)) { try await running.value }
    }

    @Test(arguments: [nil, FixedCredentials.credentials(space: "auth-milo")])
    func `a late answer for another session or space is dropped (SC-24, AU-22, fault 13)`(
        after: Credentials?
    ) async throws {
        let session = FixedCredentials()
        let transport = ScriptedTransport([.success(.json(Self.rows))]) { _ in
            session.change(to: after)
        }
        let cache = ResponseCache()
        let client = try GraphQLClient.fixture(transport, session: session, cache: cache)

        await #expect(throws: GraphQLFailure.transport(.cancelled)) {
            try await client.run(Probe.query)
        }
        session.change(to: FixedCredentials.credentials())
        await #expect(throws: GraphQLFailure.notCached) {
            try await client.run(Probe.query, policy: .cacheOnly)
        }
    }

    @Test(arguments: [
        HTTPResponse.json("", status: 401),
        .json(#"{"errors":[{"message":"x","extensions":{"code":"UNAUTHENTICATED"}}]}"#),
        .json(
            #"{"errors":[{"message":"x","extensions":{"code":"UNAUTHENTICATED"}}]}"#,
            status: 500
        ),
    ])
    func `a refusal is for the session to explain, and is never tried again (AU-24, GQ-14)`(
        answer: HTTPResponse
    ) async throws {
        let transport = ScriptedTransport([.success(answer)])
        let client = try GraphQLClient.fixture(transport)

        await #expect(throws: GraphQLFailure.authentication(.notAuthorised)) {
            try await client.run(Probe.query)
        }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [
        HTTPResponse.json("", status: 502),
        .json(#"{"errors":[{"message":"Boom"}]}"#, status: 500),
        .json("{", status: 500, type: "application/graphql-response+json"),
    ])
    func `a query is tried three times, with waits by the clock (BX-4)`(
        answer: HTTPResponse
    ) async throws {
        let clock = TestClock()
        let transport = ScriptedTransport([
            .success(answer), .failure(Self.lost), .success(.json(Self.rows)),
        ])
        let client = try GraphQLClient.fixture(transport, clock: clock)

        let running = Task { try await client.run(Probe.query) }
        // The first wait is drawn as zero, the second as a little more.
        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))

        #expect(try await running.value.value.rows?.count == 1)
        #expect(transport.requests.count == 3)
    }

    @Test func `a wish to be left alone is kept by the clock (BX-4)`() async throws {
        let clock = TestClock()
        let limited = HTTPResponse.json("", status: 429, headers: ["Retry-After": "7"])
        let transport = ScriptedTransport([.success(limited), .success(.json(Self.rows))])
        let client = try GraphQLClient.fixture(transport, clock: clock)

        let running = Task { try await client.run(Probe.query) }
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(6999))
        for _ in 0..<100 { await Task.yield() }
        #expect(transport.requests.count == 1)
        clock.advance(by: .milliseconds(1))

        #expect(try await running.value.value.rows?.count == 1)
    }

    @Test func `a wish for more than 30 seconds is an error at once (BX-4)`() async throws {
        let limited = HTTPResponse.json("", status: 429, headers: ["Retry-After": "120"])
        let client = try GraphQLClient.fixture(ScriptedTransport([.success(limited)]))
        let until = Date(timeIntervalSince1970: 1120)

        await #expect(throws: GraphQLFailure.transport(.rateLimited(until: until))) {
            try await client.run(Probe.query)
        }
    }

    @Test func `a request keeps the token and space it was made with (GQ-3)`() async throws {
        let session = FixedCredentials(space: "auth-dana")
        let clock = TestClock()
        let transport = ScriptedTransport([
            .success(.json("", status: 502)), .success(.json("", status: 502)),
            .success(.json(Self.rows)),
        ]) { _ in
            session.change(to: FixedCredentials.credentials(space: "auth-dana", token: "newer"))
        }
        let client = try GraphQLClient.fixture(transport, session: session, clock: clock)

        let running = Task { try await client.run(Probe.query) }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        _ = await running.result

        let sent = transport.requests
        #expect(sent.map { $0.headers["x-space-id"] } == Array(repeating: "auth-dana", count: 3))
        #expect(sent.allSatisfy { $0.credentials == HTTPCredentials(bearer: "t0ken") })
    }
}
