import Foundation
import MomentumAuthenticationDI
import MomentumCommandLine

enum AuthCommand {
    static let command = Command(
        "auth",
        summary: "Sign in to a server, and out.",
        example: "momentum auth login --server https://mps.example",
        subcommands: [
            AuthLoginCommand.command, AuthStatusCommand.command, AuthLogoutCommand.command,
            AuthCheckCommand.command,
        ]
    )
}

enum AuthStatusCommand {
    static let command = Command(
        "status",
        summary: "Say who is signed in, after asking the server.",
        options: [SchedulingScreens.server],
        example: "momentum auth status",
        json: SessionDocument.json
    ) { call, context in
        let screens = try await AuthScreens(call, context)
        let document = await screens.document(of: screens.builder.makeAccountViewModel())
        return CommandResult(document, text: document.text)
    }
}
