import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumTestSupport
import Testing

/// The time in which a session ends, before it has ended.
@Suite(.timeLimit(.minutes(5))) struct SessionEndTests {
    /// Belongings whose work stops once the test says so.
    private struct HeldBelongings: AccountBelongings {
        let stop = AsyncStream<Void>.makeStream()

        func stopWork(_ reason: AuthenticationState.Reason) async {
            for await _ in stop.stream { break }
        }
        func wipe() async {}
    }

    /// A store whose session is removed once the test says so.
    private struct HeldTokens: TokenStore {
        let tokens = MockTokenStore(SessionToken("old-token"))
        let asked = AsyncStream<Void>.makeStream()
        let removal = AsyncStream<Void>.makeStream()

        func load() async throws(AuthenticationError) -> StoredSession? { try await tokens.load() }
        func save(_ session: StoredSession) async throws(AuthenticationError) {
            try await tokens.save(session)
        }
        func replace(
            _ expected: SessionToken,
            with session: StoredSession
        ) async throws(AuthenticationError) -> Bool {
            try await tokens.replace(expected, with: session)
        }
        func delete(_ expected: SessionToken) async throws(AuthenticationError) {
            asked.continuation.yield()
            for await _ in removal.stream { break }
            try await tokens.delete(expected)
        }
    }

    @Test func `nobody hears of the end before the token is gone (MD-GQ-1)`() async throws {
        let tokens = HeldTokens()
        let keeper = SessionKeeper(
            service: MockAuthenticationService { _ in .ended },
            tokens: tokens,
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        for await _ in tokens.asked.stream { break }

        let credentials = try await keeper.credentials()
        #expect(await keeper.standing(of: credentials) == .current)
        tokens.removal.continuation.yield()

        #expect(await keeper.refused(credentials) == .sessionEnded)
        #expect(tokens.tokens.token == nil)
        await #expect(throws: AuthenticationError.sessionEnded) { try await keeper.credentials() }
    }

    @Test func `a check that meets the end of a session waits for it (AU-24, MD-GQ-8)`()
        async
    {
        let held = HeldBelongings()
        let keeper = SessionKeeper(
            service: MockAuthenticationService { _ in .ended },
            tokens: MockTokenStore(SessionToken("old-token")),
            attempts: MockSignInAttemptStore(),
            belongings: [held],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        while await keeper.state != .signingOut { await Task.yield() }
        let checked = Task {
            await keeper.validate()
            return await keeper.state
        }
        for _ in 0..<100 { await Task.yield() }
        held.stop.continuation.yield()

        #expect(await checked.value == .signedOut(.sessionEnded, remark: nil))
    }

    @Test func `a token that stays in the store is removed at the next try (AU-26, AU-27)`()
        async throws
    {
        let tokens = MockTokenStore(SessionToken("old-token"))
        let service = MockAuthenticationService(signOut: { _ in false })
        let keeper = await SessionKeeper.restored(
            service,
            tokens: tokens,
            attempts: MockSignInAttemptStore(),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            policy: .automatic
        )
        await keeper.settle()
        tokens.fail(with: .storage(.offline))

        await keeper.signOut()
        #expect(await keeper.state == .signedOut(.byUser, remark: .storage(.offline)))
        await keeper.retrySignOut()
        #expect(await keeper.state == .signedOut(.byUser, remark: .storage(.offline)))
        tokens.fail(with: nil)
        await keeper.retrySignOut()
        #expect(await keeper.state == .signedOut(.byUser, remark: .signOutIncomplete))
        #expect(tokens.token == nil)
        service.answerSignOuts { _ in true }
        await keeper.retrySignOut()

        #expect(await keeper.state == .signedOut(.byUser, remark: nil))
    }

    @Test func `what a failed renewal left in the store goes with the session (AU-5, AU-26)`()
        async throws
    {
        let tokens = MockTokenStore(SessionToken("old-token"))
        let service = MockAuthenticationService()
        let keeper = SessionKeeper(
            service: service,
            tokens: tokens,
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        await keeper.settle()
        tokens.failSaves(with: .storage(.offline))
        service.answerChecks { _ in
            .alive(.fixture, expiry: nil, renewed: SessionToken("new-token"))
        }
        await keeper.validate()
        #expect(await keeper.state.session?.isKept == false)

        await keeper.signOut()

        #expect(tokens.token == nil)
    }
}
