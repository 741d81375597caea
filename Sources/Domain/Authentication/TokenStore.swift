/// Keeps the token, and the session's name beside it, between two runs.
public protocol TokenStore: Sendable {
    /// The stored session, `nil` when there is none.
    func load() async throws(AuthenticationError) -> StoredSession?

    /// Replaces what is stored; when it throws, the old one is still there.
    func save(_ session: StoredSession) async throws(AuthenticationError)

    /// Removes what is stored; nothing stored is fine.
    func delete() async throws(AuthenticationError)

    /// Removes what is stored, and keeps in its place the reason why the session is over, until
    /// the next one is saved.
    func delete(because reason: AuthenticationState.Reason) async throws(AuthenticationError)

    /// The reason that was kept in the place of a session; `nil` when there is none.
    func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason?
}

extension TokenStore {
    /// Removes what is stored; this store keeps no reasons.
    public func delete(
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        try await delete()
    }

    public func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        nil
    }
}
