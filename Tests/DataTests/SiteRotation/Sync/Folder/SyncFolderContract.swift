@testable import MomentumNetwork
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumWebDAV
import Testing

/// The behaviour of every ``SyncFolder`` (ST-43).
@Suite struct SyncFolderContract {
    static let adapters = SyncFolderAdapter.all

    @Test(arguments: adapters)
    func `an empty folder lists nothing, and neither does a missing one`(
        adapter: SyncFolderAdapter
    ) async throws {
        let folder = try await adapter.make()()

        #expect(try await folder.list("") == [])
        #expect(try await folder.list("v1/store") == [])
    }

    @Test(arguments: adapters)
    func `a file that was made is listed and read by others (ST-43)`(
        adapter: SyncFolderAdapter
    ) async throws {
        let open = try await adapter.make()
        let bytes = [UInt8](0...255)

        #expect(try await open().create("file.seg", bytes))

        #expect(try await open().list("") == [SyncFile(path: "file.seg", size: 256)])
        #expect(try await open().read("file.seg", limit: 256) == bytes)
    }

    @Test(arguments: adapters)
    func `an empty file and one of a mebibyte keep their bytes`(
        adapter: SyncFolderAdapter
    ) async throws {
        let open = try await adapter.make()
        let large = (0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }

        #expect(try await open().create("a/empty", []))
        #expect(try await open().create("a/large", large))

        let listed = try await open().list("a")
        #expect(Set(listed.map(\.size)) == [0, 1_048_576])
        #expect(try await open().read("a/empty", limit: 0) == [])
        #expect(try await open().read("a/large", limit: 1_048_576) == large)
    }

    @Test(arguments: adapters)
    func `a name that is taken stays with what has it (ST-43)`(
        adapter: SyncFolderAdapter
    ) async throws {
        let open = try await adapter.make()
        let folder = open()

        #expect(try await folder.create("device/1.seg", [1, 2, 3]))
        #expect(try await folder.create("device/1.seg", [4, 5]) == false)
        #expect(try await open().create("device/1.seg", []) == false)

        #expect(try await folder.list("") == [SyncFile(path: "device/1.seg", size: 3)])
        #expect(try await folder.read("device/1.seg", limit: 9) == [1, 2, 3])
    }

