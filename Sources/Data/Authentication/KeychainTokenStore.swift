#if canImport(Security)
public import MomentumDomain

/// Keeps the token of one server in the Keychain of this device (AU-4).
public actor KeychainTokenStore: TokenStore {
    private let store: SecretItemStore

    /// Creates a store whose entry's account name ends with the server's origin.
    public init(service: String, account: String, server: ServerAddress) {
        let account = SecretItemStore.account(account, at: server)
        store = SecretItemStore(item: KeychainItem(service: service, account: account))
    }

    public func load() throws(AuthenticationError) -> StoredSession? { try store.load() }
    public func save(_ session: StoredSession) throws(AuthenticationError) {
        try store.save(session)
    }
    public func delete() throws(AuthenticationError) { try store.delete() }
}
#endif
