public import MomentumAuthenticationDomain
public import MomentumAuthenticationPresentation
public import MomentumContainer
public import MomentumDomain
public import MomentumPresentation
public import Observation

/// Creates the screens of the sign-in and of the account, and their view models.
///
/// Creating a view model starts nothing, so a host may create one and discard it.
@MainActor
@Observable
public final class AuthenticationBuilder {
    /// The single source of truth; hosts call it when an opened address ends a sign-in.
    public let keeper: any SessionKeeperProtocol

    /// The server of the sessions.
    package let service: any AuthenticationService

    private let web: any WebSession
    private let words: Words
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - container: The container of an `AuthenticationAssembly`.
    ///   - web: The host's browser session for signing in.
    ///   - words: The language of sentences.
    /// - Throws: ``ContainerError`` if the session keeper or the clock cannot be created.
    public init(
        container: DependencyContainer,
        web: any WebSession,
        words: Words = .english
    ) throws(ContainerError) {
        keeper = try container.resolve((any SessionKeeperProtocol).self)
        service = try container.resolve((any AuthenticationService).self)
        clock = try container.resolve((any Clock<Duration>).self)
        self.web = web
        self.words = words
    }

    /// The screen of a route, for `Router.screen(for:make:)`.
    public func screen(
        for route: AuthenticationRoute,
        router: any RouterProtocol<AuthenticationRoute>
    ) -> AuthenticationScreen {
        switch route {
        case .signIn: .signIn(makeSignInViewModel(router: router))
        case .account: .account(makeAccountViewModel())
        }
    }

    public func makeSignInViewModel(
        router: any RouterProtocol<AuthenticationRoute>
    ) -> SignInViewModel {
        SignInViewModel(keeper: keeper, web: web, router: router, words: words)
    }

    /// Waits for a check of the session that is still running, until a limit.
    package func settle(atMost limit: Duration) async {
        await keeper.settle(atMost: limit, by: clock)
    }

    public func makeAccountViewModel() -> AccountViewModel {
        AccountViewModel(keeper: keeper, words: words)
    }
}
