public import MomentumAuthenticationDomain
public import MomentumAuthenticationPresentation
public import MomentumContainer
public import Observation

/// Makes the view models of signing in and of the account.
@MainActor
@Observable
public final class AuthenticationBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    /// The sign-in, in the host's browser session.
    public func makeSignInViewModel(web: any WebSession) throws(ContainerError) -> SignInViewModel {
        SignInViewModel(keeper: try makeSessionKeeper(), web: web)
    }

    public func makeAccountViewModel() throws(ContainerError) -> AccountViewModel {
        AccountViewModel(keeper: try makeSessionKeeper())
    }

    /// The single source of truth, for hosts that end a sign-in by an opened address.
    public func makeSessionKeeper() throws(ContainerError) -> any SessionKeeperProtocol {
        try container.resolve((any SessionKeeperProtocol).self)
    }
}
