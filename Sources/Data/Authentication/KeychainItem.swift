#if canImport(Security)
import Foundation
import Security

/// A generic password in the Keychain of this device, never synchronised (AU-4).
struct KeychainItem: SecretItem {
    let service: String
    let account: String

    func read() -> (status: Int32, secret: Data?) {
        var query = entry
        query[kSecReturnData] = true
        query[kSecMatchLimit] = kSecMatchLimitOne
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        return (status, result as? Data)
    }

    func update(_ secret: Data) -> Int32 {
        SecItemUpdate(entry as CFDictionary, values(secret) as CFDictionary)
    }

    func add(_ secret: Data) -> Int32 {
        SecItemAdd(entry.merging(values(secret)) { $1 } as CFDictionary, nil)
    }

    func delete() -> Int32 {
        SecItemDelete(entry as CFDictionary)
    }

    private var entry: [CFString: Any] {
        [
            kSecClass: kSecClassGenericPassword,
            kSecAttrService: service,
            kSecAttrAccount: account,
            kSecAttrSynchronizable: false,
        ]
    }

    private func values(_ secret: Data) -> [CFString: Any] {
        [
            kSecValueData: secret,
            kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
    }
}
#endif
