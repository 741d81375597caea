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
    public func reasonForNone() async -> AuthenticationState.Reason? { reason }

    public func replace(_ expected: SessionToken, with session: StoredSession) -> Bool {
        guard self.session?.token == expected else { return false }
        self.session = session
        return true
    }

    public func delete(_ expected: SessionToken) {
        if session?.token == expected { session = nil }
    }

    public func delete(
        _ expected: SessionToken,
        because reason: AuthenticationState.Reason
    ) async {
        if session?.token == expected { (session, self.reason) = (nil, reason) }
    }
}
