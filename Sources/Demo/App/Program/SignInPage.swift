import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumPresentation
import MomentumTerminal

/// The sign-in: the address to open, and a field for the address at its end.
///
/// A pasted address may contain a session, so it is never shown (CL-12).
final class SignInPage: AppPage {
    let state = PageState()
    let title = "Sign in"
    private let model: SignInViewModel
    private let browser: AppBrowser
    private let server: String
    private let remember: @MainActor () async throws -> Void

    private static let answer = "Answer"

    /// - Parameters:
    ///   - model: The sign-in, whose page `browser` shows.
    ///   - browser: The connection to the user's browser.
    ///   - server: The address of the server.
    ///   - remember: Saves the server for the next run.
    init(
        _ model: SignInViewModel,
        browser: AppBrowser,
        server: String,
        remember: @escaping @MainActor () async throws -> Void
    ) {
        self.model = model
        self.browser = browser
        self.server = server
        self.remember = remember
    }

    var trouble: ErrorMessage? {
        if case .failed(let message) = model.state { message } else { browser.refusal }
    }

    var fields: [PageField] {
        browser.address == nil ? [] : [.text(Self.answer, pasted) { _ in }]
    }

    var isAsked: Bool { browser.address != nil }

    private var pasted: String { state.text(Self.answer) ?? "" }

    var view: View {
        let place: View = .text("Sign in to \(server, .bold)")
        switch model.state {
        case .idle, .failed: return .column([place, .blank, .text("To begin, press Enter.")])
        case .signedIn: return .column([place, .blank, .text("Signed in.")])
        case .signedInAlready(let account):
            let sentence: TerminalText =
                if let account { "You are signed in as \(account.name) already." } else {
                    "You are signed in already."
                }
            return .column([place, .blank, .text(sentence)])
        case .signingIn: break
        }
        guard let address = browser.address else {
            return .column([place, .blank, .text(TerminalText("Signing in …", .dim))])
        }
        return .column(
            [
                place, .blank, .text("Open this address:"),
                .text(state.pieces(of: address.absoluteString, .accent)), .blank,
            ]
                + [
                    .paragraph("Paste the address that it ends with. It is not shown."),
                    .row([.text(.translated(Self.answer)), hidden]), .blank,
                ] + loopback
        )
    }

    /// The field with a dot for each character.
    private var hidden: View {
        let dots = String(repeating: "•", count: pasted.count)
        return View.field(TextEditor(dots), isFocused: state.focus == 0).width(.fill)
    }

    private var loopback: [View] {
        guard let port = browser.port else { return [] }
        return [
            .paragraph(
                """
                Or open it with \(port.absoluteString) in place of \(browser.callback): the answer \
                then comes here by itself.
                """
            )
        ]
    }

    var actions: [PageAction] {
        switch model.state {
        case .signedIn: return []
        case .signedInAlready:
            return [
                PageAction(.enter, "another", "Sign out, and sign in to another account.") {
                    [self] in await signIn { await $0.signInAnother() }
                }
            ]
        case .idle, .failed:
            return [
                PageAction(.enter, "sign in", "Show the address to open, and wait.") { [self] in
                    await signIn { await $0.signIn() }
                }
            ]
        case .signingIn:
            var actions: [PageAction] = []
            if browser.address != nil {
                actions.append(
                    PageAction(.enter, "go on", "Take the pasted address.") { [self] in
                        guard browser.answer(pasted) else { return .said("That is no address.") }
                        state.typed[Self.answer] = nil
                        return .done
                    }
                )
            }
            return actions + [
                PageAction.now(.control("x"), "give up", "End the sign-in.") { [model] in
                    model.cancel()
                }
            ]
        }
    }

    func load() async { await model.load() }

    private func signIn(
        _ start: @MainActor (SignInViewModel) async -> Void
    ) async -> PageAction.Outcome {
        state.focus = 0
        defer {
            state.focus = nil
            state.typed[Self.answer] = nil
        }
        await start(model)
        guard model.state == .signedIn else { return .done }
        do {
            try await remember()
        } catch {
            return .said("Signed in. \(CommandFailure(error).message)")
        }
        return .said("Signed in to \(server).")
    }
}
