public import MomentumAuthenticationDomain
public import MomentumDomain
public import MomentumPresentation
public import Observation

/// The screen of the sign-in.
@MainActor
@Observable
public final class SignInViewModel {
    public enum State: Hashable, Sendable {
        case idle
        /// An account is already signed in; ``SignInViewModel/signInAnother()`` switches to
        /// another. The account is `nil` until the server names it.
        case signedInAlready(SessionAccount?)
        /// The page is shown, or its answer is being checked.
        case signingIn
        case signedIn
        case failed(ErrorMessage)
    }

    public private(set) var state: State = .idle

    @ObservationIgnored private var running: Task<Void, Never>?
    private let keeper: any SessionKeeperProtocol
    private let web: any WebSession
    private let router: any RouterProtocol<AuthenticationRoute>
    private let words: Words

    /// `web` shows the page; `router` closes the screen once an account is signed in.
    public init(
        keeper: any SessionKeeperProtocol,
        web: any WebSession,
        router: any RouterProtocol<AuthenticationRoute>,
        words: Words = .english
    ) {
        self.keeper = keeper
        self.web = web
        self.router = router
        self.words = words
    }

    /// Checks if an account is already signed in; ignored during and after a sign-in.
    public func load() async {
        let session = await keeper.state.session
        switch state {
        case .idle, .signedInAlready: state = session.map { .signedInAlready($0.account) } ?? .idle
        case .signingIn, .signedIn, .failed: break
        }
    }

    /// Shows the page, waits, and leaves once an account is signed in; a second call joins the
    /// first.
    ///
    /// Cancellation is not a failure.
    public func signIn() async {
        await signIn(isAnother: false)
    }

    /// Signs out, then in again like ``signIn()``; ignored unless an account is signed in.
    ///
    /// Abandoning the new sign-in leaves no account signed in.
    public func signInAnother() async {
        guard case .signedInAlready = state else { return }
        await signIn(isAnother: true)
    }

    public func cancel() {
        running?.cancel()
    }

    private func signIn(isAnother: Bool) async {
        if let running { return await running.value }
        state = .signingIn
        let task = Task { [keeper, web, router] in
            if isAnother { await keeper.signOut() }
            do throws(AuthenticationError) {
                try await keeper.signIn(through: web)
                state = .signedIn
                router.leave { $0 == .signIn }
            } catch {
                let session = error == .alreadySignedIn ? await keeper.state.session : nil
                if let session {
                    state = .signedInAlready(session.account)
                } else {
                    state =
                        error.isCancellation ? .idle : .failed(ErrorMessage(error, words: words))
                }
            }
            running = nil
        }
        running = task
        await task.cancellableValue
    }
}
