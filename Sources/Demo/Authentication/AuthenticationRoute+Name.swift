import MomentumAuthenticationPresentation

extension AuthenticationRoute {
    var name: String {
        switch self {
        case .signIn: "signIn"
        case .account: "account"
        }
    }
}
