import Foundation
import MomentumDomain
import Testing

@testable import MomentumData

/// What the Keychain store does with the Keychain's answers; the calls themselves need a device.
@Suite struct SecretItemStoreTests {
    private let item = ScriptedSecretItem()
    private var store: SecretItemStore { SecretItemStore(item: item) }

    @Test
    func `an entry is updated, added when there is none, and never deleted first (AU-4, fault 6)`()
        throws
    {
        let (first, second) = (stored("one", nil), stored("two"))

        #expect(try store.load() == nil)
        try store.save(try #require(first))
        #expect(item.calls == ["read", "update", "add"])
        try store.save(try #require(second))
        #expect(item.calls.suffix(1) == ["update"])
        #expect(try store.load() == second)
        try store.delete()
        try store.delete()
        #expect(try store.load() == nil)
    }

    // errSecInteractionNotAllowed, errSecAuthFailed, errSecNotAvailable.
    @Test(arguments: [-25308, -25293, -25291] as [Int32])
    func `every other status is a failure, and what was stored stays (AU-4, AU-5, fault 6)`(
        status: Int32
    ) throws {
        try store.save(try #require(stored("one")))
        item.fail(with: status)

        let cause = FailureCause(domain: "OSStatus", code: Int(status), detail: "Keychain")
        #expect(throws: AuthenticationError.storage(cause)) { try store.load() }
        #expect(throws: AuthenticationError.storage(cause)) { try store.delete() }
        let second = try #require(stored("two"))
        #expect(throws: AuthenticationError.storage(cause)) { try store.save(second) }
        #expect(item.secret == Data("one\nname".utf8))
    }

    private func stored(_ token: String, _ name: String? = "name") -> StoredSession? {
        SessionToken(token).map { StoredSession(token: $0, name: name) }
    }

    @Test func `the account's name has the server's origin (AU-4)`() throws {
        let server = try ServerAddress("https://MPS.test/base")

        #expect(SecretItemStore.account("session", at: server) == "session@https://mps.test:443")
    }

    @Test(arguments: [
        "kSecClass: kSecClassGenericPassword", "kSecAttrSynchronizable: false",
        "kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly",
    ])
    func `the source of the entry keeps it on this device (AU-4, AU-5, fault 6)`(
        line: String
    ) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Data/Authentication/KeychainItem.swift").standardized

        #expect(try String(contentsOf: file, encoding: .utf8).contains(line))
    }
}
