/// The source of a request's session, told when the server refuses it.
public protocol CredentialSource: Sendable {
    /// The credentials of this moment; each operation calls this once, at its beginning.
    /// - Throws: ``AuthenticationError/sessionEnded`` when the server ended the last session,
    ///   ``AuthenticationError/storage(_:)`` when the stored session cannot be read, and
    ///   ``AuthenticationError/notSignedIn`` otherwise.
    func credentials() async throws(AuthenticationError) -> Credentials

    /// The state of credentials, read before each attempt to send and after each answer.
    func standing(of credentials: Credentials) async -> CredentialStanding

    /// Asks the server what a refusal means; refusals in a burst share one question.
    /// - Returns: ``AuthenticationError/sessionEnded`` or ``AuthenticationError/notAuthorised``.
    func refused(_ credentials: Credentials) async -> AuthenticationError

    /// Waits for a session check under way; changes call this first, and wait five seconds at most.
    func settle() async
}

extension CredentialSource {
    /// Returns at once.
    public func settle() async {}
}
