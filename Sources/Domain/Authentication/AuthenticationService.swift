public import Foundation

/// The server's side of signing in and out.
public protocol AuthenticationService: Sendable {
    /// Scheme, host and port of the server.
    var origin: String { get }

    /// The page that people sign in on (AU-8, AU-9).
    func startAddress(for attempt: SignInAttempt, policy: SignInPolicy) -> URL

    /// Trades the code of a callback for the session token (AU-14).
    func exchange(
        code: String,
        verifier: String
    ) async throws(AuthenticationError) -> SessionToken

    /// Asks whether the session lives (AU-19).
    func check(_ token: SessionToken) async -> SessionCheck

    /// Ends the session.
    ///
    /// - Returns: Whether it has certainly ended (AU-27).
    func signOut(_ token: SessionToken) async -> Bool
}
