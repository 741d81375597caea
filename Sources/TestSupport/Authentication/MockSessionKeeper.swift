public import Foundation
public import MomentumAuthenticationDomain
import MomentumDomain
public import MomentumTestSupport
import Synchronization

/// A session that a test begins and ends; it records its calls.
public final class MockSessionKeeper: SessionKeeperProtocol {
    /// A call without an answer.
    public enum Call: Hashable, Sendable {
        case restore, enteredBackground, enteredForeground, signOut, forgetDeletedAccount
        case retrySignOut, dismissSignOutRemark
        case select(space: String?)
    }

    public let signingIn = Stub<Void, Void, AuthenticationError>(
        "MockSessionKeeper.signIn"
    ) { .failure(.storage($0)) }
    public let beginning = Stub<Void, URL, AuthenticationError>(
        "MockSessionKeeper.beginSignIn"
    ) { .failure(.storage($0)) }
    public let finishing = Stub<String, Void, AuthenticationError>(
        "MockSessionKeeper.finishSignIn"
    ) { .failure(.storage($0)) }
    public let validating = Stub<Void, SessionCheck?, Never>(
        "MockSessionKeeper.validate"
    ) { _ in .success(nil) }
    /// The credentials for requests to the server.
    public let source: MockCredentialSource

    private struct Shown {
        var state: AuthenticationState
        var calls: [Call] = []
    }

    private let shown: Mutex<Shown>
    private let broadcast = Broadcast<AuthenticationState>(isComplete: true)

    /// Creates a session in `state`, with the credentials of `source`.
    public init(
        _ state: AuthenticationState = .restoring(nil),
        source: MockCredentialSource = MockCredentialSource()
    ) {
        shown = Mutex(Shown(state: state))
        self.source = source
    }

    /// The calls so far, in order, except for those answered.
    public var calls: [Call] { shown.withLock { $0.calls } }

    /// Changes the state, and notifies the listeners.
    public func announce(_ state: AuthenticationState) {
        // A listener that begins at the same time gets the state once, before or after.
        shown.withLock { shown in
            shown.state = state
            broadcast.send(state)
        }
    }

    public var state: AuthenticationState {
        get async { shown.withLock { $0.state } }
    }

    public func states() async -> AsyncStream<AuthenticationState> {
        shown.withLock { broadcast.values(startingWith: $0.state) }
    }

    public func restore() async { record(.restore) }

    public func signIn(through web: any WebSession) async throws(AuthenticationError) {
        try await signingIn(())
    }

    public func beginSignIn() async throws(AuthenticationError) -> URL {
        try await beginning(())
    }

    public func finishSignIn(callback: String) async throws(AuthenticationError) {
        try await finishing(callback)
    }

    public func validate() async -> SessionCheck? { await validating(()) }

    public func enteredBackground() async { record(.enteredBackground) }

    public func enteredForeground() async { record(.enteredForeground) }

    public func signOut() async { record(.signOut) }

    public func forgetDeletedAccount() async { record(.forgetDeletedAccount) }

    public func retrySignOut() async { record(.retrySignOut) }

    public func dismissSignOutRemark() async { record(.dismissSignOutRemark) }

    public func select(space: String?) async { record(.select(space: space)) }

    public func credentials() async throws(AuthenticationError) -> Credentials {
        try await source.credentials()
    }

    public func standing(of credentials: Credentials) async -> CredentialStanding {
        await source.standing(of: credentials)
    }

    public func refused(_ credentials: Credentials) async -> AuthenticationError {
        await source.refused(credentials)
    }

    private func record(_ call: Call) {
        shown.withLock { $0.calls.append(call) }
    }
}
