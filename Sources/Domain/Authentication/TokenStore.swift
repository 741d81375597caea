/// Keeps the token and the session's name between runs.
public protocol TokenStore: Sendable {
    /// The stored session, `nil` when there is none.
    func load() async throws(AuthenticationError) -> StoredSession?

    /// Replaces the stored session; if it throws, the old one is still stored.
    func save(_ session: StoredSession) async throws(AuthenticationError)

    /// Removes the stored session, if there is one.
    func delete() async throws(AuthenticationError)

    /// Replaces the stored session by the reason why it is over, until the next one is saved.
    func delete(because reason: AuthenticationState.Reason) async throws(AuthenticationError)

    /// The stored reason why there is no session, `nil` when none is stored.
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

    /// Removes the session that ended for this reason, and returns a failure instead of throwing.
    func remove(because reason: AuthenticationState.Reason) async -> AuthenticationError? {
        do throws(AuthenticationError) {
            // Users who sign out know why; the next run has to show the other reasons.
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
