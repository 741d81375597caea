/// Where requests get their session from, and whom they tell when the server refuses it.
public protocol CredentialSource: Sendable {
    /// The credentials of this moment; called once at the beginning of each operation.
    /// - Throws: ``AuthenticationError/sessionEnded`` when the server ended the last session,
    ///   ``AuthenticationError/storage(_:)`` when the stored session cannot be read, and
    ///   ``AuthenticationError/notSignedIn`` otherwise.
    func credentials() async throws(AuthenticationError) -> Credentials

    /// The reason why credentials count or no longer count; called before each attempt to send and
    /// after each answer.
    func standing(of credentials: Credentials) async -> CredentialStanding

    /// Finds out what a refusal means; a burst of them is one question to the server.
    /// - Returns: ``AuthenticationError/sessionEnded`` or ``AuthenticationError/notAuthorised``.
    func refused(_ credentials: Credentials) async -> AuthenticationError

    /// Waits for a question to the server whether the session lives, if one is under way; called
    /// before each change, and given up after five seconds.
    func settle() async
}

extension CredentialSource {
    /// Returns at once.
    public func settle() async {}
}
