import Foundation
@testable import MomentumAuthenticationData
import MomentumAuthenticationDomain
@testable import MomentumData
import MomentumDomain
@testable import MomentumNetwork
import Testing

/// The behaviour of every token store (AU-3).
@Suite struct TokenStoreTests {
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (URL, ServerAddress) -> any TokenStore
    }

    static let adapters = [
        Adapter(testDescription: "in memory") { _, _ in InMemoryTokenStore() },
        Adapter(testDescription: "file") { FileTokenStore(file: $0, server: $1) },
    ]

    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "tokens-\(UUID())")
    private var file: URL { folder.appending(components: "deep", "session.json") }
    private let attempt = SignInAttempt(
        state: "s",
        verifier: "v",
        startedAt: Date(timeIntervalSince1970: 1000),
        origin: "https://mps.test:443",
        policy: .automatic
    )

    @Test(arguments: adapters)
    func `a token comes back as it went in, until it is deleted (AU-3)`(
        adapter: Adapter
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = adapter.make(file, try ServerAddress("https://mps.test"))
        let first = try #require(stored("one+/=", "a"))
        let second = try #require(stored("two", "b"))

        #expect(try await store.load() == nil)
        try await store.delete(first.token)
        try await store.save(first)
        #expect(try await store.load() == first)
        try await store.save(second)
        #expect(try await store.load() == second)
        try await store.delete(second.token)
        #expect(try await store.load() == nil)
    }

    @Test(arguments: adapters)
    func `what was stored meanwhile is neither replaced nor deleted (AU-22, TR-11)`(
        adapter: Adapter
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = adapter.make(file, try ServerAddress("https://mps.test"))
        let first = try #require(stored("one", "a"))
        let second = try #require(stored("two", "b"))

        #expect(try await !store.replace(first.token, with: second))
        #expect(try await store.load() == nil)
        try await store.save(first)
        #expect(try await store.replace(first.token, with: second))
        #expect(try await store.load() == second)
        #expect(try await !store.replace(first.token, with: first))
        try await store.delete(first.token)
        try await store.delete(first.token, because: .sessionEnded)
        #expect(try await store.load() == second)
        #expect(try await store.reasonForNone() == nil)
    }

    @Test func `a token of the same text at another server stays as well (AU-4, TR-11)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.test"))
        let other = FileTokenStore(file: file, server: try ServerAddress("https://other.test"))
        let session = try #require(stored("one"))
        try await store.save(session)

        try await other.delete(session.token)
        try await other.delete(session.token, because: .sessionEnded)

        #expect(try await !other.replace(session.token, with: session))
        #expect(try await store.load() == session)
    }

    @Test(arguments: adapters)
    func `the reason of an end stands in the place of the session (MD-GQ-8)`(
        adapter: Adapter
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = adapter.make(file, try ServerAddress("https://mps.test"))
        let session = try #require(stored("one", "a"))

        #expect(try await store.reasonForNone() == nil)
        for reason in [AuthenticationState.Reason.sessionEnded, .accountDeleted] {
            try await store.save(session)
            #expect(try await store.reasonForNone() == nil)
            try await store.delete(session.token, because: reason)
            #expect(try await store.load() == nil)
            #expect(try await store.reasonForNone() == reason)
        }
        try await store.save(session)
        try await store.delete(session.token)
        #expect(try await store.reasonForNone() == nil)
    }

    @Test func `the file and its folder belong to the owner alone (AU-3)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.test"))

        for text in ["one", "two"] {
            try await store.save(try #require(stored(text)))
            #expect(try mode(file) == 0o600)
        }

        #expect(try mode(file.deletingLastPathComponent()) == 0o700)
        let left = try FileManager.default.contentsOfDirectory(
            atPath: file.deletingLastPathComponent().path
        )
        #expect(Set(left) == ["session.json", "session.json.lock"])
    }

    @Test func `a token is never offered to another server (AU-4)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.test/a"))
        try await store.save(try #require(stored("one")))

        let same = FileTokenStore(file: file, server: try ServerAddress("https://MPS.test:443"))
        let other = FileTokenStore(file: file, server: try ServerAddress("https://mps.test:8443"))

        #expect(try await same.load() == stored("one"))
        #expect(try await other.load() == nil)
    }

    @Test func `a file of an earlier version is a session without a name (MD-GQ-6)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.test"))
        try await store.save(try #require(stored("one")))
        let text = #"{"version":1,"origin":"https://mps.test:443","token":"two"}"#
        try Data(text.utf8).write(to: file)

        let token = try #require(SessionToken("two"))
        #expect(try await store.load() == StoredSession(token: token, name: nil))
    }

    @Test(arguments: [
        "{", #"{"version":1,"origin":"https://mps.test:443","token":"no token"}"#,
    ])
    func `a damaged file is an error, not an empty store (AU-5)`(text: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.test"))
        try await store.save(try #require(stored("one")))
        try Data(text.utf8).write(to: file)

        let error = await #expect(throws: AuthenticationError.self) { try await store.load() }

        guard case .storage(let cause) = error else {
            Issue.record("expected .storage, got \(String(describing: error))")
            return
        }
        #expect(
            cause.explanation?.english
                == "The saved session cannot be read. Sign in again to replace it."
        )
    }

    @Test(arguments: ["{", "", "\u{0}", "{}"])
    func `signing in replaces a session that cannot be read (MD-GQ-11)`(text: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.test"))
        try await store.save(try #require(stored("one")))
        try Data(text.utf8).write(to: file)

        try await store.save(try #require(stored("two")))

        #expect(try await store.load() == stored("two"))
    }

    @Test func `a session of a newer version is said to be newer, and stays (TR-13)`() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.test"))
        try await store.save(try #require(stored("one")))
        let newer = Data(#"{"version":2,"sealed":"…"}"#.utf8)
        try newer.write(to: file)

        let errors = [
            await #expect(throws: AuthenticationError.self) { try await store.load() },
            await #expect(throws: AuthenticationError.self) {
                try await store.save(try #require(stored("two")))
            },
        ]

        for case .storage(let cause)? in errors {
            #expect(cause.explanation?.english.contains("was written by a newer version") == true)
        }
        let token = try #require(stored("one")).token
        await #expect(throws: AuthenticationError.self) {
            try await store.delete(token, because: .sessionEnded)
        }
        await #expect(throws: AuthenticationError.self) { try await store.delete(token) }
        #expect(try Data(contentsOf: file) == newer)
    }

    @Test func `24 runs that take up one attempt, and one has it (TR-11, AU-15)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await FileSignInAttemptStore(file: file).save(attempt)

        let taken = try await withThrowingTaskGroup(of: SignInAttempt?.self) { group in
            for _ in 0..<24 {
                let store = FileSignInAttemptStore(file: file)
                group.addTask {
                    try await store.take(origin: attempt.origin, policy: .automatic)
                }
            }
            return try await group.compactMap(\.self).reduce(into: []) { $0.append($1) }
        }

        #expect(taken == [attempt])
    }

    @Test func `an attempt is handed out once, from an owner's file (CL-10, AU-15, AU-38)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await FileSignInAttemptStore(file: file).save(attempt)
        #expect(try mode(file) == 0o600)

        let store = FileSignInAttemptStore(file: file)
        #expect(try await store.take(origin: attempt.origin, policy: .code) == nil)
        #expect(try await store.take(origin: "https://other.test:443", policy: .automatic) == nil)
        #expect(try await store.take(origin: attempt.origin, policy: .automatic) == attempt)
        #expect(try await store.take(origin: attempt.origin, policy: .automatic) == nil)
    }

    @Test(arguments: ["{", #"{"state":"s","verifier":"v","startedAt":1000}"#])
    func `an attempt that names no server is lost (AU-38)`(content: String) async throws {
        let made = SharedDocument(file, subject: "attempt")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await made.replace(with: Data(content.utf8))

        let store = FileSignInAttemptStore(file: file)

        #expect(try await store.take(origin: "https://mps.test:443", policy: .code) == nil)
        #expect(try made.read() == nil)
    }

    @Test func `what a killed process left half-written goes with the token (AU-3, AU-26)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.test"))
        let session = try #require(stored("one"))
        try await store.save(session)
        let parent = file.deletingLastPathComponent()
        try Data("two".utf8).write(to: parent.appending(component: ".session.json.new-1"))
        try Data().write(to: parent.appending(component: "other.json"))

        try await store.delete(session.token)

        let left = try FileManager.default.contentsOfDirectory(atPath: parent.path)
        #expect(Set(left) == ["other.json", "session.json.lock"])
    }

    @Test func `an attempt in memory begins with that of a run before (EM-15)`() async throws {
        let store = InMemorySignInAttemptStore(attempt: attempt)

        #expect(await store.take(origin: attempt.origin, policy: attempt.policy) == attempt)
        #expect(await store.take(origin: attempt.origin, policy: attempt.policy) == nil)
    }

    private func stored(_ token: String, _ name: String? = "name") -> StoredSession? {
        SessionToken(token).map { StoredSession(token: $0, name: name, account: "account") }
    }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
}
