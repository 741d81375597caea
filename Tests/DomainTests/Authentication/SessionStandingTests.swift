import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumTestSupport
import Testing

/// The reason that credentials no longer count, and the name that answers are kept under.
@Suite(.timeLimit(.minutes(5))) struct SessionStandingTests {
    private let tokens = MockTokenStore(SessionToken("old-token"))
    private let service = MockAuthenticationService(
        exchange: { _ in SessionToken("new-token").map { .success($0) } ?? .failure(.cancelled) }
    )
    private let browser = MockWebSession { url in
        .success(.callback("state=\(url.lastPathComponent)&code=abc"))
    }

    private func keeper(_ tokens: MockTokenStore? = nil) async -> SessionKeeper {
        let keeper = SessionKeeper(
            service: service,
            tokens: tokens ?? self.tokens,
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        return keeper
    }

    @Test func `each end of a session is called by its name (GQ-33)`() async throws {
        let keeper = await keeper()
        let first = try await keeper.credentials()
        #expect(await keeper.standing(of: first) == .current)

        await keeper.select(space: "milo")
        #expect(await keeper.standing(of: first) == .spaceChanged)

        await keeper.signOut()
        #expect(await keeper.standing(of: first) == .signedOut)
        await #expect(throws: AuthenticationError.notSignedIn) { try await keeper.credentials() }

        try await keeper.signIn(through: browser)
        #expect(await keeper.standing(of: first) == .superseded)
        let second = try await keeper.credentials()

        service.answerChecks { _ in .ended }
        await keeper.validate()
        #expect(await keeper.standing(of: second) == .sessionEnded)
        await #expect(throws: AuthenticationError.sessionEnded) { try await keeper.credentials() }

        service.answerChecks { _ in .alive(.fixture, expiry: nil, renewed: nil) }
        try await keeper.signIn(through: browser)
        #expect(await keeper.standing(of: second) == .sessionEnded)
        #expect(await keeper.standing(of: first) == .superseded)
    }

    @Test func `a session that cannot be read is a failure of the store (GQ-33, AU-5)`() async {
        tokens.fail(with: .storage(.offline))
        let keeper = await keeper()

        await #expect(throws: AuthenticationError.storage(.offline)) {
            try await keeper.credentials()
        }
    }

    @Test func `an answer about a former session says nothing of the next one (AU-24)`()
        async throws
    {
        let keeper = await keeper()
        await keeper.settle()
        let former = try await keeper.credentials()
        let release = AsyncStream<Void>.makeStream()
        let asked = AsyncStream<Void>.makeStream()
        service.answerChecks { token in
            guard token == SessionToken("old-token") else { return .ended }
            asked.continuation.yield()
            for await _ in release.stream {}
            return .alive(.fixture, expiry: nil, renewed: nil)
        }
        async let refusal = keeper.refused(former)
        for await _ in asked.stream { break }

        await keeper.signOut()
        service.answerChecks { _ in .unclear(.unexpectedAnswer) }
        try await keeper.signIn(through: browser)
        release.continuation.finish()
        _ = await refusal
        service.answerChecks { _ in .ended }

        #expect(await keeper.refused(try await keeper.credentials()) == .sessionEnded)
    }

    @Test func `the token has left the store before anything is stopped (MD-GQ-1)`() async throws {
        service.answerChecks { _ in .ended }
        let belongings = MockAccountBelongings()
        let tokens = tokens
        let keeper = SessionKeeper(
            service: service,
            tokens: tokens,
            attempts: MockSignInAttemptStore(),
            belongings: [belongings],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()

        await keeper.settle()

        #expect(tokens.token == nil)
        #expect(belongings.log == ["stop", "wipe"])
    }

    @Test func `why nobody is signed in is known at the next launch (MD-GQ-8)`() async throws {
        let keeper = await keeper()
        service.answerChecks { _ in .ended }
        await keeper.validate()
        #expect(await self.keeper(tokens).state == .signedOut(.sessionEnded, remark: nil))

        service.answerChecks { _ in .unclear(.unexpectedAnswer) }
        try await keeper.signIn(through: browser)
        await keeper.forgetDeletedAccount()
        #expect(await self.keeper(tokens).state == .signedOut(.accountDeleted, remark: nil))

        try await keeper.signIn(through: browser)
        await keeper.signOut()
        #expect(await self.keeper(tokens).state == .signedOut(.never, remark: nil))
    }

    @Test func `a session's name is made at sign-in and kept beside its token (MD-GQ-6)`()
        async throws
    {
        let tokens = MockTokenStore()
        let keeper = await keeper(tokens)
        try await keeper.signIn(through: browser)
        let first = try #require(tokens.name)
        #expect(try await keeper.credentials().sessionName == first)
        #expect(first.count >= 22)

        let again = await self.keeper(tokens)
        #expect(try await again.credentials().sessionName == first)

        await keeper.signOut()
        try await keeper.signIn(through: browser)
        #expect(tokens.name != first)
    }

    @Test func `a session of an earlier version gets a name with the next answer (MD-GQ-6)`()
        async throws
    {
        let tokens = MockTokenStore(SessionToken("old-token"), name: nil)
        let keeper = await keeper(tokens)
        let name = try await keeper.credentials().sessionName

        await keeper.validate()

        #expect(name != nil)
        #expect(tokens.name == name)
        #expect(tokens.token == SessionToken("old-token"))
    }

    @Test func `a name that cannot be stored leaves the session as it is (MD-GQ-6, AU-5)`()
        async throws
    {
        let tokens = MockTokenStore(SessionToken("old-token"), name: nil)
        let keeper = await keeper(tokens)
        tokens.fail(with: .storage(.offline))

        await keeper.validate()

        #expect(await keeper.state.session?.isKept == true)
        #expect(tokens.token == SessionToken("old-token"))
    }
}
