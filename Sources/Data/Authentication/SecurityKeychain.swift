#if canImport(Security)
import Foundation
import Security

/// The Keychain of Apple systems.
package struct SecurityKeychain: Keychain {
    #if os(macOS)
    package let hasLoginKeychain = true
    #else
    package let hasLoginKeychain = false
    #endif

    package func read(_ entry: KeychainEntry) -> KeychainAnswer {
        var query = query(entry)
        query[kSecReturnData] = true
        query[kSecMatchLimit] = kSecMatchLimitOne
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        return KeychainAnswer(status, secret: result as? Data)
    }

    package func update(_ entry: KeychainEntry, to content: KeychainContent) -> KeychainAnswer {
        KeychainAnswer(SecItemUpdate(query(entry) as CFDictionary, values(content) as CFDictionary))
    }

    package func add(_ entry: KeychainEntry, with content: KeychainContent) -> KeychainAnswer {
        let attributes = query(entry).merging(values(content)) { $1 }
        return KeychainAnswer(SecItemAdd(attributes as CFDictionary, nil))
    }

    package func delete(_ entry: KeychainEntry) -> KeychainAnswer {
        KeychainAnswer(SecItemDelete(query(entry) as CFDictionary))
    }

    private func query(_ entry: KeychainEntry) -> [CFString: Any] {
        var query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword,
            kSecAttrService: entry.service,
            kSecAttrAccount: entry.account,
            kSecAttrSynchronizable: false,
        ]
        if entry.place == .dataProtection { query[kSecUseDataProtectionKeychain] = true }
        if let group = entry.accessGroup { query[kSecAttrAccessGroup] = group }
        return query
    }

    private func values(_ content: KeychainContent) -> [CFString: Any] {
        let protection =
            switch content.protection {
            case .afterFirstUnlockThisDeviceOnly: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            }
        return [kSecValueData: content.secret, kSecAttrAccessible: protection]
    }
}
#endif
