import Foundation
import MomentumAuthenticationPresentation
import MomentumNetwork

/// The screens of signing in and of the account as text.
@MainActor
struct AuthScreenText {
    /// `nil` without a server.
    let screens: AuthScreens?

    /// What a route shows; asks the server whether the session lives.
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
