/// Keeps the token between two runs.
public protocol TokenStore: Sendable {
    /// The stored token, `nil` when there is none.
    func load() async throws(AuthenticationError) -> SessionToken?

    /// Replaces what is stored; when it throws, the old one is still there.
    func save(_ token: SessionToken) async throws(AuthenticationError)

    /// Removes what is stored; nothing stored is fine.
    func delete() async throws(AuthenticationError)
}
