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
                if let left = try? await earlier.load(), left.token == kept.token {
                    await deleteEarlier()
                }
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
            await deleteEarlier()
        }
    }

    package func delete() async throws(AuthenticationError) {
        try await delete { store throws(AuthenticationError) in try await store.delete() }
    }

    package func delete(
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        try await delete { store throws(AuthenticationError) in
            try await store.delete(because: reason)
        }
    }

    package func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        try await current.reasonForNone()
    }

    private func delete(
        _ leave: @escaping @Sendable (any TokenStore) async throws(AuthenticationError) -> Void
    ) async throws(AuthenticationError) {
        try await inTurn { [self] () async throws(AuthenticationError) in
            var failure: AuthenticationError?
            do throws(AuthenticationError) { try await leave(current) } catch { failure = error }
            do throws(AuthenticationError) { try await earlier.delete() } catch { failure = error }
            if let failure { throw failure }
        }
    }

    private func move(_ session: StoredSession) async {
        do throws(AuthenticationError) {
            try await current.save(session)
            if try await current.load() == session { try await earlier.delete() }
        } catch {
            report(error)
        }
    }

    private func deleteEarlier() async {
        do throws(AuthenticationError) { try await earlier.delete() } catch { report(error) }
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
