import Foundation
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumNetwork
import MomentumTerminal

@MainActor
struct AuthScreenText {
    let screens: AuthScreens

    static var withoutServer: TerminalText {
        "There is no server to sign in to: momentum auth login --server URL\n"
    }

    /// The text of a screen.
    ///
    /// The account's screen first asks the server if the session is valid.
    func text(of screen: AuthenticationScreen) async -> TerminalText {
        switch screen {
        case .signIn:
            return """
                Sign in to \(screens.server.base.absoluteString, .bold)
                To begin: momentum auth login

                """
        case .account(let account):
            return await screens.document(of: account).text
        }
    }
}
