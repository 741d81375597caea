import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
@testable import MomentumGraphQL
@testable import MomentumNetwork
import MomentumTestSupport
import Testing

@Suite struct ResponseCacheTests {
    private static let first = #"{"data":{"rows":[{"id":1,"name":"a"},{"id":2,"name":"b"}]}}"#
    private static let later = #"{"data":{"rows":[{"id":3,"name":"c"}]}}"#

    private let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_000_000))
    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "cache-\(UUID())")

    private func client(
        _ transport: ScriptedTransport,
        _ cache: ResponseCache,
        session: any CredentialSource = FixedCredentials()
    ) throws -> GraphQLClient {
        try GraphQLClient.fixture(transport, session: session, cache: cache, dates: dates)
    }

    private func names(_ result: GraphQLResult<Probe>) -> [String?]? {
        result.value.rows?.map(\.name)
    }

    @Test(arguments: [(29.0, 1, false), (30, 2, false), (-1, 2, false)])
    func `cache first asks the server after 30 seconds (BX-1)`(
        age: Double,
        requests: Int,
        isStale: Bool
    ) async throws {
        let transport = ScriptedTransport(Self.first, Self.later)
        let client = try client(transport, ResponseCache())
        _ = try await client.run(Probe.query, policy: .cacheFirst)
        dates.advance(bySeconds: age)

        let second = try await client.run(Probe.query, policy: .cacheFirst)

        #expect(transport.requests.count == requests)
        #expect(second.isFromCache == (requests == 1))
    }

    @Test(arguments: [(604_799.0, true), (604_800, false)])
    func `an entry is usable for seven days, and says how old it is (BX-1)`(
        age: Double,
        isUsable: Bool
    ) async throws {
        let client = try client(ScriptedTransport(Self.first), ResponseCache())
        _ = try await client.run(Probe.query)
        let stored = dates.now
        dates.advance(bySeconds: age)

        let cached = try? await client.run(Probe.query, policy: .cacheOnly)

        #expect((cached != nil) == isUsable)
        if let cached {
            #expect(cached.isFromCache && cached.isStale && cached.receivedAt == stored)
        }
    }

    @Test(arguments: [
        (404, ScriptedTransport.Answer.failure(.http(status: 404))),
        (501, .success(.json(#"{"errors":[{"message":"Boom"}]}"#, status: 501))),
    ])
    func `network only never reads, network else cache reads after a failure (BX-1)`(
        status: Int,
        down: ScriptedTransport.Answer
    ) async throws {
        let transport = ScriptedTransport([.success(.json(Self.first)), down])
        let client = try client(transport, ResponseCache())
        _ = try await client.run(Probe.query)

        await #expect(throws: GraphQLFailure.transport(.http(status: status))) {
            try await client.run(Probe.query, policy: .networkOnly)
        }
        let cached = try await client.run(Probe.query, policy: .networkElseCache)

        #expect(cached.isFromCache)
        #expect(names(cached) == ["a", "b"])
    }

    @Test func `entries of two sessions and spaces never meet (BX-1, SC-9)`() async throws {
        let cache = ResponseCache()
        let own = try client(ScriptedTransport(Self.first), cache)
        _ = try await own.run(Probe.query)

        for (name, space) in [("dana", "auth-milo"), ("milo", nil)] {
            let session = FixedCredentials(name: name, space: space)
            let other = try client(ScriptedTransport(Self.later), cache, session: session)
            await #expect(throws: GraphQLFailure.notCached) {
                try await other.run(Probe.query, policy: .cacheOnly)
            }
        }
    }

    @Test func `a session without a name keeps nothing (BX-1)`() async throws {
        let session = FixedCredentials(name: nil)
        let client = try client(ScriptedTransport(Self.first), ResponseCache(), session: session)
        _ = try await client.run(Probe.query)

        await #expect(throws: GraphQLFailure.notCached) {
            try await client.run(Probe.query, policy: .cacheOnly)
        }
    }

    @Test func `a mutation patches the row that counts of two with one id (BX-2, MD-GQ-18)`()
        async throws
    {
        let rows = #"[{"id":1,"name":"a"},{"id":2,"name":"b"},{"id":1,"name":"z"}]"#
        let client = try client(
            ScriptedTransport(
                #"{"data":{"rows":\#(rows)}}"#,
                #"{"data":{"saveRow":{"id":1,"name":"A"}}}"#
            ),
            ResponseCache()
        )
        _ = try await client.run(Probe.query)

        _ = try await client.run(Probe.mutation, variables: ["id": 1])

        #expect(names(try await client.run(Probe.query, policy: .cacheOnly)) == ["a", "b", "A"])
    }

    @Test func `a mutation patches the lists and makes them stale at once (BX-2)`() async throws {
        let cache = ResponseCache()
        let client = try client(
            ScriptedTransport(
                Self.first,
                #"{"data":{"saveRow":{"id":2,"name":"B"}}}"#,
                #"{"data":{"saveRow":{"id":9,"name":"new"}}}"#,
                #"{"data":{"deleteRow":true}}"#
            ),
            cache
        )
        _ = try await client.run(Probe.query)

        _ = try await client.run(Probe.mutation, variables: ["id": 2])
        _ = try await client.run(Probe.mutation, variables: ["id": 9])
        _ = try await client.run(Probe.deletion, variables: ["id": 1])
        let cached = try await client.run(Probe.query, policy: .cacheOnly)

        #expect(names(cached) == ["B", "new"])
        #expect(cached.isStale)
    }

    @Test func `a failed mutation makes its lists stale as well (SC-30, GQ-18)`() async throws {
        let client = try client(
            ScriptedTransport([.success(.json(Self.first)), .success(.json("", status: 502))]),
            ResponseCache()
        )
        _ = try await client.run(Probe.query)

        _ = try? await client.run(Probe.mutation, variables: ["id": 2])

        #expect(try await client.run(Probe.query, policy: .cacheOnly).isStale)
    }

    @Test func `entries outlive the process, and nothing of the token is in them (BX-1, AU-7)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let transport = ScriptedTransport(Self.first)
        _ = try await client(transport, ResponseCache(folder: folder)).run(Probe.query)

        let again = try await client(transport, ResponseCache(folder: folder))
            .run(Probe.query, policy: .cacheOnly)

        #expect(names(again) == ["a", "b"])
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let bytes = try Data(contentsOf: folder.appending(component: name))
            #expect(!String(decoding: bytes, as: UTF8.self).contains("t0ken"))
        }
    }

    @Test func `a damaged file is dropped, and the rest is used (BX-1)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let transport = ScriptedTransport(Self.first)
        _ = try await client(transport, ResponseCache(folder: folder)).run(Probe.query)
        let bad = folder.appending(component: "bad.json")
        try Data("{".utf8).write(to: bad)

        let again = try await client(transport, ResponseCache(folder: folder))
            .run(Probe.query, policy: .cacheOnly)

        #expect(again.isFromCache)
        #expect(!FileManager.default.fileExists(atPath: bad.path))
    }

    @Test func `signing out leaves nothing (AU-26, fault 24)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let transport = ScriptedTransport(Self.first)
        let cache = ResponseCache(folder: folder)
        let client = try client(transport, cache)
        _ = try await client.run(Probe.query)

        await cache.wipe()

        await #expect(throws: GraphQLFailure.notCached) {
            try await client.run(Probe.query, policy: .cacheOnly)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `at most 200 entries and 16 MiB are kept, the newest (BX-1)`() async {
        let cache = ResponseCache()
        for index in 0..<250 {
            let body = Data("\(index)".utf8)
            let key = ResponseCache.Key(session: "a", space: nil, operation: "o", body: body)
            let now = dates.now.addingTimeInterval(Double(index) / 100)
            await cache.store(body, for: key, tags: [], now: now, began: .init())
        }
        func has(_ text: String) async -> Bool {
            let body = Data(text.utf8)
            let key = ResponseCache.Key(session: "a", space: nil, operation: "o", body: body)
            return await cache.entry(for: key, now: dates.now.addingTimeInterval(10)) != nil
        }
        #expect(await !has("49"))
        #expect(await has("50"))

        let big = ResponseCache.Key(
            session: "a",
            space: nil,
            operation: "o",
            body: Data("big".utf8)
        )
        let bytes = Data(count: ResponseCache.maximumBytes - 10)
        let now = dates.now.addingTimeInterval(5)
        await cache.store(bytes, for: big, tags: [], now: now, began: .init())

        #expect(await has("big"))
        #expect(await has("249"))
        #expect(await !has("240"))
    }

    @Test(arguments: ["", "{", "[[[", "\u{0}"])
    func `an entry that cannot be read is asked for again (BX-1, TR-12)`(
        content: String
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try await storedFile()
        try Data(content.utf8).write(to: file)

        let again = try client(ScriptedTransport(Self.later), ResponseCache(folder: folder))
        let result = try await again.run(Probe.query, policy: .cacheFirst)

        #expect(names(result) == ["c"])
        #expect(try await storedFile() == file)
    }

    @Test func `an entry of a newer version stays as it is (TR-13)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try await storedFile()
        let newer = Data(#"{"version":99,"packed":"…"}"#.utf8)
        try newer.write(to: file)

        let again = try client(ScriptedTransport(Self.later), ResponseCache(folder: folder))
        #expect(names(try await again.run(Probe.query, policy: .cacheFirst)) == ["c"])

        #expect(try Data(contentsOf: file) == newer)
    }

    @Test func `24 caches that write one folder keep a whole entry of the owner's (TR-11)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...24 {
                let name = String(repeating: "n", count: number * 1000)
                let answer = #"{"data":{"rows":[{"id":1,"name":"\#(name)"}]}}"#
                let writer = try client(ScriptedTransport(answer), ResponseCache(folder: folder))
                group.addTask { _ = try await writer.run(Probe.query) }
            }
            try await group.waitForAll()
        }

        let reader = try client(ScriptedTransport(Self.later), ResponseCache(folder: folder))
        let rows = try await reader.run(Probe.query, policy: .cacheOnly).value.rows
        #expect(rows?.first?.name?.count.isMultiple(of: 1000) == true)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count == 1)
        let file = folder.appending(component: try #require(files.first)).path
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    /// The file of the one entry that a cache has stored.
    private func storedFile() async throws -> URL {
        _ = try await client(ScriptedTransport(Self.first), ResponseCache(folder: folder))
            .run(Probe.query)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return folder.appending(component: try #require(names.first))
    }
}
