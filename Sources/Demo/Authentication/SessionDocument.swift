import MomentumDomain

/// Who is signed in, in JSON; the token is no part of it (CL-12).
struct SessionDocument: Encodable, Sendable {
    let state: String
    let server: String
    @Nullable var account: String?
    @Nullable var email: String?
    let isVerified: Bool

    init(_ state: AuthenticationState, server: String) {
        self.server = server
        let account = state.session?.account
        _account = Nullable(wrappedValue: account?.name)
        _email = Nullable(wrappedValue: account?.email)
        switch state {
        case .restoring: (self.state, isVerified) = ("restoring", false)
        case .signedOut: (self.state, isVerified) = ("signedOut", false)
        case .signingIn: (self.state, isVerified) = ("signingIn", false)
        case .signedIn(_, let verification):
            (self.state, isVerified) = ("signedIn", verification == .verified)
        case .signingOut: (self.state, isVerified) = ("signingOut", false)
        }
    }

    var text: TerminalText {
        guard state == "signedIn" else { return "Signed out of \(server).\n" }
        let who = account.map { name in email.map { "\(name) <\($0)>" } ?? name } ?? "an account"
        return "Signed in to \(server) as \(who)\(isVerified ? "" : " (not verified yet)").\n"
    }
}
