public import MomentumAuthenticationDomain
import MomentumDomain
public import MomentumPresentation
public import Observation

/// The screen of the sign-in.
@MainActor
@Observable
public final class SignInViewModel {
    public enum State: Hashable, Sendable {
        case idle
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

    /// `web` shows the page; `router` takes the screen away once somebody is signed in.
    public init(
        keeper: any SessionKeeperProtocol,
        web: any WebSession,
        router: any RouterProtocol<AuthenticationRoute>
    ) {
        self.keeper = keeper
        self.web = web
        self.router = router
    }

    /// Shows the page, waits, and leaves once somebody is signed in; a second call waits for the
    /// same.
    ///
    /// Cancelling is no failure.
    public func signIn() async {
        if let running { return await running.value }
        state = .signingIn
        let task = Task { [keeper, web, router] in
            do throws(AuthenticationError) {
                try await keeper.signIn(through: web)
                state = .signedIn
                router.leave { $0 == .signIn }
            } catch {
                state = error.isCancellation ? .idle : .failed(ErrorMessage(error))
            }
            running = nil
        }
        running = task
        await task.cancellableValue
    }

    public func cancel() {
        running?.cancel()
    }
}
