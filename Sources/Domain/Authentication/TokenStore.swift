/// Keeps the token and the session's name between runs.
public protocol TokenStore: Sendable {
    /// The stored session; `nil` if there is none.
    func load() async throws(AuthenticationError) -> StoredSession?

    /// Stores a new session in the place of any other; if it throws, the old one is still stored.
    func save(_ session: StoredSession) async throws(AuthenticationError)

    /// Replaces the stored session if it has the token `expected`. Another process may have stored
    /// another session, which stays.
    ///
    /// - Returns: True if it was replaced. If it throws, the old one is still stored.
    func replace(
        _ expected: SessionToken,
        with session: StoredSession
    ) async throws(AuthenticationError) -> Bool

    /// Removes the stored session if it has the token `expected`.
    func delete(_ expected: SessionToken) async throws(AuthenticationError)

    /// Replaces the stored session by the reason it ended, until the next one is saved, if it has
    /// the token `expected`.
    func delete(
        _ expected: SessionToken,
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError)

    /// The stored reason for a missing session; `nil` if none is stored.
    func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason?
}

/// The part of a session that is stored between runs.
public struct StoredSession: Hashable, Sendable {
    public let token: SessionToken
    /// A random name for the session's data on the device; `nil` in data of earlier versions.
    public let name: String?
    /// The id of the account; `nil` until the server names it, and in data of earlier versions.
    public let account: String?

    public init(token: SessionToken, name: String?, account: String? = nil) {
        self.token = token
        self.name = name
        self.account = account
    }
}

extension TokenStore {
    /// Removes the session with this token; this store keeps no reasons.
    public func delete(
        _ expected: SessionToken,
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        try await delete(expected)
    }

    public func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        nil
    }

    /// Stores a new session; returns a failure instead of throwing it.
    func keep(_ session: StoredSession) async -> AuthenticationError? {
        do throws(AuthenticationError) {
            try await save(session)
            return nil
        } catch {
            return error
        }
    }

    /// Replaces `stored` by `session`; returns the one of them that is stored afterwards, or `nil`
    /// if another process has removed or replaced it.
    func renew(_ stored: StoredSession, as session: StoredSession) async -> StoredSession? {
        do throws(AuthenticationError) {
            return try await replace(stored.token, with: session) ? session : nil
        } catch {
            return stored
        }
    }

    /// The stored session if it has this name; `nil` if there is none, or the store failed.
    func stored(as name: String?) async -> StoredSession? {
        do throws(AuthenticationError) {
            guard let name, let stored = try await load(), stored.name == name else { return nil }
            return stored
        } catch {
            return nil
        }
    }

    /// Removes the session that ended for this reason, whichever of its tokens is stored; returns a
    /// failure instead of throwing it.
    func remove(
        _ tokens: Set<SessionToken>,
        because reason: AuthenticationState.Reason
    ) async -> AuthenticationError? {
        do throws(AuthenticationError) {
            for token in tokens {
                // Users who sign out know the reason; the next run must show the other reasons.
                if reason == .byUser {
                    try await delete(token)
                } else {
                    try await delete(token, because: reason)
                }
            }
            return nil
        } catch {
            return error
        }
    }
}
