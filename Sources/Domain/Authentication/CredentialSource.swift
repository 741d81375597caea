/// Where requests get their session from, and whom they tell when the server refuses it.
public protocol CredentialSource: Sendable {
    /// The credentials of this moment; `nil` when nobody is signed in, or on the way out (GQ-10).
    func credentials() async -> Credentials?

    /// Whether an answer to a request with these credentials still counts.
    func isCurrent(_ credentials: Credentials) async -> Bool

    /// Finds out what a refusal means; a burst of them is one question to the server (AU-24, BX-9).
    ///
    /// - Returns: ``AuthenticationError/sessionEnded`` or ``AuthenticationError/notAuthorised``.
    func refused(_ credentials: Credentials) async -> AuthenticationError
}
