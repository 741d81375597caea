public import MomentumDomain
import Synchronization

/// A token store that records its calls and fails on demand.
public final class MockTokenStore: TokenStore {
    /// What was asked of the store.
    public enum Call: Hashable, Sendable {
        case load
        case save(SessionToken)
        case delete
    }

    private struct State {
        var token: SessionToken?
        var failure: AuthenticationError?
        var calls: [Call] = []
    }

    private let state: Mutex<State>

    public init(_ token: SessionToken? = nil) {
        state = Mutex(State(token: token))
    }

    public var token: SessionToken? { state.withLock { $0.token } }
    public var calls: [Call] { state.withLock { $0.calls } }

    /// Lets every call fail; `nil` mends it.
    public func fail(with error: AuthenticationError?) {
        state.withLock { $0.failure = error }
    }

    public func load() async throws(AuthenticationError) -> SessionToken? {
        try note(.load)
        return token
    }

    public func save(_ token: SessionToken) async throws(AuthenticationError) {
        try note(.save(token))
        state.withLock { $0.token = token }
    }

    public func delete() async throws(AuthenticationError) {
        try note(.delete)
        state.withLock { $0.token = nil }
    }

    private func note(_ call: Call) throws(AuthenticationError) {
        let failure = state.withLock { state in
            state.calls.append(call)
            return state.failure
        }
        if let failure { throw failure }
    }
}
