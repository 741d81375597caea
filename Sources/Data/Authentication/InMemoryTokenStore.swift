public import MomentumAuthenticationDomain

/// Keeps the token for this run.
public actor InMemoryTokenStore: TokenStore {
    private var session: StoredSession?
    private var reason: AuthenticationState.Reason?

    public init(_ session: StoredSession? = nil) {
        self.session = session
    }

    public func load() -> StoredSession? { session }
    public func save(_ session: StoredSession) { (self.session, reason) = (session, nil) }
    public func delete() { (session, reason) = (nil, nil) }
    public func reasonForNone() async -> AuthenticationState.Reason? { reason }

    public func delete(because reason: AuthenticationState.Reason) async {
        (session, self.reason) = (nil, reason)
    }
}
