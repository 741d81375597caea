import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SessionRestoringTests {
    /// A store whose reading waits until a test ends it.
    private struct HeldTokenStore: TokenStore {
        let reading = Gate<Void, StoredSession?, AuthenticationError>(cancellation: nil)
        let tokens = MockTokenStore()

        func load() async throws(AuthenticationError) -> StoredSession? {
            try await reading.pass(())
        }

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
            try await tokens.delete(expected)
        }

        func delete(
            _ expected: SessionToken,
            because reason: AuthenticationState.Reason
        ) async throws(AuthenticationError) {
            try await tokens.delete(expected, because: reason)
        }

        func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
            try await tokens.reasonForNone()
        }
    }

    @Test(arguments: [true, false])
    func `a sign-in while the store is read stands, however the read ends (AU-5)`(
        isReadable: Bool
    ) async throws {
        let (tokens, new) = (HeldTokenStore(), try #require(SessionToken("new-token")))
        let keeper = SessionKeeper(
            service: MockAuthenticationService(exchange: { _ in .success(new) }),
            tokens: tokens,
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: ManualWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        let restoring = Task { await keeper.restore() }
        await tokens.reading.waitForRequests()

        let browser = MockWebSession { url in
            .success(.callback("state=\(url.lastPathComponent)&code=abc"))
        }
        try await keeper.signIn(through: browser)
        if isReadable {
            tokens.reading.answer(0, with: nil)
        } else {
            tokens.reading.fail(0, with: .storage(.offline))
        }
        await restoring.value

        #expect(await keeper.state.session?.token == new)
    }

    @Test func `the stored session is read again when a sign-in beside the reading fails (AU-5)`()
        async throws
    {
        let tokens = HeldTokenStore()
        let keeper = SessionKeeper(
            service: MockAuthenticationService(),
            tokens: tokens,
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: ManualWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        let restoring = Task { await keeper.restore() }
        await tokens.reading.waitForRequests()
        let page = Gate<Void, URL, AuthenticationError>(cancellation: nil)
        let browser = MockWebSession { _ in
            do throws(AuthenticationError) {
                return .success(try await page.pass(()))
            } catch {
                return .failure(error)
            }
        }
        let signingIn = Task { try? await keeper.signIn(through: browser) }
        await page.waitForRequests()

        tokens.reading.answer(0, with: nil)
        await restoring.value
        page.fail(0, with: .serverRefused(code: "x"))
        await signingIn.value
        await tokens.reading.waitForRequests(2)
        tokens.reading.answer(1, with: nil)
        for await state in await keeper.states() {
            if case .signedOut = state { break }
        }

        #expect(await keeper.state == .signedOut(.never, remark: nil))
    }
}
