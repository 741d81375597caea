/// The parts of a sign-out that are not done, and the tries to do them.
struct SignOutRemains: Hashable, Sendable {
    let reason: AuthenticationState.Reason
    /// The tokens that the store may still have.
    private var stored: Set<SessionToken>
    private var failure: AuthenticationError?
    /// The token of a session that may live on at the server (AU-27).
    private(set) var session: SessionToken?

    init(
        _ reason: AuthenticationState.Reason,
        stored: Set<SessionToken>,
        session: SessionToken? = nil
    ) {
        (self.reason, self.stored, self.session) = (reason, stored, session)
    }

    /// The failure to show; `nil` if nothing remains.
    var remark: AuthenticationError? { failure ?? (session == nil ? nil : .signOutIncomplete) }

    /// Excludes a token that signed in again.
    mutating func forget(_ token: SessionToken) {
        stored.remove(token)
        if session == token { session = nil }
    }

    /// Tries to remove the tokens from the store.
    mutating func remove(from tokens: any TokenStore) async {
        failure = await tokens.remove(stored, because: reason)
        if failure == nil { stored = [] }
    }

    /// Tries to end the session at the server.
    mutating func end(at service: any AuthenticationService) async {
        guard let session else { return }
        // Cancelling the caller must not stop this: a partial sign-out is the worst state.
        if await Task(operation: { await service.signOut(session) }).value { self.session = nil }
    }
}
