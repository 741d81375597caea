import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumDomain
import MomentumNetwork
import MomentumPresentation
import MomentumTerminal

enum AuthLoginCommand {
    static let policy = Option.value(
        "policy",
        "POLICY",
        "What the address at the end may carry: a code, or with token the session itself.",
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
        json: #"As auth status, or {"open": address}"#
    ) { call, context in
        let policy = call[policy] ?? .automatic
        let screens = try await AuthScreens(call, context, policy: policy)
        // A session that has ended does not require a sign-out first.
        await screens.keeper.settle()
        do {
            if let callback = call[callback]?.trimmingCharacters(in: .whitespacesAndNewlines) {
                try await screens.keeper.finishSignIn(callback: callback)
            } else {
                try await screens.reach()
                let address = try await screens.keeper.beginSignIn()
                if policy == .token { context.console.warn("\(warning)\n") }
                context.console.warn("Open this address, and sign in:\n\(address.absoluteString)\n")
                // Saved now, so that a second run can receive the callback.
                try await SchedulingServer(context).save(screens.server)
                let answer = try await context.console.ask(
                    "The address it ends with (not shown):",
                    isHidden: true
                )
                // An attempt counts once, so an empty line must not take it.
                guard let answer = answer?.trimmingCharacters(in: .whitespacesAndNewlines),
                    !answer.isEmpty
                else {
                    let option = policy == .automatic ? "" : " --policy \(policy.rawValue)"
                    return CommandResult(
                        ["open": address.absoluteString],
                        text: "Then: momentum auth login\(option) --callback URL\n"
                    )
                }
                try await screens.keeper.finishSignIn(callback: answer)
            }
            if let error = await screens.keeper.state.session?.storageFailure {
                // No other command can use the session, so that it must not live on.
                await screens.keeper.signOut()
                throw error
            }
        } catch let error as AuthenticationError {
            throw failure(error)
        }
        try await SchedulingServer(context).save(screens.server)
        let document = SessionDocument(
            await screens.keeper.state,
            server: screens.server.base.absoluteString
        )
        return CommandResult(document, text: document.text)
    }

    private static let warning = """
        The address at the end will hold a session of 7 days. Do not share it, and clear your \
        terminal's history.
        """

    private static func failure(_ error: AuthenticationError) -> CommandFailure {
        let message = ErrorMessage(error, words: .current)
        let wayOut = saying(
            """
            To accept this: momentum auth login --policy token. Or let the server's owner add the \
            exchange: Docs/ServerNeeds.md.
            """
        )
        return CommandFailure(
            message.saying(
                message.sentence.replacing(said(AuthenticationError.acceptance), with: wayOut)
            )
        )
    }
}
