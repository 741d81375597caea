import Foundation
import MomentumDI
import MomentumData
import MomentumDomain
import MomentumPresentation

/// `momentum auth login`.
enum AuthLoginCommand {
    static let policy = Option.value(
        "policy",
        "POLICY",
        "What the callback carries: a one-time code, or the token itself (see Docs).",
        as: .choice(of: SignInPolicy.self)
    )
    static let callback = Option.value(
        "callback",
        "URL",
        "The address that the sign-in page ended with.",
        as: .text
    )

    static let command = Command(
        "login",
        summary: "Sign in: prints the address to open, and takes the one it ends with.",
        options: [policy, callback, SchedulingScreens.server],
        example: "momentum auth login --server https://mps.example",
        json: #"{"state", "server", "account", "email", "isVerified"} or {"open": address}"#
    ) { call, context in
        let screens = try await AuthScreens(call, context, policy: call[policy] ?? .code)
        do {
            if let callback = call[callback] {
                try await screens.keeper.finishSignIn(callback: callback)
            } else {
                let address = try await screens.keeper.beginSignIn()
                context.console.warn("Open this address, and sign in:\n\(address.absoluteString)\n")
                // Remembered now, so that a second run can bring the callback.
                try SchedulingServer(context).save(screens.server)
                guard let answer = try await context.console.ask("The address it ends with:") else {
                    return CommandAnswer(
                        ["open": address.absoluteString],
                        text: "Then: momentum auth login --callback URL\n"
                    )
                }
                try await screens.keeper.finishSignIn(callback: answer)
            }
        } catch let error as AuthenticationError {
            throw CommandFailure(ErrorMessage(error))
        }
        try SchedulingServer(context).save(screens.server)
        let document = SessionDocument(
            await screens.keeper.state,
            server: screens.server.base.absoluteString
        )
        return CommandAnswer(document, text: document.text)
    }
}
