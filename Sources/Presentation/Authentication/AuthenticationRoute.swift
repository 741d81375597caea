public import MomentumPresentation

/// The screens of signing in and of the account.
public enum AuthenticationRoute: Route {
    case signIn
    case account

    /// True for the account; the sign-in is always available.
    public var needsSession: Bool { self == .account }
}
