public import MomentumPresentation

/// The screens of signing in and of the account, one for each ``AuthenticationRoute``.
public enum AuthenticationScreen: Screen {
    case signIn(SignInViewModel)
    case account(AccountViewModel)

    public func leave() {
        switch self {
        case .signIn(let signIn): signIn.cancel()
        // A sign-out continues, because a partial sign-out is the worst state.
        case .account: break
        }
    }
}
