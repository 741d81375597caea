public import Foundation

/// The server's side of signing in and out.
public protocol AuthenticationService: Sendable {
    /// The scheme, host and port of the server.
    var origin: String { get }

    /// The address of the sign-in page.
    func startAddress(for attempt: SignInAttempt, policy: SignInPolicy) -> URL

    /// Exchanges the code of a callback for the session token.
    func exchange(
        code: String,
        verifier: String
    ) async throws(AuthenticationError) -> SessionToken

    /// Asks the server if the session is valid.
    func check(_ token: SessionToken) async -> SessionCheck

    /// Ends the session; returns true if it has certainly ended.
    func signOut(_ token: SessionToken) async -> Bool
}

/// The server's answer about the validity of a session.
public enum SessionCheck: Hashable, Sendable {
    /// The session is valid; `renewed` replaces its token.
    case alive(SessionAccount, expiry: Date?, renewed: SessionToken?)
    /// The session certainly does not exist.
    case ended
    /// The answer proves neither, so the session continues.
    case unclear(AuthenticationError)
}
