import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SignInTests {
    private let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_000_000))
    private let tokens = MockTokenStore()
    private let attempts = MockSignInAttemptStore()
    private let token = SessionToken("fresh-token")

    private func keeper(
        _ service: MockAuthenticationService,
        policy: SignInPolicy = .code
    ) async -> SessionKeeper {
        await .restored(service, tokens: tokens, attempts: attempts, dates: dates, policy: policy)
    }

    private func service(
        check: SessionCheck = .alive(.fixture, expiry: nil, renewed: nil)
    ) throws -> MockAuthenticationService {
        let token = try #require(token)
        return MockAuthenticationService(
            check: { _ in check },
            exchange: {
                $0 == "abc" ? .success(token) : .failure(.exchangeFailed(.other(.offline)))
            }
        )
    }

    private let browser = MockWebSession { url in
        .success(URL.callback("state=\(url.lastPathComponent)&code=abc"))
    }

    @Test func `state and verifier are made for the attempt, from 256 random bits (AU-9)`() {
        let attempt = SignInAttempt(
            random: SequentialRandomBytes(),
            now: dates.now,
            origin: "https://mps.test:443",
            policy: .automatic
        )

        #expect(attempt.state == [UInt8](repeating: 0, count: 32).base64URL)
        #expect(attempt.verifier == [UInt8](repeating: 1, count: 32).base64URL)
        #expect(43...128 ~= attempt.verifier.count)
        #expect(!"\(attempt)".contains(attempt.verifier))
    }

    @Test func `a code is exchanged with the verifier, checked and stored (AU-14, AU-18, fault 1)`()
        async throws
    {
        let service = try service()
        let keeper = await keeper(service)

        try await keeper.signIn(through: browser)

        #expect(service.exchanged == [[UInt8](repeating: 1, count: 32).base64URL])
        #expect(tokens.calls.suffix(1) == [.save(try #require(token))])
        guard case .signedIn(let session, .verified) = await keeper.state else {
            Issue.record("not signed in")
            return
        }
        #expect(session.account == .fixture)
        #expect(session.verifiedAt == dates.now)
    }

    @Test func `a token that the server does not know is not stored (AU-18)`() async throws {
        let keeper = await keeper(try service(check: .ended))

        await #expect(throws: AuthenticationError.sessionEnded) {
            try await keeper.signIn(through: browser)
        }

        #expect(tokens.token == nil)
        #expect(await keeper.state == .signedOut(.sessionEnded, remark: nil))
    }

    @Test func `a token that could not be checked is stored unverified (AU-18)`() async throws {
        let keeper = await keeper(try service(check: .unclear(.unavailable(.offline))))

        try await keeper.signIn(through: browser)

        #expect(tokens.token == token)
        #expect(
            await keeper.state == .signedIn(BearerSession(token: try #require(token)), .unverified)
        )
    }

    @Test func `a token that cannot be stored lasts for this run and says so (AU-5)`() async throws
    {
        let keeper = await keeper(try service())
        tokens.fail(with: .storage(.offline))

        try await keeper.signIn(through: browser)

        #expect(await keeper.state.session?.isKept == false)
        #expect(await keeper.state.session?.storageFailure == .storage(.offline))
    }

    @Test func `giving up is no error state (AU-17)`() async throws {
        let keeper = await keeper(try service())

        await #expect(throws: AuthenticationError.cancelled) {
            try await keeper.signIn(through: MockWebSession { _ in .failure(.cancelled) })
        }

        #expect(await keeper.state == .signedOut(.never, remark: nil))
    }

    @Test func `a page that cannot be shown ends the attempt (AU-11, fault 19)`() async throws {
        let keeper = await keeper(try service())

        await #expect(throws: AuthenticationError.cannotPresent(.offline)) {
            try await keeper.signIn(
                through: MockWebSession { _ in .failure(.cannotPresent(.offline)) }
            )
        }

        #expect(await keeper.state == .signedOut(.never, remark: nil))
        #expect(await attempts.take(origin: "https://mps.test:443", policy: .code) == nil)
    }

    @Test func `cancelling ends the wait even when the browser never answers (AU-11, fault 19)`()
        async throws
    {
        let keeper = await keeper(try service())
        let shown = AsyncStream<Void>.makeStream()
        let held = AsyncStream<URL>.makeStream()
        let signingIn = Task {
            try await keeper.signIn(
                through: MockWebSession { _ in
                    shown.continuation.yield()
                    // A separate task, which is never cancelled.
                    await Task { for await _ in held.stream {} }.value
                    return .failure(.cancelled)
                }
            )
        }
        for await _ in shown.stream { break }
        #expect(await keeper.state == .signingIn)

        signingIn.cancel()

        await #expect(throws: AuthenticationError.cancelled) { try await signingIn.value }
        #expect(await keeper.state == .signedOut(.never, remark: nil))
        held.continuation.finish()
    }

    @Test func `a second sign-in joins the first (AU-16)`() async throws {
        let service = try service()
        let keeper = await keeper(service)
        let browser = browser
        let slow = MockWebSession { url in
            for _ in 0..<50 { await Task.yield() }
            return .success(URL.callback("state=\(url.lastPathComponent)&code=abc"))
        }

        async let first: Void = keeper.signIn(through: slow)
        while await keeper.state != .signingIn { await Task.yield() }
        async let second: Void = keeper.signIn(through: browser)
        _ = try await (first, second)

        #expect(service.exchanged.count == 1)
    }

    @Test func `a sign-in while signed in is refused (AU-16)`() async throws {
        let keeper = await keeper(try service())
        try await keeper.signIn(through: browser)

        await #expect(throws: AuthenticationError.alreadySignedIn) {
            try await keeper.signIn(through: browser)
        }
        #expect(await keeper.state.session?.token == token)
    }

    @Test func `a callback without an attempt changes nothing (AU-15, fault 2)`() async throws {
        let keeper = await keeper(try service())
        let address = URL.callback("state=x&code=abc").absoluteString

        await #expect(throws: AuthenticationError.callbackRefused(.noAttempt)) {
            try await keeper.finishSignIn(callback: address)
        }

        #expect(await keeper.state == .signedOut(.never, remark: nil))
    }

    @Test func `an attempt is good once (AU-15)`() async throws {
        let keeper = await keeper(try service())
        let url = try await keeper.beginSignIn()
        let wrong = URL.callback("state=wrong&code=abc").absoluteString
        let right = URL.callback("state=\(url.lastPathComponent)&code=abc").absoluteString

        await #expect(throws: AuthenticationError.stateMismatch) {
            try await keeper.finishSignIn(callback: wrong)
        }
        await #expect(throws: AuthenticationError.callbackRefused(.noAttempt)) {
            try await keeper.finishSignIn(callback: right)
        }
        #expect(tokens.token == nil)
    }

    @Test func `a callback during another session leaves the attempt for later (AU-15, AU-16)`()
        async throws
    {
        let url = try await keeper(try service()).beginSignIn()
        let callback = URL.callback("state=\(url.lastPathComponent)&code=abc").absoluteString
        try await tokens.save(
            StoredSession(token: try #require(SessionToken("other")), name: "other")
        )
        let later = await keeper(try service())

        await #expect(throws: AuthenticationError.alreadySignedIn) {
            try await later.finishSignIn(callback: callback)
        }
        await later.signOut()
        try await later.finishSignIn(callback: callback)

        #expect(tokens.token == token)
    }

    @Test(arguments: [(599.0, true), (600, false), (-1, false)])
    func `an attempt lives ten minutes (AU-15)`(age: Double, isGood: Bool) async throws {
        let keeper = await keeper(try service())
        let url = try await keeper.beginSignIn()
        let right = URL.callback("state=\(url.lastPathComponent)&code=abc").absoluteString
        dates.advance(bySeconds: age)

        if isGood {
            try await keeper.finishSignIn(callback: right)
        } else {
            await #expect(throws: AuthenticationError.callbackRefused(.noAttempt)) {
                try await keeper.finishSignIn(callback: right)
            }
        }

        #expect((tokens.token != nil) == isGood)
    }

    @Test func `policy token takes the token from the address (AU-14)`() async throws {
        let service = try service()
        let keeper = await keeper(service, policy: .token)

        try await keeper.signIn(
            through: MockWebSession { _ in .success(URL.callback("token=fresh-token")) }
        )

        #expect(service.exchanged.isEmpty)
        #expect(tokens.token == token)
    }

    @Test func `views see every state (AU-1)`() async throws {
        let keeper = await keeper(try service())
        var states = await keeper.states().makeAsyncIterator()

        #expect(await states.next() == .signedOut(.never, remark: nil))
        try await keeper.signIn(through: browser)
        #expect(await states.next() == .signingIn)
        #expect(await states.next()?.session?.token == token)
        await keeper.signOut()
        #expect(await states.next() == .signingOut)
        #expect(await states.next() == .signedOut(.byUser, remark: nil))
    }
}
