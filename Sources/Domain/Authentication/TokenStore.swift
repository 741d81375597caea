/// Keeps the token and the session's name between runs.
public protocol TokenStore: Sendable {
    /// The stored session; `nil` if there is none.
    func load() async throws(AuthenticationError) -> StoredSession?

    /// Replaces the stored session; if it throws, the old one is still stored.
    func save(_ session: StoredSession) async throws(AuthenticationError)

    /// Removes the stored session, if there is one.
    func delete() async throws(AuthenticationError)

    /// Replaces the stored session by the reason it ended, until the next one is saved.
    func delete(because reason: AuthenticationState.Reason) async throws(AuthenticationError)

    /// The stored reason for a missing session; `nil` if none is stored.
    func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason?
}

extension TokenStore {
    /// Removes the stored session; this store keeps no reasons.
    public func delete(
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        try await delete()
    }

    public func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        nil
    }

    /// Removes the session that ended for this reason; returns a failure instead of throwing it.
    func remove(because reason: AuthenticationState.Reason) async -> AuthenticationError? {
        do throws(AuthenticationError) {
            // Users who sign out know the reason; the next run must show the other reasons.
            if reason == .byUser {
                try await delete()
            } else {
                try await delete(because: reason)
            }
            return nil
        } catch {
            return error
        }
    }
}
