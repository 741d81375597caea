public import MomentumDomain

/// Keeps the token for this run.
public actor InMemoryTokenStore: TokenStore {
    private var token: SessionToken?

    public init(_ token: SessionToken? = nil) {
        self.token = token
    }

    public func load() -> SessionToken? { token }
    public func save(_ token: SessionToken) { self.token = token }
    public func delete() { token = nil }
}
