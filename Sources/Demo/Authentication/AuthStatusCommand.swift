import Foundation
import MomentumDI
import MomentumData
import MomentumDomain
import MomentumPresentation

/// `momentum auth status`.
enum AuthStatusCommand {
    static let command = Command(
        "status",
        summary: "Say who is signed in, after asking the server.",
        options: [SchedulingScreens.server],
        example: "momentum auth status",
        json: #"{"state", "server", "account", "email", "isVerified"}"#
    ) { call, context in
        let screens = try await AuthScreens(call, context)
        let account = try screens.builder.makeAccountViewModel()
        await account.validate()
        if let message = account.message { throw CommandFailure(message) }
        let document = SessionDocument(
            account.state,
            server: screens.server.base.absoluteString
        )
        return CommandAnswer(document, text: document.text)
    }
}
