import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumNetwork

enum AuthLogoutCommand {
    static let command = Command(
        "logout",
        summary: "Sign out, here and at the server.",
        options: [SchedulingScreens.server],
        example: "momentum auth logout",
        json: SessionDocument.json
    ) { call, context in
        let screens = try await AuthScreens(call, context)
        let account = screens.builder.makeAccountViewModel()
        await account.signOut()
        try await SchedulingServer(context).forget(screens.server)
        if let message = account.message { throw CommandFailure(message) }
        let document = SessionDocument(
            account.state,
            server: screens.server.base.absoluteString
        )
        return CommandResult(document, text: document.text)
    }
}
