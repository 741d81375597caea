import Foundation
@testable import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumDomain
@testable import MomentumNetwork
import Testing

/// The Keychain store's reaction to the Keychain's answers; the calls themselves need a device.
@Suite struct KeychainTokenStoreTests {
    private let heard = HeardCauses()

    private func store(
        _ keychain: ScriptedKeychain,
        accessGroup: String? = nil
    ) throws
        -> KeychainTokenStore
    {
        KeychainTokenStore(
            keychain: keychain,
            service: "test.app",
            accessGroup: accessGroup,
            server: try ServerAddress("https://MPS.test/base"),
            log: { [heard] cause in heard.hear(cause) }
        )
    }

    private func stored(_ token: String, _ name: String? = "name") throws -> StoredSession {
        StoredSession(token: try #require(SessionToken(token)), name: name)
    }

    private func entry(_ place: KeychainEntry.Place, accessGroup: String? = nil) -> KeychainEntry {
        var entry = KeychainEntry(
            service: "test.app",
            account: "session@https://mps.test:443",
            accessGroup: accessGroup
        )
        entry.place = place
        return entry
    }

    @Test
    func `an entry is updated, added when there is none, and never deleted first (AU-4, fault 6)`()
        async throws
    {
        let keychain = ScriptedKeychain()
        let store = try store(keychain)
        let (first, second) = (try stored("one", nil), try stored("two"))

        #expect(try await store.load() == nil)
        try await store.save(first)
        #expect(keychain.calls == ["read", "update", "add"])
        #expect(try await store.load() == first)
        try await store.save(second)
        #expect(keychain.calls.suffix(1) == ["update"])
        #expect(try await store.load() == second)
        let named = StoredSession(token: second.token, name: "name", account: "account")
        try await store.save(named)
        #expect(try await store.load() == named)
        try await store.delete(first.token)
        #expect(try await store.load() == named)
        try await store.delete(second.token)
        try await store.delete(second.token)
        #expect(try await store.load() == nil)
    }

    // errSecInteractionNotAllowed, errSecAuthFailed, errSecNotAvailable.
    @Test(arguments: [-25308, -25293, -25291] as [Int32])
    func `every other status is a failure, and what was stored stays (AU-4, AU-5, fault 6)`(
        status: Int32
    ) async throws {
        let keychain = ScriptedKeychain()
        let store = try store(keychain)
        try await store.save(try stored("one"))
        keychain.fail(with: status)

        let error = AuthenticationError.storage(
            FailureCause(domain: "OSStatus", code: Int(status), detail: "Keychain")
        )
        await #expect(throws: error) { try await store.load() }
        await #expect(throws: error) { try await store.delete(try stored("one").token) }
        await #expect(throws: error) { try await store.save(try stored("two")) }
        #expect(keychain.items.values.map(\.secret) == [Data("one\nname".utf8)])
        #expect(heard.all.isEmpty)
    }

    @Test(arguments: [nil, "TEAM.shared"])
    func `the entry names service, server and group, and stays on this device (AU-4, AU-35)`(
        accessGroup: String?
    ) async throws {
        let keychain = ScriptedKeychain()

        try await store(keychain, accessGroup: accessGroup).save(try stored("one"))

        let item = ScriptedKeychain.Item(
            secret: Data("one\nname".utf8),
            protection: .afterFirstUnlockThisDeviceOnly
        )
        #expect(keychain.items == [entry(.dataProtection, accessGroup: accessGroup): item])
    }

    @Test func `the reason of an end takes the token's place in the entry (MD-GQ-8)`() async throws
    {
        let keychain = ScriptedKeychain()
        let store = try store(keychain)
        try await store.save(try stored("one"))

        try await store.delete(stored("two").token, because: .sessionEnded)
        #expect(try await store.load() == stored("one"))
        try await store.delete(stored("one").token, because: .sessionEnded)

        #expect(try await store.load() == nil)
        #expect(try await store.reasonForNone() == .sessionEnded)
        #expect(keychain.items.values.map(\.secret) == [Data("\nsessionEnded".utf8)])
        try await store.save(try stored("two"))
        #expect(try await store.load() == stored("two"))
        #expect(try await store.reasonForNone() == nil)
        #expect(try await !store.replace(stored("one").token, with: stored("three")))
        #expect(try await store.replace(stored("two").token, with: stored("three")))
        try await store.delete(stored("three").token, because: .byUser)
        #expect(keychain.items.isEmpty)
    }

    @Test func `an entry with another protection class is raised by the next save (AU-35)`()
        async throws
    {
        let keychain = ScriptedKeychain()
        let entry = entry(.dataProtection)
        keychain.put(ScriptedKeychain.Item(secret: Data("one".utf8), protection: nil), at: entry)
        let store = try store(keychain)

        #expect(try await store.load() == stored("one", nil))
        #expect(keychain.items[entry]?.protection == nil)
        try await store.save(try stored("two"))

        #expect(keychain.items[entry]?.protection == .afterFirstUnlockThisDeviceOnly)
    }

    @Test func `a Mac program without the entitlement uses the login keychain, said once (AU-35)`()
        async throws
    {
        let keychain = ScriptedKeychain(hasLoginKeychain: true, isEntitled: false)
        let store = try store(keychain, accessGroup: "TEAM.shared")

        #expect(try await store.load() == nil)
        try await store.save(try stored("one"))
        #expect(try await store.load() == stored("one"))

        #expect(keychain.calls == ["read", "read", "update", "add", "read"])
        #expect(Array(keychain.items.keys) == [entry(.login)])
        #expect(heard.all.map(\.code) == [-34018])
    }

    @Test func `a missing entitlement is a failure where there is no login keychain (AU-35)`()
        async throws
    {
        let store = try store(ScriptedKeychain(isEntitled: false))

        let failure = await #expect(throws: AuthenticationError.self) { try await store.load() }

        guard case .storage(let cause)? = failure else { return }
        #expect(cause.code == -34018)
        #expect(heard.all.isEmpty)
    }

    @Test func `a system without a Keychain is a failure, not an empty store (AU-5, AU-35)`()
        async throws
    {
        let store = KeychainTokenStore(
            keychain: AbsentKeychain(),
            service: "test.app",
            accessGroup: nil,
            server: try ServerAddress("https://mps.test"),
            log: { _ in }
        )

        await #expect(throws: AuthenticationError.self) { try await store.load() }
        await #expect(throws: AuthenticationError.self) { try await store.save(stored("one")) }
    }

    @Test(arguments: [
        "kSecClass: kSecClassGenericPassword", "kSecAttrSynchronizable: false",
        ".afterFirstUnlockThisDeviceOnly: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly",
        "if entry.place == .dataProtection { query[kSecUseDataProtectionKeychain] = true }",
        "if let group = entry.accessGroup { query[kSecAttrAccessGroup] = group }",
    ])
    func `the source of the calls keeps an entry on this device (AU-4, AU-35, fault 6)`(
        line: String
    ) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Data/Authentication/SecurityKeychain.swift")
            .standardized

        #expect(try String(contentsOf: file, encoding: .utf8).contains(line))
    }
}
