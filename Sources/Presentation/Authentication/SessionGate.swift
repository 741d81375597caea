public import MomentumAuthenticationDomain
public import MomentumPresentation

/// Keeps screens closed while no account is signed in, and opens them after the sign-in.
///
/// A program creates one with its router and reads the session. Only then does it restore a saved
/// path or open a link, so that the sign-in does not flash:
///
/// ```swift
/// let gate = SessionGate(keeper: keeper, signIn: AppRoute.signIn, needsSession: \.needsSession)
/// let router = Router(root: AppRoute.home, guard: gate.decide)
/// gate.follow(router)
/// await gate.restore()
/// router.restore(saved)
/// ```
///
/// Without a server there is no session, and a router needs no gate.
@MainActor
public final class SessionGate<R: Route> {
    private let keeper: any SessionKeeperProtocol
    private let signIn: R
    private let needsSession: @MainActor (R) -> Bool
    private weak var router: (any GuardedRouter)?
    private var following: Task<Void, Never>?
    private var isSignedIn = false
    /// True if the router has not been notified of the current session.
    private var isNew = true
    /// The account whose screens are shown or wanted, once the server has named it.
    private var account: String?

    /// - Parameters:
    ///   - keeper: The source of truth about the session.
    ///   - signIn: The screen of the sign-in, which always opens.
    ///   - needsSession: True for a screen that opens only while an account is signed in.
    public init(
        keeper: any SessionKeeperProtocol,
        signIn: R,
        needsSession: @escaping @MainActor (R) -> Bool
    ) {
        self.keeper = keeper
        self.signIn = signIn
        self.needsSession = needsSession
    }

    deinit {
        following?.cancel()
    }

    /// The guard of the router.
    public func decide(_ route: R) -> RouteDecision<R> {
        isSignedIn || route == signIn || !needsSession(route) ? .allow : .redirect(to: signIn)
    }

    /// Notifies `router`, which is held weakly, whenever the session begins or ends.
    ///
    /// The gate follows the session as long as it lives; a second call replaces the router.
    public func follow(_ router: any GuardedRouter) {
        self.router = router
        guard following == nil else { return }
        following = Task { [weak self, keeper] in
            for await state in await keeper.states() { self?.receive(state) }
        }
    }

    /// Reads the stored session, so that it decides about the next screen.
    public func restore() async {
        await keeper.restore()
        receive(await keeper.state)
    }

    private func receive(_ state: AuthenticationState) {
        switch state {
        case .signedIn(let session, _):
            isSignedIn = true
            let named = session.accountID
            // Screens that another account wanted are not opened for this one. Nor are they for an
            // account without a name yet, which can be another.
            if let account, let named, account != named {
                isNew = false
                router?.recheck(remembering: false)
            } else if isNew, named != nil || account == nil {
                isNew = false
                router?.resume()
            }
            account = named ?? account
        case .signedOut(let reason, _):
            guard isSignedIn else { return }
            (isSignedIn, isNew) = (false, true)
            // Later destinations belong to the next account that signs in.
            if reason != .sessionEnded { account = nil }
            // The screens of an account that was never named could open for another.
            router?.recheck(remembering: account != nil)
        case .restoring, .signingIn, .signingOut:
            break
        }
    }
}