    @Test(arguments: adapters)
    func `files are listed below the folder that was asked for, and below those in it`(
        adapter: SyncFolderAdapter
    ) async throws {
        let folder = try await adapter.make()()
        for path in ["README.txt", "v1/s/a/1.seg", "v1/s/a/2.seg", "v1/s/b/1.seg", "v1/sb/1.seg"] {
            try await folder.create(path, [7])
        }

        let below = try await folder.list("v1/s").map(\.path)
        let all = try await folder.list("").map(\.path)

        #expect(below.sorted() == ["v1/s/a/1.seg", "v1/s/a/2.seg", "v1/s/b/1.seg"])
        #expect(
            all.sorted()
                == ["README.txt", "v1/s/a/1.seg", "v1/s/a/2.seg", "v1/s/b/1.seg", "v1/sb/1.seg"]
        )
    }

    @Test(
        arguments: adapters,
        [
            "1 (conflicted copy).seg", "1.sync-conflict-20260101-120000-ABCDEFG.seg", "1 2.seg",
            "Übung 日本 🩹.seg", "100% #1?&a=b+c;.seg", "d'or \"quoted\" <&amp;>.seg", "~tilde.seg",
        ]
    )
    func `what a name holds does not matter (ST-43)`(
        adapter: SyncFolderAdapter,
        name: String
    ) async throws {
        let open = try await adapter.make()
        let path = "a folder (2)/\(name)"

        #expect(try await open().create(path, [1]))

        #expect(try await open().list("a folder (2)") == [SyncFile(path: path, size: 1)])
        #expect(try await open().read(path, limit: 1) == [1])
        try await open().remove(path)
        #expect(try await open().list("") == [])
    }

    @Test(arguments: adapters)
    func `a file longer than the limit is refused`(adapter: SyncFolderAdapter) async throws {
        let folder = try await adapter.make()()
        try await folder.create("long", [UInt8](repeating: 1, count: 1000))

        await #expect(throws: SiteSyncFailure.self) { try await folder.read("long", limit: 999) }
        #expect(try await folder.read("long", limit: 1000).count == 1000)
    }

    @Test(arguments: adapters)
    func `a file that is not there cannot be read`(adapter: SyncFolderAdapter) async throws {
        let folder = try await adapter.make()()
        try await folder.create("there/file", [1])

        for path in ["file", "there/other", "there/file/below", "there"] {
            await #expect(throws: SiteSyncFailure.self, "\(path)") {
                try await folder.read(path, limit: 10)
            }
        }
    }

    @Test(arguments: adapters)
    func `what was removed is gone, and removing it again is fine`(
        adapter: SyncFolderAdapter
    ) async throws {
        let open = try await adapter.make()
        let folder = open()
        try await folder.create("a/1", [1])
        try await folder.create("a/2", [2])

        try await folder.remove("a/1")
        try await open().remove("a/1")
        try await folder.remove("never/was")

        #expect(try await folder.list("") == [SyncFile(path: "a/2", size: 1)])
        #expect(try await folder.create("a/1", [3]))
        #expect(try await folder.read("a/1", limit: 1) == [3])
    }

    @Test(
        arguments: adapters,
        ["", ".", "..", "../x", "a/../../x", "a/./x", "/x", "a//x", "x/", ".tmp-1", "a/.hidden/x"]
    )
    func `no path leads out of the folder or to what is hidden (ST-43)`(
        adapter: SyncFolderAdapter,
        path: String
    ) async throws {
        let folder = try await adapter.make()()

        await #expect(throws: SiteSyncFailure.self) { try await folder.create(path, [1]) }
        await #expect(throws: SiteSyncFailure.self) { try await folder.read(path, limit: 1) }
        await #expect(throws: SiteSyncFailure.self) { try await folder.remove(path) }
        if !path.isEmpty {
            await #expect(throws: SiteSyncFailure.self) { try await folder.list(path) }
        }
        #expect(try await folder.list("") == [])
    }

    @Test(arguments: adapters)
    func `of many that make one file at once exactly one does, and its bytes are there (ST-43)`(
        adapter: SyncFolderAdapter
    ) async throws {
        let open = try await adapter.make()
        let count = 8

        for round in 0..<4 {
            let winners = try await withThrowingTaskGroup(of: Int?.self) { group in
                for writer in 0..<count {
                    let folder = open()
                    group.addTask {
                        let bytes = [UInt8](repeating: UInt8(writer), count: 10_000 + writer)
                        return try await folder.create("v1/\(round)/x.seg", bytes) ? writer : nil
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }.compactMap(\.self)
            }

            let winner = try #require(winners.first)
            #expect(winners.count == 1)
            let bytes = try await open().read("v1/\(round)/x.seg", limit: 20_000)
            #expect(bytes == [UInt8](repeating: UInt8(winner), count: 10_000 + winner))
        }
        #expect(try await open().list("").count == 4)
    }

    @Test(arguments: adapters)
    func `many files in one folder, made at once, are all there`(
        adapter: SyncFolderAdapter
    ) async throws {
        let open = try await adapter.make()

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                let folder = open()
                group.addTask {
                    try await folder.create("many/\(number % 3)/\(number).seg", [UInt8(number)])
                }
            }
            try await group.waitForAll()
        }

        let listed = try await open().list("many")
        #expect(
            Set(listed.map(\.path)) == Set((0..<40).map { "many/\($0 % 3)/\($0).seg" })
        )
        #expect(listed.count == 40)
    }

    @Test(arguments: adapters)
    func `a folder is not removed as a file`(adapter: SyncFolderAdapter) async throws {
        let folder = try await adapter.make()()
        try await folder.create("a/1.seg", [1])

        _ = try? await folder.remove("a")

        #expect(try await folder.list("") == [SyncFile(path: "a/1.seg", size: 1)])
    }

    @Test(.enabled(if: WebDAVServer.current != nil, "Tests/Servers/test-with-webdav starts one"))
    func `the contract ran on a real WebDAV server, which refuses strangers (SR-119)`()
        async throws
    {
        let server = try #require(WebDAVServer.current)
        let address = try ServerAddress(server.address)
        #expect(Self.adapters.contains { $0.testDescription == "WebDAV server" })

        for credentials in [nil, HTTPCredentials(user: "ada", password: "wrong")] {
            let folder = WebDAVSyncFolder(
                address,
                credentials: credentials,
                transport: URLSessionTransport()
            )
            await #expect(throws: SiteSyncFailure(httpStatus: 401)) { try await folder.list("") }
        }
    }
}
