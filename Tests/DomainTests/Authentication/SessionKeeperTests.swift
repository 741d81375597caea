import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SessionKeeperTests {
    private let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_000_000))
    private let belongings = MockAccountBelongings()
    private let old = SessionToken("old-token")
    private let new = SessionToken("new-token")

    private func keeper(
        _ service: MockAuthenticationService,
        _ tokens: MockTokenStore
    ) -> SessionKeeper {
        SessionKeeper(
            service: service,
            tokens: tokens,
            attempts: MockSignInAttemptStore(),
            belongings: [belongings],
            dates: dates,
            random: SequentialRandomBytes()
        )
    }

    @Test func `without a token the launch ends signed out (AU-6)`() async {
        let keeper = keeper(MockAuthenticationService(), MockTokenStore())
        #expect(await keeper.state == .restoring(nil))

        await keeper.restore()

        #expect(await keeper.state == .signedOut(.never, remark: nil))
        await #expect(throws: AuthenticationError.notSignedIn) { try await keeper.credentials() }
    }

    @Test func `a stored token counts at once, and the rest is found out afterwards (AU-2, AU-6)`()
        async throws
    {
        let old = try #require(old)
        let release = AsyncStream<Void>.makeStream()
        let service = MockAuthenticationService { _ in
            for await _ in release.stream { break }
            return .unclear(.unavailable(.offline))
        }
        let keeper = keeper(service, MockTokenStore(old))

        await keeper.restore()
        #expect(await keeper.state == .signedIn(BearerSession(token: old), .unverified))
        release.continuation.yield()
        await keeper.validate()

        #expect(await keeper.state == .signedIn(BearerSession(token: old), .unverified))
        #expect(service.checked.count == 1)
    }

    @Test func `a store that cannot be read is no sign-out, and can be read again (AU-5)`() async {
        let tokens = MockTokenStore(old)
        tokens.fail(with: .storage(.offline))
        let keeper = keeper(MockAuthenticationService(), tokens)

        await keeper.restore()
        #expect(await keeper.state == .restoring(.storage(.offline)))

        tokens.fail(with: nil)
        await keeper.restore()
        #expect(await keeper.state.session?.token == old)
    }

    @Test func `callers during a check share it (AU-19)`() async throws {
        let keeper = try await signedIn()
        let service = keeper.service
        let release = AsyncStream<Void>.makeStream()
        service.answerChecks { _ in
            for await _ in release.stream { break }
            return .alive(.fixture, expiry: nil, renewed: nil)
        }

        async let first = keeper.keeper.validate()
        async let second = keeper.keeper.validate()
        while service.checked.count < 2 { await Task.yield() }
        release.continuation.finish()
        let both = await [first, second]

        #expect(both == Array(repeating: .alive(.fixture, expiry: nil, renewed: nil), count: 2))
        #expect(service.checked.count == 2)
    }

    @Test(arguments: [
        (SessionCheck.ended, false), (.unclear(.unexpectedAnswer), true),
        (.unclear(.unavailable(.offline)), true), (.unclear(.cancelled), true),
        (.alive(.fixture, expiry: nil, renewed: nil), true),
    ])
    func `only a definitive no clears the token (AU-20)`(
        check: SessionCheck,
        isKept: Bool
    ) async throws {
        let (keeper, service, tokens) = try await signedIn()
        service.answerChecks { _ in check }

        await keeper.validate()

        #expect((tokens.token != nil) == isKept)
        if !isKept {
            #expect(await keeper.state == .signedOut(.sessionEnded, remark: nil))
            #expect(belongings.log == ["stop", "wipe"])
        }
    }

    @Test func `an expiry that has passed on this clock clears nothing (AU-25)`() async throws {
        let (keeper, service, tokens) = try await signedIn()
        let past = dates.now.addingTimeInterval(-86_400)
        service.answerChecks { _ in .alive(.fixture, expiry: past, renewed: nil) }

        await keeper.validate()
        dates.advance(bySeconds: 86_400)

        #expect(await keeper.state.session?.expiry == past)
        #expect(tokens.token == old)
        _ = try await keeper.credentials()
    }

    @Test func `a late no about an old token leaves the new session alone (AU-22, fault 4)`()
        async throws
    {
        let (keeper, service, tokens) = try await signedIn()
        let release = AsyncStream<Void>.makeStream()
        let (old, new) = (try #require(old), try #require(new))
        service.answerChecks { token in
            guard token == old else { return .alive(.fixture, expiry: nil, renewed: nil) }
            for await _ in release.stream { break }
            return .ended
        }
        async let late = keeper.validate()
        while service.checked.count < 2 { await Task.yield() }

        await keeper.signOut()
        try await keeper.signIn(through: browser(token: new))
        release.continuation.finish()

        #expect(await late == .ended)
        #expect(await keeper.state.session?.token == new)
        #expect(tokens.token == new)
    }

    @Test func `a renewed token replaces the stored one (AU-23)`() async throws {
        let (keeper, service, tokens) = try await signedIn()
        let new = new
        service.answerChecks { _ in .alive(.fixture, expiry: nil, renewed: new) }
        let before = try await keeper.credentials()

        await keeper.validate()

        #expect(tokens.token == new)
        #expect(await keeper.state.session?.token == new)
        // A request with the old token still belongs to this sign-in.
        #expect(await keeper.standing(of: before) == .current)
        #expect(await keeper.refused(before) == .notAuthorised)
        #expect(await keeper.state.session?.token == new)
    }

    @Test func `a burst of refusals is one question (AU-24, BX-9)`() async throws {
        let (keeper, service, _) = try await signedIn()
        let credentials = try await keeper.credentials()
        service.answerChecks { _ in
            for _ in 0..<100 { await Task.yield() }
            return .ended
        }

        let answers = await withTaskGroup(of: AuthenticationError.self) { group in
            for _ in 0..<50 { group.addTask { await keeper.refused(credentials) } }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(answers == Array(repeating: .sessionEnded, count: 50))
        #expect(service.checked.count == 2)
        #expect(await keeper.state == .signedOut(.sessionEnded, remark: nil))
    }

    @Test func `a living session is not asked about again within a minute (AU-24)`() async throws {
        let (keeper, service, _) = try await signedIn()
        let credentials = try await keeper.credentials()

        for _ in 0..<3 { #expect(await keeper.refused(credentials) == .notAuthorised) }
        #expect(service.checked.count == 2)
        dates.advance(bySeconds: 60)
        #expect(await keeper.refused(credentials) == .notAuthorised)

        #expect(service.checked.count == 3)
    }

    @Test
    func `the session is checked after more than 15 minutes away (AU-19, HS-23)`() async throws {
        let (keeper, service, _) = try await signedIn()

        for (seconds, checks) in [(900.0, 1), (901, 2)] {
            await keeper.enteredBackground()
            dates.advance(bySeconds: seconds)
            await keeper.enteredForeground()
            #expect(service.checked.count == checks)
        }
    }

    @Test func `signing out follows the order that survives being killed (AU-26, fault 24)`()
        async throws
    {
        let (keeper, service, tokens) = try await signedIn()
        let belongings = belongings
        service.answerSignOuts { [weak keeper] _ in
            belongings.record("post, stored: \(tokens.token != nil)")
            let credentials = try? await keeper?.credentials()
            belongings.record("credentials: \(credentials != nil)")
            return true
        }
        let before = try await keeper.credentials()

        await keeper.signOut()

        #expect(
            belongings.log == ["stop", "wipe", "post, stored: false", "credentials: false"]
        )
        #expect(await keeper.state == .signedOut(.byUser, remark: nil))
        #expect(await keeper.standing(of: before) == .signedOut)
        #expect(await keeper.refused(before) == .sessionEnded)
    }

    @Test func `an answer that proves nothing is remarked and can be tried again (AU-27)`()
        async throws
    {
        let (keeper, service, _) = try await signedIn()
        service.answerSignOuts { _ in false }

        await keeper.signOut()
        #expect(await keeper.state == .signedOut(.byUser, remark: .signOutIncomplete))
        await keeper.retrySignOut()
        #expect(await keeper.state == .signedOut(.byUser, remark: .signOutIncomplete))
        service.answerSignOuts { _ in true }
        await keeper.retrySignOut()
        #expect(await keeper.state == .signedOut(.byUser, remark: nil))
        await keeper.retrySignOut()

        #expect(service.signedOut == Array(repeating: try #require(old), count: 3))
    }

    @Test func `a remark that is dismissed forgets the token (AU-27)`() async throws {
        let (keeper, service, _) = try await signedIn()
        service.answerSignOuts { _ in false }

        await keeper.signOut()
        await keeper.dismissSignOutRemark()
        await keeper.retrySignOut()

        #expect(service.signedOut.count == 1)
        #expect(await keeper.state == .signedOut(.byUser, remark: nil))
    }

    @Test func `after the account was deleted everything goes, and the server is not asked (AU-1)`()
        async throws
    {
        let (keeper, service, tokens) = try await signedIn()

        await keeper.forgetDeletedAccount()
        await keeper.forgetDeletedAccount()

        #expect(await keeper.state == .signedOut(.accountDeleted, remark: nil))
        #expect(belongings.log == ["stop", "wipe"])
        #expect(tokens.token == nil)
        #expect(service.signedOut.isEmpty)
    }

    private func signedIn() async throws -> (
        keeper: SessionKeeper, service: MockAuthenticationService, tokens: MockTokenStore
    ) {
        let new = try #require(new)
        let service = MockAuthenticationService(exchange: { _ in .success(new) })
        let tokens = MockTokenStore(old)
        let keeper = keeper(service, tokens)
        await keeper.restore()
        await keeper.validate()
        return (keeper, service, tokens)
    }

    private func browser(token: SessionToken) -> MockWebSession {
        MockWebSession { url in
            .success(.callback("state=\(url.lastPathComponent)&code=abc"))
        }
    }
}
