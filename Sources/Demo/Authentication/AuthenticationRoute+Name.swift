import MomentumAuthenticationPresentation

extension AuthenticationRoute {
    /// The name of the screen.
    var name: String {
        switch self {
        case .signIn: "signIn"
        case .account: "account"
        }
    }
}
