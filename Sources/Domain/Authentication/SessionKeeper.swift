import Foundation
public import MomentumDomain

/// The source of truth about the signed-in account.
public actor SessionKeeper: SessionKeeperProtocol {
    public private(set) var state: AuthenticationState = .restoring(nil) {
        didSet {
            if state != .signingIn { settled = state }
            changes.send(state)
        }
    }

    /// The state to which a failed sign-in returns.
    private var settled: AuthenticationState = .restoring(nil)
    /// The number of calls that are signing in; a page and its callback can be two.
    private var signingIn = 0

    private(set) var numbers = SessionNumbers()
    private var times = SessionCheckTimes()
    /// The parts of the last sign-out that failed, for another try (AU-27).
    private var remains: SignOutRemains?

    /// The running checks, by the number of their token.
    let checks = SharedWork<Int, SessionCheck>(cancelled: .unclear(.cancelled))
    let signIns = SharedWork<Never?, Result<Void, AuthenticationError>>(
        cancelled: .failure(.cancelled)
    )
    /// A cancelled sign-in restores everything before the next one begins.
    let signInTurns = SerialWork()
    private let changes = Broadcast<AuthenticationState>(isComplete: true)

    let rules: SignIn
    private let tokens: any TokenStore
    /// The work and data to remove at a sign-out, in the order of their creation.
    private let belongings: [any AccountBelongings]

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
        rules = SignIn(
            service: service,
            attempts: attempts,
            dates: dates,
            random: random,
            policy: policy,
            callback: callback
        )
        self.tokens = tokens
        self.belongings = belongings
    }

    public func states() -> AsyncStream<AuthenticationState> {
        changes.values(startingWith: state)
    }

    public func restore() async {
        guard case .restoring = state else { return }
        state = .restoring(nil)
        do throws(AuthenticationError) {
            let stored = try await tokens.load()
            // Without the reason, the state is that no account ever signed in.
            let reason = stored == nil ? try? await tokens.reasonForNone() : nil
            // A sign-in may have finished during the read of the store.
            guard case .restoring = state else { return }
            guard let stored else { return state = .signedOut(reason ?? .never, remark: nil) }
            let session = BearerSession(token: stored.token, storedAccount: stored.account)
            let name = stored.name ?? rules.random.sessionName()
            begin(.signedIn(session, .unverified), name, stored: stored)
            checks.start(numbers.generation, check(of: stored.token))
        } catch {
            if case .restoring = state { state = .restoring(error) }
        }
    }

    public func select(space: String?) {
        numbers.select(space: space)
    }

    func startSigningIn() throws(AuthenticationError) {
        try SignIn.check(state)
        signingIn += 1
        change(to: .signingIn)
    }

    func stopSigningIn() {
        signingIn -= 1
        guard state == .signingIn, signingIn == 0 else { return }
        change(to: settled)
        if case .restoring = settled { Task { await restore() } }  // Its read was dropped.
    }

    func finish(
        _ callback: String,
        arrival: CallbackArrival
    ) async throws(AuthenticationError) {
        // First, because a refusal must not use up the attempt.
        try SignIn.check(state)
        let attempt = try await rules.attempt()
        try startSigningIn()
        defer { stopSigningIn() }
        do throws(AuthenticationError) {
            try await adopt(try await rules.token(of: callback, for: attempt, arrival: arrival))
        } catch {
            if error == .sessionEnded, state == .signingIn {
                settled = .signedOut(.sessionEnded, remark: remains?.remark)
            }
            // The user refused on the provider's page.
            throw error == .serverRefused(code: "access_denied") ? .cancelled : error
        }
    }

    private func adopt(_ token: SessionToken) async throws(AuthenticationError) {
        var (session, verification) = try await rules.session(of: token)
        guard !Task.isCancelled else { throw .cancelled }
        // An interrupted sign-out may have left another account's data (AU-26).
        for belonging in belongings { await belonging.wipe() }
        let name = rules.random.sessionName()
        let stored = session.stored(as: name)
        session.storageFailure = await tokens.keep(stored)
        session.isKept = session.storageFailure == nil
        remains?.forget(session.token)
        begin(.signedIn(session, verification), name, stored: session.isKept ? stored : nil)
        // The former session is no reason to wait (AU-27).
        if remains?.remark != nil { Task { await retrySignOut() } }
    }

    private func begin(_ state: AuthenticationState, _ name: String, stored: StoredSession?) {
        numbers.begin(name: name, stored: stored)
        times.recordLife(at: nil)
        self.state = state
    }

    @discardableResult public func validate() async -> SessionCheck? {
        guard let token = state.session?.token else {
            // A check that found the session's end finishes together with it.
            let ending = state == .signingOut ? checks.running : []
            for number in ending { _ = await checks.share(number) { .ended } }
            return nil
        }
        // All callers share the answer, so the check continues if this caller is cancelled.
        checks.start(numbers.generation, check(of: token))
        return await checks.share(numbers.generation, check(of: token))
    }

    public func enteredBackground() { times.enterBackground(at: rules.dates.now) }

    public func enteredForeground() async {
        if times.enterForeground(at: rules.dates.now) { await validate() }
    }

    public func refused(_ credentials: Credentials) async -> AuthenticationError {
        let isOfSession = credentials.sessionNumber == numbers.session
        guard state.session != nil, credentials.generation == numbers.generation else {
            return state.session != nil && isOfSession ? .notAuthorised : .sessionEnded
        }
        if times.isAlive(at: rules.dates.now) { return .notAuthorised }
        switch await validate() {
        case .ended, nil: return .sessionEnded
        case .alive:
            // Another session may have begun meanwhile, and its state is unknown.
            let now = rules.dates.now
            if credentials.sessionNumber == numbers.session { times.recordLife(at: now) }
        case .unclear: break
        }
        return .notAuthorised
    }

    private func check(of token: SessionToken) -> @Sendable () async -> SessionCheck {
        { [service = rules.service, generation = numbers.generation] in
            await self.received(await service.check(token), generation: generation)
        }
    }

    /// Applies an answer about the token `asked`, which may have been replaced (AU-22); returns the
    /// answer about the session.
    private func received(_ check: SessionCheck, generation asked: Int) async -> SessionCheck {
        guard asked == numbers.generation, var session = state.session else { return check }
        switch check {
        case .ended:
            let stored = await tokens.stored(as: numbers.name)
            // Another token or session may have come meanwhile.
            guard asked == numbers.generation, let session = state.session else { return check }
            if let stored, stored.token != session.token {
                return await self.check(stored, insteadOf: session)
            }
            await end()
        case .alive(let account, let expiry, let renewed):
            let isRenewed = session.confirm(account, expiry, renewed, at: rules.dates.now)
            if isRenewed { numbers.renewToken() }
            change(to: .signedIn(session, .verified))
            await store(session)
        case .unclear: break
        }
        return check
    }

    /// Takes a token that another process has renewed, because only the one before was refused.
    private func check(
        _ stored: StoredSession,
        insteadOf session: BearerSession
    ) async -> SessionCheck {
        var session = session
        (session.token, session.isKept) = (stored.token, true)
        numbers.renewToken()
        numbers.store(stored, of: numbers.session)
        change(to: .signedIn(session, .unverified))
        return await checks.share(numbers.generation, check(of: stored.token))
    }

    /// Stores what the server said of the session, in the place of what the store has of it.
    ///
    /// If the store fails, or has the session of another sign-in, a new token lasts for this run
    /// (AU-5).
    private func store(_ session: BearerSession) async {
        let number = numbers.session
        let wanted = session.stored(as: numbers.name)
        guard let stored = numbers.stored, stored != wanted else { return }
        let kept = await tokens.renew(stored, as: wanted)
        numbers.store(kept, of: number)
        guard case .signedIn(var current, let verification) = state, current.token == wanted.token
        else { return }
        current.isKept = kept?.token == wanted.token
        change(to: .signedIn(current, verification))
    }

    public func signOut() async {
        guard let session = state.session else { return }
        let stored = numbers.storable(session)
        var left = await leave(SignOutRemains(.byUser, stored: stored, session: session.token))
        await left.end(at: rules.service)
        signedOut(left)
    }

    public func forgetDeletedAccount() async {
        guard let session = state.session else { return }
        signedOut(await leave(SignOutRemains(.accountDeleted, stored: numbers.storable(session))))
    }

    public func retrySignOut() async {
        guard let tried = remains else { return }
        var left = tried
        await left.remove(from: tokens)
        await left.end(at: rules.service)
        if remains == tried { keep(left) }
    }

    public func dismissSignOutRemark() { keep(nil) }

    private func keep(_ left: SignOutRemains?) {
        remains = left
        change(to: state.showing(left))
    }

    private func signedOut(_ left: SignOutRemains) {
        remains = left
        change(to: .signedOut(left.reason, remark: left.remark))
    }

    /// Ends the session, because the server has said that it does not exist.
    private func end() async {
        let number = numbers.session
        var left = SignOutRemains(.sessionEnded, stored: numbers.storable(state.session))
        // First: a program may end as soon as a request fails, and must not find the token again.
        await left.remove(from: tokens)
        guard numbers.session == number else { return }
        left = await leave(left)
        guard numbers.session == number + 1 else { return }
        signedOut(left)
    }

    /// Removes the account's data from the device, and its token unless that was tried before.
    private func leave(_ left: SignOutRemains) async -> SignOutRemains {
        var left = left
        numbers.end(byServer: left.reason == .sessionEnded)
        change(to: .signingOut)
        for belonging in belongings { await belonging.stopWork(left.reason) }
        if left.reason != .sessionEnded { await left.remove(from: tokens) }
        for belonging in belongings { await belonging.wipe() }
        return left
    }

    private func change(to state: AuthenticationState) {
        if state != self.state { self.state = state }
    }
}
