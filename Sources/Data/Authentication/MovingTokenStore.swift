package import MomentumAuthenticationDomain
package import MomentumDomain

/// Keeps the session in one store, and moves it there from the store of an earlier version.
///
/// A move writes the session, reads it back and only then deletes the old one. If the program is
/// killed in between, one or both stores have the session.
package actor MovingTokenStore: TokenStore {
    private let current: any TokenStore
    private let earlier: any TokenStore
    private let log: @Sendable (FailureCause) -> Void
    private var last: Task<Void, Never>?

    /// `log` receives the reason why a session could not be moved; it stays in its store.
    package init(
        current: any TokenStore,
        earlier: any TokenStore,
        log: @escaping @Sendable (FailureCause) -> Void
    ) {
        self.current = current
        self.earlier = earlier
        self.log = log
    }

    package func load() async throws(AuthenticationError) -> StoredSession? {
        try await inTurn { [self] () async throws(AuthenticationError) in
            if let kept = try await current.load() {
                // An interrupted move left the session there.
                await deleteEarlier(kept.token)
                return kept
            }
            guard let found = try await earlier.load() else { return nil }
            await move(found)
            return found
        }
    }

    package func save(_ session: StoredSession) async throws(AuthenticationError) {
        try await inTurn { [self] () async throws(AuthenticationError) in
            try await current.save(session)
            // Without a token, what is left cannot be read, and goes as well.
            let left = try? await earlier.load()
            await deleteEarlier(left?.token ?? session.token)
        }
    }

    package func replace(
        _ expected: SessionToken,
        with session: StoredSession
    ) async throws(AuthenticationError) -> Bool {
        try await inTurn { [self] () async throws(AuthenticationError) in
            // A session that could not be moved is replaced where it is.
            guard try await current.replace(expected, with: session) else {
                return try await earlier.replace(expected, with: session)
            }
            await deleteEarlier(expected)
            return true
        }
    }

    package func delete(_ expected: SessionToken) async throws(AuthenticationError) {
        try await delete(expected) { store throws(AuthenticationError) in
            try await store.delete(expected)
        }
    }

    package func delete(
        _ expected: SessionToken,
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        try await delete(expected) { store throws(AuthenticationError) in
            try await store.delete(expected, because: reason)
        }
    }

    package func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        try await current.reasonForNone()
    }

    private func delete(
        _ expected: SessionToken,
        _ leave: @escaping @Sendable (any TokenStore) async throws(AuthenticationError) -> Void
    ) async throws(AuthenticationError) {
        try await inTurn { [self] () async throws(AuthenticationError) in
            var failure: AuthenticationError?
            do throws(AuthenticationError) { try await leave(current) } catch { failure = error }
            do throws(AuthenticationError) {
                try await earlier.delete(expected)
            } catch {
                failure = error
            }
            if let failure { throw failure }
        }
    }

    private func move(_ session: StoredSession) async {
        do throws(AuthenticationError) {
            try await current.save(session)
            if try await current.load() == session { try await earlier.delete(session.token) }
        } catch {
            report(error)
        }
    }

    private func deleteEarlier(_ token: SessionToken) async {
        do throws(AuthenticationError) { try await earlier.delete(token) } catch { report(error) }
    }

    private func report(_ error: AuthenticationError) {
        if case .storage(let cause) = error { log(cause) }
    }

    /// Runs calls one after the other, so that a move cannot overwrite a newer session.
    private func inTurn<Answer: Sendable>(
        _ body: @escaping @Sendable () async throws(AuthenticationError) -> Answer
    ) async throws(AuthenticationError) -> Answer {
        let previous = last
        let task = Task { () async -> Result<Answer, AuthenticationError> in
            await previous?.value
            do throws(AuthenticationError) {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
        last = Task { _ = await task.value }
        return try await task.value.get()
    }
}
