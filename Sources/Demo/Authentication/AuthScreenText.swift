import Foundation
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumNetwork

@MainActor
struct AuthScreenText {
    /// `nil` without a server.
    let screens: AuthScreens?

    /// The screen of a route.
    ///
    /// Asks the server whether the session is live.
    func text(of route: AuthenticationRoute) async throws -> TerminalText {
        guard let screens else {
            return "There is no server to sign in to: momentum auth login --server URL\n"
        }
        switch route {
        case .signIn:
            return """
                Sign in to \(screens.server.base.absoluteString, .bold)
                To begin: momentum auth login

                """
        case .account:
            return try await screens.account().text
        }
    }
}
