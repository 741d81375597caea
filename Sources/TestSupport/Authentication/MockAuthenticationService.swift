public import Foundation
public import MomentumAuthenticationDomain
import Synchronization

/// The server's side of the sign-in, with a test's answers.
public final class MockAuthenticationService: AuthenticationService {
    public typealias Exchange = @Sendable (String) -> Result<SessionToken, AuthenticationError>

    private struct State {
        var check: @Sendable (SessionToken) async -> SessionCheck
        var exchange: Exchange
        var signOut: @Sendable (SessionToken) async -> Bool
        var checked: [SessionToken] = []
        var exchanged: [String] = []
        var signedOut: [SessionToken] = []
    }

    public let origin: String
    private let state: Mutex<State>

    /// Creates a server with an answer for each kind of question.
    ///
    /// By default a session is alive, an exchange is cancelled, and a sign-out succeeds.
    public init(
        origin: String = "https://mps.test:443",
        check: @escaping @Sendable (SessionToken) async -> SessionCheck = { _ in
            .alive(.fixture, expiry: nil, renewed: nil)
        },
        exchange: @escaping Exchange = { _ in .failure(.cancelled) },
        signOut: @escaping @Sendable (SessionToken) async -> Bool = { _ in true }
    ) {
        self.origin = origin
        state = Mutex(State(check: check, exchange: exchange, signOut: signOut))
    }

    /// The checked tokens, in order.
    public var checked: [SessionToken] { state.withLock { $0.checked } }
    /// The verifiers of the exchanges.
    public var exchanged: [String] { state.withLock { $0.exchanged } }
    public var signedOut: [SessionToken] { state.withLock { $0.signedOut } }

    /// Answers later session checks with `check`.
    public func answerChecks(_ check: @escaping @Sendable (SessionToken) async -> SessionCheck) {
        state.withLock { $0.check = check }
    }

    /// Answers later sign-outs with `signOut`.
    public func answerSignOuts(_ signOut: @escaping @Sendable (SessionToken) async -> Bool) {
        state.withLock { $0.signOut = signOut }
    }

    public func startAddress(for attempt: SignInAttempt, policy: SignInPolicy) -> URL {
        URL(filePath: "/start/\(policy.rawValue)/\(attempt.state)")
    }

    public func exchange(
        code: String,
        verifier: String
    ) async throws(AuthenticationError) -> SessionToken {
        let exchange = state.withLock { state in
            state.exchanged.append(verifier)
            return state.exchange
        }
        return try exchange(code).get()
    }

    public func check(_ token: SessionToken) async -> SessionCheck {
        let check = state.withLock { state in
            state.checked.append(token)
            return state.check
        }
        return await check(token)
    }

    public func signOut(_ token: SessionToken) async -> Bool {
        let signOut = state.withLock { state in
            state.signedOut.append(token)
            return state.signOut
        }
        return await signOut(token)
    }
}
