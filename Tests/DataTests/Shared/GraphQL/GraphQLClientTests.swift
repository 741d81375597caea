import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
@testable import MomentumGraphQL
@testable import MomentumNetwork
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct GraphQLClientTests {
    private static let rows = #"{"data":{"rows":[{"id":1,"name":"a"}]}}"#
    private static let saved = #"{"data":{"saveRow":{"id":1,"name":"b"}}}"#
    private static let lost = TransportError.network(
        .connectionLost,
        FailureCause(domain: "NSURLErrorDomain", code: -1005, detail: "")
    )

    @Test
    func `a request is a POST with fixed headers and a body of sorted keys (GQ-1, GQ-2, GQ-4)`()
        async throws
    {
        let transport = ScriptedTransport(Self.saved)
        let client = try GraphQLClient.fixture(
            transport,
            session: FixedCredentials(space: "auth-milo")
        )

        let result = try await client.run(Probe.mutation, variables: ["id": 1])

        #expect(result.value.saveRow == .init(id: 1, name: "b"))
        let request = try #require(transport.requests.first)
        #expect(request.method == .post)
        #expect(request.url.absoluteString == "https://mps.test/base/graphql")
        #expect(request.credentials == HTTPCredentials(bearer: "t0ken"))
        #expect(!request.isRepeatable)
        #expect(
            request.headers == [
                "Content-Type": "application/json",
                "Accept": "application/graphql-response+json, application/json;q=0.9",
                "x-space-id": "auth-milo",
                "User-Agent": "Momentum/0.1.0",
            ]
        )
        #expect(
            transport.bodies == [
                #"{"operationName":"SaveRow","query":"mutation SaveRow($id: Int!) "#
                    + #"{ saveRow(id: $id) { id name } }","variables":{"id":1}}"#
            ]
        )
    }

    @Test func `a query without variables sends none, and no space of its own (GQ-2, GQ-4)`()
        async throws
    {
        let transport = ScriptedTransport(Self.rows)
        let client = try GraphQLClient.fixture(transport)

        _ = try await client.run(Probe.query)

        #expect(
            transport.bodies == [
                #"{"operationName":"LoadRows","query":"query LoadRows { rows { id name } }"}"#
            ]
        )
        #expect(transport.requests.first?.headers["x-space-id"] == nil)
        #expect(transport.requests.first?.isRepeatable == true)
    }

    @Test func `without a session nothing is sent (GQ-10)`() async throws {
        let transport = ScriptedTransport(Self.rows)
        let session = FixedCredentials()
        session.change(to: nil)
        let client = try GraphQLClient.fixture(transport, session: session)

        await #expect(throws: GraphQLFailure.authentication(.notSignedIn)) {
            try await client.run(Probe.query)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func `what the server would refuse is not sent (GQ-8, GQ-20)`() async throws {
        let transport = ScriptedTransport(Self.saved)
        let client = try GraphQLClient.fixture(transport)

        await #expect(throws: GraphQLFailure.transport(.invalidVariables(path: "id"))) {
            try await client.run(Probe.mutation, variables: ["id": .int(1 << 40)])
        }
        await #expect(throws: GraphQLFailure.transport(.requestTooLarge(limit: 102_400))) {
            let text = String(repeating: "x", count: 102_400)
            return try await client.run(Probe.mutation, variables: ["id": .string(text)])
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func `errors fail, and what decoded comes with them (GQ-17, BX-8, fault 8)`() async throws
    {
        let client = try GraphQLClient.fixture(
            ScriptedTransport(
                #"{"data":{"rows":[],"other":null},"errors":[{"message":"no","path":["other"]}]}"#
            )
        )
        let errors = [GraphQLError(message: "no", path: [.field("other")])]
        let decoded = Probe(rows: [], other: nil)

        await #expect(
            throws: GraphQLFailure.refused(GraphQLRefusal(errors: errors, data: decoded))
        ) { try await client.run(Probe.query) }
        let partial = try await client.run(Probe.query, partial: .data)

        #expect(partial.value == decoded)
        #expect(partial.errors == errors)
    }

    @Test func `a token that the server repeats is in no text of a refusal (AU-7)`() async throws {
        let transport = ScriptedTransport(
            #"{"data":{"rows":[]},"errors":[{"message":"Who is t0ken? No t0ken."}]}"#
        )
        let client = try GraphQLClient.fixture(transport)
        let errors = [GraphQLError(message: "Who is <redacted>? No <redacted>.")]

        let partial = try await client.run(Probe.query, partial: .data)
        let failure = await #expect(throws: GraphQLFailure.self) {
            try await client.run(Probe.query)
        }

        #expect(partial.errors == errors)
        #expect(
            failure
                == .refused(GraphQLRefusal(errors: errors, data: Probe(rows: [], other: nil)))
        )
    }

    @Test func `a mutation is strict, and says when it was probably carried out (GQ-17, GQ-18)`()
        async throws
    {
        let client = try GraphQLClient.fixture(
            ScriptedTransport(
                #"{"data":{"saveRow":{"id":1,"name":"b"}},"errors":[{"message":"no"}]}"#
            )
        )

        let failure = await #expect(throws: GraphQLFailure.self) {
            try await client.run(Probe.mutation, variables: ["id": 1], partial: .data)
        }

        guard case .refused(let refusal) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(refusal.data != nil)
    }

    @Test(arguments: [
        ScriptedTransport.Answer.failure(lost), .success(.json("<html>", status: 502)),
        .success(.json("{\"data\":")), .success(.json("{}")),
        .failure(.responseTooLarge(limit: 1)),
    ])
    func `a mutation without a readable answer has an unknown outcome, and is sent once (BX-4)`(
        answer: ScriptedTransport.Answer
    ) async throws {
        let transport = ScriptedTransport([answer])
        let client = try GraphQLClient.fixture(transport)

        let failure = await #expect(throws: GraphQLFailure.self) {
            try await client.run(Probe.mutation, variables: ["id": 1])
        }

        guard case .outcomeUnknown = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [
        TransportError.network(.cannotConnect, FailureCause(domain: "x", code: 1, detail: "")),
        .network(.offline, FailureCause(domain: "x", code: 1, detail: "")), .cancelled,
    ])
    func `a mutation that cannot have arrived fails as it did (SC-30)`(
        error: TransportError
    ) async throws {
        let client = try GraphQLClient.fixture(ScriptedTransport([.failure(error)]))

        await #expect(throws: GraphQLFailure.transport(error)) {
            try await client.run(Probe.mutation, variables: ["id": 1])
        }
    }

    @Test func `an observer learns numbers and names, and no content (GQ-26)`() async throws {
        let observer = RecordingObserver()
        let transport = ScriptedTransport([.success(.json(Self.saved))])
        let client = try GraphQLClient.fixture(transport, observer: observer)

        _ = try await client.run(Probe.mutation, variables: ["id": 1])

        let event = try #require(observer.events.first)
        #expect(event.operation == "SaveRow")
        #expect(event.kind == .mutation)
        #expect(event.attempt == 1)
        #expect(event.status == 200)
        #expect(event.responseBytes == Self.saved.utf8.count)
        #expect(event.failureCode == nil)
        var dumped = ""
        dump(event, to: &dumped)
        #expect(!dumped.contains("t0ken") && !dumped.contains("variables"))
    }

    @Test func `a wall clock that stands still does not shorten an attempt (GQ-26)`() async throws {
        let (observer, clock) = (RecordingObserver(), TestClock())
        let transport = SlowTransport(clock: clock, answer: .json(Self.saved))
        let client = try GraphQLClient.fixture(transport, clock: clock, observer: observer)

        _ = try await client.run(Probe.mutation, variables: ["id": 1])

        #expect(observer.events.map(\.durationSeconds) == [2])
    }
}

/// Answers after two seconds.
private struct SlowTransport: HTTPTransport {
    let clock: TestClock
    let answer: HTTPResponse

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        clock.advance(by: .seconds(2))
        return answer
    }
}
