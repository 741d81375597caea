import Foundation
import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumDomain
import MomentumLoopback
import MomentumNetwork
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct RemoteAuthenticationServiceTests {
    private let attempt = SignInAttempt(
        state: "st4te",
        verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
        startedAt: Date(timeIntervalSince1970: 0),
        origin: "https://mps.test:443",
        policy: .code
    )

    private func service(
        _ server: LoopbackServer,
        clock: some Clock<Duration> = TestClock()
    ) throws -> RemoteAuthenticationService {
        RemoteAuthenticationService(
            server: try ServerAddress(server.url("/prefix").absoluteString),
            transport: URLSessionTransport(clock: clock)
        )
    }

    @Test
    func `the start address carries state and challenge, never the verifier (AU-8, AU-9, fault 1)`()
        throws
    {
        let service = RemoteAuthenticationService(
            server: try ServerAddress("https://mps.test/base/"),
            transport: URLSessionTransport(clock: TestClock())
        )

        #expect(
            service.startAddress(for: attempt, policy: .code).absoluteString
                == "https://mps.test/base/auth/mobile-start?state=st4te"
                + "&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
                + "&code_challenge_method=S256"
        )
        #expect(
            service.startAddress(for: attempt, policy: .token).absoluteString
                == "https://mps.test/base/auth/mobile-start?state=st4te"
        )
    }

    @Test func `a code is traded in the body of a POST (AU-14)`() async throws {
        let server = try LoopbackServer { _ in
            .json(#"{"token":"fresh","expiresAt":"2026-01-01T00:00:00Z"}"#)
        }
        defer { server.stop() }

        let token = try await service(server).exchange(code: "c0de", verifier: attempt.verifier)

        #expect(token == SessionToken("fresh"))
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/prefix/auth/mobile-exchange")
        let body = try JSONDecoder().decode([String: String].self, from: request.body)
        #expect(body == ["code": "c0de", "codeVerifier": attempt.verifier])
    }

    @Test(arguments: [
        (LoopbackAnswer.json(#"{"token":"fresh"}"#, status: 400), "codeRefused"),
        (.text("not found", status: 404), "missing"), (.json("{}"), "other"),
        (.json(#"{"token":"not one"}"#), "other"), (.text("<html>"), "other"),
        (.json("{}", status: 503), "other"), (.hangUp(), "other"),
    ])
    func `an exchange that fails says so (AU-14, AU-42)`(
        answer: LoopbackAnswer,
        fault: String
    ) async throws {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }

        let failure = await #expect(throws: AuthenticationError.self) {
            try await service(server).exchange(code: "c0de", verifier: "v")
        }

        #expect(failure?.errorCode == 6)
        #expect("\(try #require(failure))".contains(fault))
    }

    @Test(arguments: [
        (LoopbackAnswer.json("{}", status: 503), "The server has a problem (503)."),
        (
            LoopbackAnswer(status: 302, headers: ["Location": "https://other.test/x"]),
            "The server sends to other.test, which is not followed."
        ),
        (.json("{}"), "The server's answer could not be understood."),
    ])
    func `an exchange that fails for another reason says which (AU-42)`(
        answer: LoopbackAnswer,
        reason: String
    ) async throws {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }

        let failure = await #expect(throws: AuthenticationError.self) {
            try await service(server).exchange(code: "c0de", verifier: "v")
        }

        guard case .exchangeFailed(.other(let cause)) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(cause.explanation?.english.hasPrefix(reason) == true)
    }

    @Test func `get-session is asked with the bearer header (AU-19, AU-32)`() async throws {
        let server = try LoopbackServer { _ in .json("null") }
        defer { server.stop() }

        let check = try await service(server).check(try #require(SessionToken("t0ken")))

        #expect(check == .ended)
        let request = try #require(server.requests.first)
        #expect(request.target == "/prefix/api/auth/get-session")
        #expect(request.headers["authorization"] == "Bearer t0ken")
        #expect(request.headers["cookie"] == nil)
    }

    @Test(arguments: [
        LoopbackAnswer.hangUp(), .hangUp(.reset),
        LoopbackAnswer(
            headers: ["Content-Type": "application/json"],
            pieces: [Data("nu".utf8)],
            framing: .claimedLength(4),
            ending: .close
        ),
        LoopbackAnswer(status: 302, headers: ["Location": "/elsewhere"]),
        .json("null", status: 503),
    ])
    func `an answer that did not come whole keeps the session (AU-20)`(
        answer: LoopbackAnswer
    ) async throws {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }

        let check = try await service(server).check(try #require(SessionToken("t0ken")))

        guard case .unclear = check else {
            Issue.record("\(check)")
            return
        }
    }

    @Test(arguments: [
        (LoopbackAnswer.json(#"{"success":true}"#), true), (.json("{}", status: 401), true),
        (.json("{}", status: 403), false), (.json("{}", status: 500), false), (.hangUp(), false),
        (LoopbackAnswer(headers: ["Content-Type": "text/html; charset=utf-8"]), false),
        (LoopbackAnswer(), true),
        (LoopbackAnswer(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"mps\""]), true),
    ])
    func `signing out is certain after 200 and 401 only (AU-27)`(
        answer: LoopbackAnswer,
        isCertain: Bool
    ) async throws {
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }

        let ended = try await service(server).signOut(try #require(SessionToken("t0ken")))

        #expect(ended == isCertain)
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/prefix/api/auth/sign-out")
        #expect(request.text == "{}")
        #expect(request.headers["authorization"] == "Bearer t0ken")
        #expect(request.headers["cookie"] == nil)
    }

    @Test func `signing out waits ten seconds at most (AU-26)`() async throws {
        let clock = TestClock()
        let forever = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer { _ in
            for await _ in forever.stream {}
            return .json("{}")
        }
        defer { server.stop() }
        let service = try service(server, clock: clock)
        let token = try #require(SessionToken("t0ken"))

        async let ended = service.signOut(token)
        await server.waitForRequests(1)
        await clock.waitForSleepers()
        clock.advance(by: .seconds(10))

        #expect(await ended == false)
    }
}
