import Foundation
import MomentumLoopback
import MomentumNetwork
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct URLSessionTransportTests {
    private let transport = URLSessionTransport(clock: TestClock())

    @Test func `any status comes back with its headers and body (GQ-11)`() async throws {
        let server = try LoopbackServer { _ in
            LoopbackAnswer(
                status: 418,
                headers: ["content-TYPE": "Text/Plain; charset=utf-8", "X-One": "1"],
                pieces: [Data("short and stout".utf8)]
            )
        }
        defer { server.stop() }

        let response = try await transport.send(HTTPRequest(url: server.url("/tea")))

        #expect(response.status == 418)
        #expect(response.mediaType == "text/plain")
        #expect(response.header("x-one") == "1")
        #expect(String(decoding: response.body, as: UTF8.self) == "short and stout")
        #expect(server.requests.map(\.target) == ["/tea"])
    }

    @Test func `method, headers, body and bearer token arrive as given (AU-32)`() async throws {
        let server = try LoopbackServer { _ in .text("fine") }
        defer { server.stop() }

        _ = try await transport.send(
            HTTPRequest(
                method: .post,
                url: server.url("/graphql"),
                headers: ["Content-Type": "application/json", "x-space-id": "auth-dana"],
                body: Data("{}".utf8),
                credentials: HTTPCredentials(bearer: "secret+/="),
                isRepeatable: false
            )
        )

        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.headers["authorization"] == "Bearer secret+/=")
        #expect(request.headers["x-space-id"] == "auth-dana")
        #expect(request.text == "{}")
    }

    @Test(arguments: [
        "Basic realm=\"files\"", "Digest realm=\"f\", nonce=\"1\"", "Bearer", "Negotiate",
    ])
    func `a refused sign-in is an answer like any other, whatever scheme it names (GQ-11)`(
        scheme: String
    ) async throws {
        let server = try LoopbackServer { request in
            guard request.path == "/closed" else { return .text("open") }
            return LoopbackAnswer(
                status: 401,
                headers: ["WWW-Authenticate": scheme, "Content-Type": "text/plain"],
                pieces: [Data("who ".utf8), Data("are you?".utf8)]
            )
        }
        defer { server.stop() }

        for credentials in [nil, HTTPCredentials(user: "ada", password: "wrong")] {
            let request = HTTPRequest(url: server.url("/closed"), credentials: credentials)
            let refused = try await transport.send(request)
            let other = try await transport.send(HTTPRequest(url: server.url("/open")))

            #expect(refused.status == 401)
            #expect(refused.header("www-authenticate") == scheme)
            #expect(String(decoding: refused.body, as: UTF8.self) == "who are you?")
            #expect(other.status == 200)
        }
        // Nothing was tried a second time.
        #expect(server.requests.map(\.path) == ["/closed", "/open", "/closed", "/open"])
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `no redirect is followed (GQ-25, AU-31)`(status: Int) async throws {
        let other = try LoopbackServer { _ in .text("never") }
        let address = other.url("/stolen").absoluteString
        let server = try LoopbackServer { _ in
            LoopbackAnswer(status: status, headers: ["Location": address])
        }
        defer {
            server.stop()
            other.stop()
        }

        let response = try await transport.send(
            HTTPRequest(url: server.url("/"), credentials: HTTPCredentials(bearer: "secret"))
        )

        #expect(response.status == status)
        #expect(other.requests.isEmpty)
    }

    @Test func `a cookie that was set is never sent back (AU-28, GQ-25, fault 5)`() async throws {
        let server = try LoopbackServer { _ in
            LoopbackAnswer(headers: ["Set-Cookie": "session=1; Path=/"])
        }
        defer { server.stop() }

        for isRepeatable in [true, true, false] {
            _ = try await transport.send(
                HTTPRequest(url: server.url("/"), isRepeatable: isRepeatable)
            )
        }

        #expect(server.requests.count == 3)
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test func `a header that announces too much is refused (GQ-19)`() async throws {
        let server = try LoopbackServer { _ in .text(String(repeating: "x", count: 2000)) }
        defer { server.stop() }
        let limits = HTTPLimits(responseBytes: 1999)

        await #expect(throws: TransportError.responseTooLarge(limit: 1999)) {
            try await transport.send(HTTPRequest(url: server.url("/"), limits: limits))
        }
        let whole = try await transport.send(
            HTTPRequest(url: server.url("/"), limits: HTTPLimits(responseBytes: 2000))
        )
        #expect(whole.body.count == 2000)
    }

    @Test func `a body without a length is counted while it arrives (GQ-19, fault 18)`()
        async throws
    {
        let piece = Data(repeating: 0x78, count: 100_000)
        let server = try LoopbackServer { _ in
            LoopbackAnswer(pieces: Array(repeating: piece, count: 600), framing: .chunked)
        }
        defer { server.stop() }

        await #expect(throws: TransportError.responseTooLarge(limit: 1_000_000)) {
            try await transport.send(
                HTTPRequest(url: server.url("/"), limits: HTTPLimits(responseBytes: 1_000_000))
            )
        }
        // The server also answers the next request: the first one left nothing behind.
        let small = try await transport.send(
            HTTPRequest(url: server.url("/"), limits: HTTPLimits(responseBytes: 100_000_000))
        )
        #expect(small.body.count == 60_000_000)
    }

    @Test(arguments: [
        (LoopbackAnswer.hangUp(), TransportError.NetworkFailure.connectionLost),
        (.hangUp(.reset), .connectionLost),
        (
            LoopbackAnswer(
                pieces: [Data("half".utf8)],
                framing: .claimedLength(100),
                ending: .close
            ), .connectionLost
        ),
    ])
    func `an answer that breaks off is a lost connection (GQ-23)`(
        answer: LoopbackAnswer,
        expected: TransportError.NetworkFailure
    ) async throws {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }

        let failure = await #expect(throws: TransportError.self) {
            try await transport.send(
                HTTPRequest(method: .post, url: server.url("/"), isRepeatable: false)
            )
        }

        #expect(failure.flatMap(\.networkFailure) == expected)
        #expect(server.requests.count == 1)
    }

    @Test func `an address without a server cannot be connected to (GQ-23)`() async throws {
        let server = try LoopbackServer { _ in .text("fine") }
        let url = server.url("/")
        server.stop()
        await server.waitUntilClosed()

        let failure = await #expect(throws: TransportError.self) {
            try await transport.send(HTTPRequest(url: url))
        }

        #expect(failure.flatMap(\.networkFailure) == .cannotConnect)
    }

    @Test func `after a dead connection the next request has a fresh one (GQ-24)`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/die" ? .hangUp() : .text("fine")
        }
        defer { server.stop() }

        _ = try await transport.send(HTTPRequest(url: server.url("/")))
        _ = try? await transport.send(HTTPRequest(url: server.url("/die"), limits: .brief))
        let after = try await transport.send(HTTPRequest(url: server.url("/")))

        #expect(after.status == 200)
        let connections = server.requests.map(\.connection)
        #expect(connections.last != connections.first)
    }

    @Test func `what may not be repeated has a connection of its own (GQ-24, fault 18)`()
        async throws
    {
        let server = try LoopbackServer { _ in .text("fine") }
        defer { server.stop() }

        for _ in 0..<3 {
            let request = HTTPRequest(method: .post, url: server.url("/"), isRepeatable: false)
            _ = try await transport.send(request)
        }

        #expect(Set(server.requests.map(\.connection)).count == 3)
    }

    @Test func `answers that come out of order reach their own requests (GQ-27)`() async throws {
        let server = try LoopbackServer { request in
            for _ in 0..<(100 - (Int(request.path.dropFirst()) ?? 0)) { await Task.yield() }
            return .text(request.path)
        }
        defer { server.stop() }

        let matches = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<20 {
                group.addTask {
                    let path = "/\(index * 5)"
                    let response = try? await transport.send(HTTPRequest(url: server.url(path)))
                    return response.map { String(decoding: $0.body, as: UTF8.self) } == path
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }

        #expect(matches == 20)
    }
}

extension HTTPLimits {
    fileprivate static let brief = HTTPLimits(idle: .seconds(2), total: .seconds(2))
}
