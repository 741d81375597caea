import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumTerminal

/// The signed-in account; the page shows nothing of its session (CL-12).
final class AccountPage: AppPage {
    let state = PageState()
    let title = "Account"
    private let model: AccountViewModel
    private let server: String
    private let dates: any WallClock
    private let forget: @MainActor () async throws -> Void
    private let open: @MainActor (AppRoute) -> Void

    /// - Parameters:
    ///   - model: The account.
    ///   - server: The address of its server.
    ///   - dates: The clock for the age of the server's last answer.
    ///   - forget: Removes the server from the configuration of later runs, if it is saved there.
    ///   - open: Opens another screen.
    init(
        _ model: AccountViewModel,
        server: String,
        dates: any WallClock,
        forget: @escaping @MainActor () async throws -> Void,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.server = server
        self.dates = dates
        self.forget = forget
        self.open = open
    }

    var trouble: ErrorMessage? { model.message }

    var view: View {
        switch model.state {
        case .restoring(let error):
            let text: TerminalText =
                error == nil ? TerminalText("Loading …", .dim) : "It is not known who is signed in."
            return .text(text)
        case .signingIn: return .text(TerminalText("Signing in …", .dim))
        case .signingOut: return .text(TerminalText("Signing out …", .dim))
        case .signedOut(let reason, _): return .text(Self.sentence(of: reason))
        case .signedIn(let session, let verification):
            return .column(
                facts(of: session, verification).map { name, value in
                    .row([.text(name).width(.fixed(8)), .text(value)])
                }
            )
        }
    }

    private func facts(
        of session: BearerSession,
        _ verification: AuthenticationState.Verification
    ) -> [(TerminalText, TerminalText)] {
        let age = session.verifiedAt.map { $0.age(at: dates.now) }
        let checked: TerminalText =
            switch verification {
            case .verified: "\("verified", .good)\(age.map { " \($0)" } ?? "")"
            case .unverified: TerminalText("not verified yet", .caution)
            }
        let kept: TerminalText = session.isKept ? "on this device" : "for this run only"
        return [
            ("Server", "\(server)"), ("Name", "\(session.account?.name ?? "–", .bold)"),
            ("Email", "\(session.account?.email ?? "–")"), ("Session", checked),
            ("Kept", "\(kept)"),
        ]
    }

    private static func sentence(of reason: AuthenticationState.Reason) -> TerminalText {
        switch reason {
        case .never, .byUser: "Signed out."
        case .sessionEnded: "Signed out: the session has ended."
        case .accountDeleted: "Signed out: the account was deleted."
        }
    }

    var actions: [PageAction] {
        switch model.state {
        case .restoring, .signingIn, .signingOut: return retry
        case .signedOut: return [signIn("sign in")] + remains
        case .signedIn: return [check, signIn("other account"), signOut] + remains
        }
    }

    private func signIn(_ name: String) -> PageAction {
        PageAction.now("a", name, "Open the sign-in.") { [open] in open(.authentication(.signIn)) }
    }

    private var check: PageAction {
        PageAction("v", "verify", "Ask the server if the session is alive.") { [model] in
            switch await model.validate() {
            case .alive: .said("The session is alive.")
            case .ended: .said("The session has ended.")
            case .unclear(let error):
                error.isCancelled
                    ? .done : .said("\(ErrorMessage(error, words: .current).sentence)")
            case nil: .said("Nobody is signed in.")
            }
        }
    }

    private var signOut: PageAction {
        PageAction(
            "o",
            "sign out",
            "Sign out, here and at the server, after a question.",
            asking: saying("Sign out of \(server)?")
        ) { [model, forget] in
            await model.signOut()
            do {
                try await forget()
            } catch {
                return .said("\(CommandFailure(error).message)")
            }
            return .said("Signed out.")
        }
    }

    /// The actions that are left after a sign-out of which a part failed.
    private var remains: [PageAction] {
        guard model.remark != nil else { return [] }
        return [
            PageAction("t", "try again", "Try again to sign out completely.") { [model] in
                let remark = model.remark
                await model.retrySignOut()
                return switch (remark, model.remark) {
                case (.signOutIncomplete, nil): .said("The session has ended at the server.")
                case (_, nil): .said("Signed out.")
                case (_, .signOutIncomplete): .said("The server could not be told.")
                case (_, let remark?): .said("\(ErrorMessage(remark, words: .current).sentence)")
                }
            },
            PageAction("x", "dismiss", "Take the remark away, and try no more.") { [model] in
                await model.dismissRemark()
                return .done
            },
        ]
    }

    func load() async {
        await model.restore()
    }

    func stay() async {
        await model.follow()
    }
}
