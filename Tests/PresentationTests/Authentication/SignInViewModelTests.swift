import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumAuthenticationTestSupport
import MomentumPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SignInViewModelTests {
    private let router = Router<AuthenticationRoute>()

    private func keeper(_ service: MockAuthenticationService) async -> SessionKeeper {
        let keeper = SessionKeeper(
            service: service,
            tokens: MockTokenStore(),
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 0)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        return keeper
    }

    private func screen(_ keeper: SessionKeeper, _ web: MockWebSession) -> SignInViewModel {
        SignInViewModel(keeper: keeper, web: web, router: router)
    }

    private func service() -> MockAuthenticationService {
        let token = SessionToken("t0ken-of-the-screen")
        return MockAuthenticationService(
            exchange: { _ in token.map { .success($0) } ?? .failure(.cancelled) }
        )
    }

    private func browser(_ query: String) -> MockWebSession {
        MockWebSession { url in
            let text = query.replacingOccurrences(of: "STATE", with: url.lastPathComponent)
            let address = URL(string: "mps-ios://auth/callback?\(text)")
            return .success(address ?? url)
        }
    }

    @Test func `signing in ends signed in, and the account shows (AU-1)`() async {
        let keeper = await keeper(service())
        let screen = screen(keeper, browser("state=STATE&code=abc"))

        await screen.signIn()
        let account = AccountViewModel(keeper: keeper)
        await account.validate()

        #expect(screen.state == .signedIn)
        #expect(account.state.session?.account == .fixture)
        await account.signOut()
        #expect(account.state == .signedOut(.byUser, remark: nil))
        #expect(account.message == nil)
    }

    @Test func `signing in takes the screen away, and failing does not (NV-7)`() async {
        let keeper = await keeper(service())
        router.path = [.account, .signIn]
        await screen(keeper, browser("state=wrong&code=abc")).signIn()
        #expect(router.path == [.account, .signIn])

        await screen(keeper, browser("state=STATE&code=abc")).signIn()

        #expect(router.path == [.account])
    }

    @Test func `whoever is signed in already is offered another account (NV-25)`() async {
        let service = service()
        let keeper = await keeper(service)
        let screen = screen(keeper, browser("state=STATE&code=abc"))
        await screen.load()
        #expect(screen.state == .idle)
        await screen.signInAnother()
        #expect(screen.state == .idle)
        await screen.signIn()
        await screen.load()
        #expect(screen.state == .signedIn)
        router.path = [.account, .signIn]

        let other = self.screen(keeper, browser("state=STATE&code=abc"))
        await other.load()
        #expect(other.state == .signedInAlready(.fixture))
        #expect(router.path == [.account, .signIn])
        await other.signInAnother()

        #expect(other.state == .signedIn)
        #expect(service.signedOut.count == 1)
        #expect(router.path == [.account])
    }

    @Test func `signing in while signed in changes nothing and says so (NV-25)`() async {
        let service = service()
        let keeper = await keeper(service)
        await screen(keeper, browser("state=STATE&code=abc")).signIn()
        let other = screen(keeper, MockWebSession { _ in .failure(.cancelled) })

        await other.signIn()
        #expect(other.state == .signedInAlready(.fixture))
        #expect(service.signedOut.isEmpty)
        await other.signInAnother()

        // The page was closed, and the former account is signed out.
        #expect(other.state == .idle)
        await other.load()
        #expect(other.state == .idle)
    }

    @Test func `a sign-in that is left is given up (NV-15)`() async {
        let keeper = await keeper(service())
        let page = Gate<URL, URL, AuthenticationError>(cancellation: .cancelled)
        let screen = screen(
            keeper,
            MockWebSession { url in
                do throws(AuthenticationError) {
                    return .success(try await page.pass(url))
                } catch {
                    return .failure(error)
                }
            }
        )
        let signingIn = Task { await screen.signIn() }
        await page.waitForRequests(1)

        AuthenticationScreen.signIn(screen).leave()
        await signingIn.value

        #expect(screen.state == .idle)
    }

    @Test func `a refused callback has a message with its code (AU-12, AK-9)`() async {
        let keeper = await keeper(service())
        let screen = screen(keeper, browser("state=wrong&code=abc"))

        await screen.signIn()

        guard case .failed(let message) = screen.state else {
            Issue.record("\(screen.state)")
            return
        }
        #expect(message.text.hasSuffix("\n\nError: Authentication 4"))
    }

    @Test func `giving up shows nothing (AU-17)`() async {
        let keeper = await keeper(service())
        let screen = screen(keeper, MockWebSession { _ in .failure(.cancelled) })

        await screen.signIn()

        #expect(screen.state == .idle)
    }

    @Test func `a sign-out that the server did not answer is remarked (AU-27, fault 5)`() async {
        let service = service()
        let keeper = await keeper(service)
        await screen(keeper, browser("state=STATE&code=abc")).signIn()
        let account = AccountViewModel(keeper: keeper)
        service.answerSignOuts { _ in false }

        await account.signOut()
        #expect(account.message?.text.hasSuffix("Error: Authentication 10") == true)
        service.answerSignOuts { _ in true }
        await account.retrySignOut()

        #expect(account.message == nil)
    }

    @Test(arguments: [false, true])
    func `another account does not hide that the session before lives on (AU-27)`(
        isReached: Bool
    ) async throws {
        let service = MockAuthenticationService(
            exchange: { code in SessionToken(code).map { .success($0) } ?? .failure(.cancelled) }
        )
        let keeper = await keeper(service)
        await screen(keeper, browser("state=STATE&code=a")).signIn()
        service.answerSignOuts { [weak keeper] _ in
            isReached ? await keeper?.state.session != nil : false
        }
        let other = screen(keeper, browser("state=STATE&code=b"))
        await other.load()

        await other.signInAnother()
        while service.signedOut.count < 2 { await Task.yield() }
        while await keeper.state.session?.isFormerEnded != isReached { await Task.yield() }
        let account = AccountViewModel(keeper: keeper)
        await account.restore()

        #expect(service.signedOut == Array(repeating: try #require(SessionToken("a")), count: 2))
        #expect(account.remark == (isReached ? nil : .signOutIncomplete))
        #expect((account.message == nil) == isReached)
        await account.dismissRemark()
        #expect(account.message == nil)
        #expect(account.state.session?.token == SessionToken("b"))
    }

    @Test func `the remark can be dismissed, and nothing is tried again (AU-27)`() async {
        let service = service()
        let keeper = await keeper(service)
        await screen(keeper, browser("state=STATE&code=abc")).signIn()
        let account = AccountViewModel(keeper: keeper)
        service.answerSignOuts { _ in false }
        await account.signOut()

        await account.dismissRemark()
        service.answerSignOuts { _ in true }
        await account.retrySignOut()

        #expect(account.state == .signedOut(.byUser, remark: nil))
        #expect(service.signedOut.count == 1)
    }

    @Test func `nothing that is printed of a whole session shows the token (AU-7)`() async throws {
        let keeper = await keeper(service())
        let screen = screen(keeper, browser("state=STATE&code=abc"))
        await screen.signIn()
        let credentials = try await keeper.credentials()
        let state = await keeper.state
        let failure = await keeper.refused(credentials)

        var dumped = ""
        dump(keeper, to: &dumped)
        dump(credentials, to: &dumped)
        dump(state, to: &dumped)
        dump(screen, to: &dumped)
        dump(ErrorMessage(failure), to: &dumped)
        dumped += "\(state) \(credentials) \(String(reflecting: failure))"

        #expect(dumped.contains("<redacted>"))
        #expect(!dumped.contains("t0ken-of-the-screen"))
    }
}
