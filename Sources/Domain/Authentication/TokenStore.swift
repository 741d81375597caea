/// Keeps the token, and the session's name beside it, between two runs.
public protocol TokenStore: Sendable {
    /// The stored session, `nil` when there is none.
    func load() async throws(AuthenticationError) -> StoredSession?

    /// Replaces what is stored; when it throws, the old one is still there.
    func save(_ session: StoredSession) async throws(AuthenticationError)

    /// Removes what is stored; nothing stored is fine.
    func delete() async throws(AuthenticationError)
}
