public import MomentumPresentation

/// The screens of signing in and of the account.
public enum AuthenticationRoute: Route {
    case signIn
    case account
}
