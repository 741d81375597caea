import Foundation
@testable import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain
@testable import MomentumNetwork
import Synchronization
import Testing

/// The move of a session from the file of an earlier version to the Keychain.
@Suite(.timeLimit(.minutes(5))) struct MovingTokenStoreTests {
    /// A store that does nothing more after a number of calls, as after a kill.
    private struct Mortal: TokenStore {
        let store: any TokenStore
        let left: Lives

        func load() async throws(AuthenticationError) -> StoredSession? {
            try left.spend()
            return try await store.load()
        }

        func save(_ session: StoredSession) async throws(AuthenticationError) {
            try left.spend()
            try await store.save(session)
        }

        func replace(
            _ expected: SessionToken,
            with session: StoredSession
        ) async throws(AuthenticationError) -> Bool {
            try left.spend()
            return try await store.replace(expected, with: session)
        }

        func delete(_ expected: SessionToken) async throws(AuthenticationError) {
            try left.spend()
            try await store.delete(expected)
        }
    }

    private final class Lives: Sendable {
        private let count: Mutex<Int>

        init(_ count: Int) { self.count = Mutex(count) }

        func spend() throws(AuthenticationError) {
            let isAlive = count.withLock { count in
                count -= 1
                return count >= 0
            }
            guard isAlive else { throw .cancelled }
        }
    }

    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "moving-\(UUID())")
    private let keychain = ScriptedKeychain()
    private let heard = HeardCauses()

    private var file: URL { folder.appending(component: "session.json") }

    private func stores() throws -> (current: KeychainTokenStore, earlier: FileTokenStore) {
        let server = try ServerAddress("https://mps.test")
        let current = KeychainTokenStore(
            keychain: keychain,
            service: "test.app",
            accessGroup: nil,
            server: server,
            log: { _ in }
        )
        return (current, FileTokenStore(file: file, server: server))
    }

    private func moving(_ current: any TokenStore, _ earlier: any TokenStore) -> MovingTokenStore {
        MovingTokenStore(current: current, earlier: earlier) { [heard] cause in heard.hear(cause) }
    }

    private func stored(_ token: String) throws -> StoredSession {
        StoredSession(token: try #require(SessionToken(token)), name: "name")
    }

    @Test func `a token in the file of an earlier version moves into the Keychain (AU-37)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (current, earlier) = try stores()
        try await earlier.save(try stored("one"))

        #expect(try await moving(current, earlier).load() == stored("one"))

        #expect(keychain.calls == ["read", "update", "add", "read"])
        #expect(try await current.load() == stored("one"))
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(try await moving(current, earlier).load() == stored("one"))
    }

    // Read, read, write, read back, delete.
    @Test(arguments: 0...5)
    func `killed at any call, the token is in one of both, and the next run has it (AU-37)`(
        calls: Int
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (current, earlier) = try stores()
        try await earlier.save(try stored("one"))
        let left = Lives(calls)
        let killed = moving(
            Mortal(store: current, left: left),
            Mortal(store: earlier, left: left)
        )

        _ = try? await killed.load()

        let (kept, found) = (try await current.load(), try await earlier.load())
        #expect([kept, found].contains(try stored("one")))
        #expect((found == nil) == (calls == 5))
        #expect(try await moving(current, earlier).load() == stored("one"))
        #expect(try await current.load() == stored("one"))
        #expect(try await earlier.load() == nil)
    }

    @Test func `a session that the Keychain does not take stays in the file (AU-37)`() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (_, earlier) = try stores()
        let full = MockTokenStore()
        try await earlier.save(try stored("one"))
        let cause = FailureCause(domain: "OSStatus", code: -25299)
        full.failSaves(with: .storage(cause))

        #expect(try await moving(full, earlier).load() == stored("one"))

        #expect(try await earlier.load() == stored("one"))
        #expect(heard.all == [cause])
    }

    @Test func `a locked Keychain is an error, and the file is not looked at (AU-5, AU-37)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (current, earlier) = try stores()
        try await earlier.save(try stored("one"))
        keychain.fail(with: -25308)

        await #expect(throws: AuthenticationError.self) {
            try await moving(current, earlier).load()
        }

        #expect(try await earlier.load() == stored("one"))
    }

    @Test func `a new session leaves no older one behind, and signing out neither (AU-26, AU-37)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (current, earlier) = try stores()
        let store = moving(current, earlier)

        try await earlier.save(try stored("one"))
        try await store.save(try stored("two"))
        #expect(try await earlier.load() == nil)
        #expect(try await store.load() == stored("two"))

        try await earlier.save(try stored("two"))
        try await store.delete(stored("two").token)
        #expect(try await earlier.load() == nil)
        #expect(try await current.load() == nil)
    }

    @Test func `a session is replaced in the store that has it (AU-23, AU-37)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (current, earlier) = try stores()
        let store = moving(current, earlier)

        try await earlier.save(try stored("one"))
        #expect(try await store.replace(stored("one").token, with: stored("two")))
        #expect(try await earlier.load() == stored("two"))

        #expect(try await store.load() == stored("two"))
        #expect(try await store.replace(stored("two").token, with: stored("three")))
        #expect(try await current.load() == stored("three"))
        #expect(try await !store.replace(stored("two").token, with: stored("four")))
        #expect(try await store.load() == stored("three"))
    }

    @Test func `a session that is stored during a move is the one that stays (AU-37)`() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (current, earlier) = try stores()
        try await earlier.save(try stored("one"))
        let store = moving(current, earlier)

        async let found = store.load()
        try await store.save(try stored("two"))
        _ = try await found

        #expect(try await store.load() == stored("two"))
        #expect(try await earlier.load() == nil)
    }

    @Test func `the file is kept out of backups and readable when locked (AU-36)`() async throws {
        let files = FaultyFileSystem()
        let store = FileTokenStore(
            file: URL(filePath: "/device/session.json"),
            server: try ServerAddress("https://mps.test"),
            in: files
        )

        try await store.save(try stored("one"))

        #expect(files.protections.contains("until first unlock: /device"))
        #expect(files.protections.contains("not in backups: /device/.session.json.tmp"))
    }
}
