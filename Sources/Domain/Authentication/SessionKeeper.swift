public import Foundation
public import MomentumDomain

/// The source of truth about the signed-in account.
public protocol SessionKeeperProtocol: CredentialSource {
    var state: AuthenticationState { get async }

    /// The present state, then every later one.
    func states() async -> AsyncStream<AuthenticationState>

    /// Reads the stored token. With one, the session counts at once and is checked afterwards.
    func restore() async

    /// Signs in through a web session; a call during another one joins it.
    func signIn(through web: any WebSession) async throws(AuthenticationError)

    /// Begins an attempt whose callback comes from elsewhere, and returns the page's address.
    func beginSignIn() async throws(AuthenticationError) -> URL

    /// Ends the attempt under way with the address that the page returned to.
    func finishSignIn(callback: String) async throws(AuthenticationError)

    /// Asks the server whether the session lives; callers during a check share it.
    /// - Returns: `nil` when no account is signed in.
    @discardableResult
    func validate() async -> SessionCheck?

    /// Records that the app is out of sight.
    func enteredBackground() async

    /// Checks the session if the app was out of sight for more than 15 minutes.
    func enteredForeground() async

    /// Removes the account's work and data, then ends the session at the server.
    func signOut() async

    /// Removes the account's work and data without asking the server, which deleted the account.
    func forgetDeletedAccount() async

    /// Tries again to end the session that a sign-out left at the server.
    func retrySignOut() async

    /// Forgets the token of that session, which ends the tries.
    func dismissSignOutRemark() async

    /// Makes another space active, by the id of the account that owns it; `nil` is the account's
    /// own, which every sign-in starts with.
    ///
    /// Answers to earlier requests are dropped, and lists on screen have to be loaded again.
    func select(space: String?) async
}

/// The source of truth about the signed-in account.
public actor SessionKeeper: SessionKeeperProtocol {
    /// The work and data to remove at a sign-out, in the order of their creation.
    let belongings: [any AccountBelongings]
    let service: any AuthenticationService
    let tokens: any TokenStore
    let attempts: any SignInAttemptStore
    let dates: any WallClock
    let random: any RandomBytes
    let policy: SignInPolicy
    let callback: CallbackAddress

    public private(set) var state: AuthenticationState = .restoring(nil) {
        didSet { watchers.values.forEach { $0.yield(state) } }
    }

    /// The number of the current token.
    ///
    /// An answer about another token changes nothing.
    var generation = 0
    var sessionNumber = 0
    /// The numbers of the sign-ins that the server has ended.
    var endedSessions: Set<Int> = []
    /// The name of the current session, and true if the store has it.
    var name: (text: String, isStored: Bool)?
    var space: String?
    var validation: (generation: Int, task: Task<SessionCheck, Never>)?
    var running: Task<Result<Void, AuthenticationError>, Never>?
    var lastLivingAnswer: Date?
    var leftAt: Date?
    /// Kept for another try to end the session at the server (AU-27).
    var leftBehind: SessionToken?

    private var watchers: [Int: AsyncStream<AuthenticationState>.Continuation] = [:]
    private var nextWatcher = 0

    public init(
        service: any AuthenticationService,
        tokens: any TokenStore,
        attempts: any SignInAttemptStore,
        belongings: [any AccountBelongings],
        dates: any WallClock,
        random: any RandomBytes,
        policy: SignInPolicy = .automatic,
        callback: CallbackAddress = CallbackAddress()
    ) {
        self.service = service
        self.tokens = tokens
        self.attempts = attempts
        self.belongings = belongings
        self.dates = dates
        self.random = random
        self.policy = policy
        self.callback = callback
    }

    public func states() -> AsyncStream<AuthenticationState> {
        let (stream, continuation) = AsyncStream<AuthenticationState>.makeStream()
        let number = nextWatcher
        nextWatcher += 1
        watchers[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { await self?.forget(number) }
        }
        continuation.yield(state)
        return stream
    }

    public func restore() async {
        guard case .restoring = state else { return }
        state = .restoring(nil)
        do throws(AuthenticationError) {
            let stored = try await tokens.load()
            // Without the reason, the session counts as one that never was.
            let reason = stored == nil ? try? await tokens.reasonForNone() : nil
            // A sign-in may have finished while the store was read.
            guard case .restoring = state else { return }
            guard let stored else {
                state = .signedOut(reason ?? .never, remark: nil)
                return
            }
            begin(
                BearerSession(token: stored.token),
                .unverified,
                name: stored.name ?? newName(),
                isNameStored: stored.name != nil
            )
            _ = startValidation()
        } catch {
            state = .restoring(error)
        }
    }

    public func select(space: String?) {
        self.space = space
    }

    /// Makes a session the current one.
    func begin(
        _ session: BearerSession,
        _ verification: AuthenticationState.Verification,
        name: String,
        isNameStored: Bool
    ) {
        generation += 1
        sessionNumber += 1
        space = nil
        self.name = (name, isNameStored)
        lastLivingAnswer = nil
        state = .signedIn(session, verification)
    }

    /// An unpredictable name that is derived from nothing (BX-1).
    func newName() -> String {
        random.bytes(16).base64URL
    }

    func change(to state: AuthenticationState) {
        if state != self.state { self.state = state }
    }

    private func forget(_ number: Int) {
        watchers[number] = nil
    }
}
