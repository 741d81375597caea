#if canImport(Security)
public import MomentumDomain
import Foundation
import Security

/// Keeps the token of one server in the Keychain of this device (AU-4).
public actor KeychainTokenStore: TokenStore {
    private let service: String
    private let account: String

    /// Creates a store whose entry's account name ends with the server's origin.
    public init(service: String, account: String, server: ServerAddress) {
        self.service = service
        self.account = "\(account)@\(server.origin)"
    }

    public func load() throws(AuthenticationError) -> SessionToken? {
        var query = entry
        query[kSecReturnData] = true
        query[kSecMatchLimit] = kSecMatchLimitOne
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        // A locked device answers errSecInteractionNotAllowed, which is not "there is none".
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess, let data = result as? Data else { throw failure(status) }
        return SessionToken(String(decoding: data, as: UTF8.self))
    }

    public func save(_ token: SessionToken) throws(AuthenticationError) {
        let values: [CFString: Any] = [
            kSecValueData: Data(token.reveal().utf8),
            kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        // Never deleted first: a failure in between would lose the session.
        var status = SecItemUpdate(entry as CFDictionary, values as CFDictionary)
        if status == errSecItemNotFound {
            status = SecItemAdd(entry.merging(values) { $1 } as CFDictionary, nil)
        }
        guard status == errSecSuccess else { throw failure(status) }
    }

    public func delete() throws(AuthenticationError) {
        let status = SecItemDelete(entry as CFDictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else {
            throw failure(status)
        }
    }

    private var entry: [CFString: Any] {
        [
            kSecClass: kSecClassGenericPassword,
            kSecAttrService: service,
            kSecAttrAccount: account,
            kSecAttrSynchronizable: false,
        ]
    }

    private func failure(_ status: OSStatus) -> AuthenticationError {
        .storage(FailureCause(domain: "OSStatus", code: Int(status), detail: "Keychain"))
    }
}
#endif
