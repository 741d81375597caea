public import MomentumAuthenticationDomain
import Synchronization

/// A token store that records its calls and fails on demand.
public final class MockTokenStore: TokenStore {
    /// A recorded call of the store; a replacement that takes place is a `save`.
    public enum Call: Hashable, Sendable {
        case load
        case save(SessionToken)
        case delete
    }

    private struct State {
        var session: StoredSession?
        var reason: AuthenticationState.Reason?
        var failure: AuthenticationError?
        var saveFailure: AuthenticationError?
        var calls: [Call] = []
    }

    private let state: Mutex<State>

    /// `token` is stored initially with `name`, which is `nil` in data of earlier versions, and
    /// `account`, which is `nil` until the server names it.
    public init(
        _ token: SessionToken? = nil,
        name: String? = "session-name",
        account: String? = nil
    ) {
        let session = token.map { StoredSession(token: $0, name: name, account: account) }
        state = Mutex(State(session: session))
    }

    public var token: SessionToken? { state.withLock { $0.session?.token } }
    public var name: String? { state.withLock { $0.session?.name } }
    public var calls: [Call] { state.withLock { $0.calls } }

    /// Makes every recorded call fail; `nil` ends the failures.
    public func fail(with error: AuthenticationError?) {
        state.withLock { $0.failure = error }
    }

    /// Makes every save fail; `nil` ends the failures.
    public func failSaves(with error: AuthenticationError?) {
        state.withLock { $0.saveFailure = error }
    }

    public func load() async throws(AuthenticationError) -> StoredSession? {
        try record(.load)
        return state.withLock { $0.session }
    }

    public func save(_ session: StoredSession) async throws(AuthenticationError) {
        try record(.save(session.token))
        let failure = state.withLock { state in
            if state.saveFailure == nil { (state.session, state.reason) = (session, nil) }
            return state.saveFailure
        }
        if let failure { throw failure }
    }

    public func replace(
        _ expected: SessionToken,
        with session: StoredSession
    ) async throws(AuthenticationError) -> Bool {
        guard token == expected else { return false }
        try await save(session)
        return true
    }

    public func delete(_ expected: SessionToken) async throws(AuthenticationError) {
        try record(.delete)
        state.withLock { if $0.session?.token == expected { $0.session = nil } }
    }

    public func delete(
        _ expected: SessionToken,
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        try record(.delete)
        state.withLock { state in
            if state.session?.token == expected { (state.session, state.reason) = (nil, reason) }
        }
    }

    /// The reason of the last deletion that had one, until the next save; never recorded, and never
    /// fails.
    public func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        state.withLock { $0.reason }
    }

    private func record(_ call: Call) throws(AuthenticationError) {
        let failure = state.withLock { state in
            state.calls.append(call)
            return state.failure
        }
        if let failure { throw failure }
    }
}
