import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumTestSupport
import Testing

/// Signing in under each policy, by the way the callback arrives.
@Suite(.timeLimit(.minutes(5))) struct SignInPolicyTests {
    /// A callback of the table, with its outcome in the session and outside it.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let query: String
        let inSession: AuthenticationError?
        let outside: AuthenticationError?

        init(_ name: String, _ query: String, _ inSession: AuthenticationError?) {
            self.init(name, query, inSession, outside: inSession)
        }

        init(
            _ name: String,
            _ query: String,
            _ inSession: AuthenticationError?,
            outside: AuthenticationError?
        ) {
            (testDescription, self.query) = (name, query)
            (self.inSession, self.outside) = (inSession, outside)
        }
    }

    static let rows = [
        Row("code, right state", "state=STATE&code=abc", nil),
        Row("token alone", "token=t0ken", nil, outside: .serverSendsToken),
        Row("token, right state", "state=STATE&token=t0ken", nil, outside: .serverSendsToken),
        Row("token, wrong state", "state=wrong&token=t0ken", .stateMismatch),
        Row("token and code", "state=STATE&token=t0ken&code=abc", .callbackRefused(.missing)),
        Row("neither", "state=STATE", .callbackRefused(.missing)),
    ]

    private let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_000_000))
    private let tokens = MockTokenStore()
    private let attempts = MockSignInAttemptStore()

    private func service(
        origin: String = "https://mps.test:443"
    ) throws
        -> MockAuthenticationService
    {
        let token = try #require(SessionToken("t0ken"))
        return MockAuthenticationService(
            origin: origin,
            exchange: { $0 == "abc" ? .success(token) : .failure(.exchangeFailed(.codeRefused)) }
        )
    }

    private func keeper(
        _ service: MockAuthenticationService,
        policy: SignInPolicy = .automatic
    ) async -> SessionKeeper {
        await .restored(service, tokens: tokens, attempts: attempts, dates: dates, policy: policy)
    }

    private func callback(_ query: String, for start: URL) -> URL {
        .callback(query.replacing("STATE", with: start.lastPathComponent))
    }

    private func failure(
        _ body: () async throws(AuthenticationError) -> Void
    ) async -> AuthenticationError? {
        do throws(AuthenticationError) {
            try await body()
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: rows)
    func `a callback that the web session hands over may carry a token (AU-39, MD-GQ-7)`(
        row: Row
    ) async throws {
        let service = try service()
        let keeper = await keeper(service)
        let web = MockWebSession(arrival: .inSession) { [self] start in
            .success(callback(row.query, for: start))
        }

        let failure = await failure { () async throws(AuthenticationError) in
            try await keeper.signIn(through: web)
        }

        #expect(failure == row.inSession)
        #expect((tokens.token != nil) == (row.inSession == nil))
        #expect(service.signedOut.isEmpty)
    }

    @Test(arguments: rows, [true, false])
    func `a token from outside is ended at once and stored nowhere (AU-39, AU-40, MD-GQ-7)`(
        row: Row,
        isOpened: Bool
    ) async throws {
        let service = try service()
        let keeper = await keeper(service)

        let failure = await failure { () async throws(AuthenticationError) in
            if isOpened {
                let start = try await keeper.beginSignIn()
                let address = callback(row.query, for: start).absoluteString
                try await keeper.finishSignIn(callback: address)
            } else {
                let web = MockWebSession { [self] start in
                    .success(callback(row.query, for: start))
                }
                try await keeper.signIn(through: web)
            }
        }

        #expect(failure == row.outside)
        #expect((tokens.token != nil) == (row.outside == nil))
        let isEnded = row.outside == .serverSendsToken
        #expect(service.signedOut == (isEnded ? [try #require(SessionToken("t0ken"))] : []))
        if failure != nil {
            #expect(await keeper.state == .signedOut(.never, remark: nil))
        }
    }

    @Test(arguments: rows)
    func `without a running attempt every callback is refused (AU-15, AU-39)`(
        row: Row
    ) async throws {
        let service = try service()
        let keeper = await keeper(service)
        let address = callback(row.query, for: URL(filePath: "/start")).absoluteString

        await #expect(throws: AuthenticationError.callbackRefused(.noAttempt)) {
            try await keeper.finishSignIn(callback: address)
        }

        #expect(service.signedOut.isEmpty)
    }

    @Test func `giving up does not keep an exposed session alive (AU-40)`() async throws {
        let service = try service()
        let asked = AsyncStream<Void>.makeStream()
        let goOn = AsyncStream<Void>.makeStream()
        service.answerSignOuts { _ in
            asked.continuation.yield()
            for await _ in goOn.stream { return !Task.isCancelled }
            return false
        }
        let keeper = await keeper(service)
        _ = try await keeper.beginSignIn()
        let finishing = Task {
            try await keeper.finishSignIn(callback: URL.callback("token=t0ken").absoluteString)
        }
        for await _ in asked.stream { break }

        finishing.cancel()
        goOn.continuation.yield()

        await #expect(throws: AuthenticationError.serverSendsToken) { try await finishing.value }
        #expect(tokens.token == nil)
    }

    @Test(arguments: [
        ("https://other.test:443", SignInPolicy.automatic), ("https://mps.test:443", .token),
        ("https://mps.test:443", .code),
    ])
    func `an attempt is finished at its server, with its policy, or stays (AU-38, MD-GQ-14)`(
        origin: String,
        policy: SignInPolicy
    ) async throws {
        let right = await keeper(try service())
        let wrong = await keeper(try service(origin: origin), policy: policy)
        let start = try await right.beginSignIn()
        let address = callback("state=STATE&code=abc", for: start).absoluteString

        await #expect(throws: AuthenticationError.callbackRefused(.noAttempt)) {
            try await wrong.finishSignIn(callback: address)
        }
        dates.advance(bySeconds: 599)
        try await right.finishSignIn(callback: address)

        #expect(tokens.token == SessionToken("t0ken"))
    }

    @Test func `saying no on the page is a cancel (AU-17, AU-42)`() async throws {
        let keeper = await keeper(try service())
        let web = MockWebSession(arrival: .inSession) { _ in
            .success(.callback("error=access_denied"))
        }

        await #expect(throws: AuthenticationError.cancelled) {
            try await keeper.signIn(through: web)
        }

        #expect(await keeper.state == .signedOut(.never, remark: nil))
    }
}
