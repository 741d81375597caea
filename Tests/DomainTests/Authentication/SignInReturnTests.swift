import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumTestSupport
import Testing

/// A page and its callback that reach a keeper by two ways.
@Suite(.timeLimit(.minutes(5))) struct SignInReturnTests {
    /// A server whose exchange waits for the test.
    private struct HeldExchange: AuthenticationService {
        let service = MockAuthenticationService()
        let exchanging = Gate<String, SessionToken, AuthenticationError>(cancellation: nil)

        var origin: String { service.origin }

        func startAddress(for attempt: SignInAttempt, policy: SignInPolicy) -> URL {
            service.startAddress(for: attempt, policy: policy)
        }

        func exchange(
            code: String,
            verifier: String
        ) async throws(AuthenticationError) -> SessionToken {
            try await exchanging.pass(code)
        }

        func check(_ token: SessionToken) async -> SessionCheck { await service.check(token) }
        func signOut(_ token: SessionToken) async -> Bool { await service.signOut(token) }
    }

    private let service = HeldExchange()
    private let page = Gate<URL, URL, AuthenticationError>(cancellation: .cancelled)

    @Test(arguments: [false, true], [AuthenticationError.sessionEnded, .unexpectedAnswer])
    func `a callback from outside that fails leaves no sign-in behind (AU-1, AU-17)`(
        isPageClosedFirst: Bool,
        failure: AuthenticationError
    ) async throws {
        let keeper = await keeper()
        let signingIn = Task { try? await keeper.signIn(through: web) }
        await page.waitForRequests()
        let opened = try await finishing(keeper)

        if isPageClosedFirst {
            page.fail(0, with: .cancelled)
            await signingIn.value
            #expect(await keeper.state == .signingIn)
            service.exchanging.fail(0, with: failure)
            await opened.value
        } else {
            service.exchanging.fail(0, with: failure)
            await opened.value
            #expect(await keeper.state == .signingIn)
            page.fail(0, with: .cancelled)
            await signingIn.value
        }

        let reason: AuthenticationState.Reason = failure == .sessionEnded ? .sessionEnded : .never
        #expect(await keeper.state == .signedOut(reason, remark: nil))
    }

    @Test func `a callback from outside signs in, and closing the page changes nothing`()
        async throws
    {
        let keeper = await keeper()
        let signingIn = Task { try? await keeper.signIn(through: web) }
        await page.waitForRequests()
        let opened = try await finishing(keeper)
        let token = try #require(SessionToken("fresh-token"))

        service.exchanging.answer(0, with: token)
        await opened.value
        page.fail(0, with: .cancelled)
        await signingIn.value

        #expect(await keeper.state.session?.token == token)
    }

    private var web: MockWebSession {
        MockWebSession { [page] url in
            do throws(AuthenticationError) {
                return .success(try await page.pass(url))
            } catch {
                return .failure(error)
            }
        }
    }

    private func keeper() async -> SessionKeeper {
        let keeper = SessionKeeper(
            service: service,
            tokens: MockTokenStore(),
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        return keeper
    }

    /// Passes the callback of the page that is shown, and waits until its code is exchanged.
    private func finishing(_ keeper: SessionKeeper) async throws -> Task<Void, Never> {
        let state = try #require(page.requests.first?.lastPathComponent)
        let callback = URL.callback("state=\(state)&code=abc").absoluteString
        let task = Task { _ = try? await keeper.finishSignIn(callback: callback) }
        await service.exchanging.waitForRequests()
        return task
    }
}
