import MomentumLoopback
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumWebDAV
import Synchronization
import Testing

/// A WebDAV folder that is not there, or that cannot be written.
@Suite struct WebDAVMissingFolderTests {
    @Test func `a folder that is not there is an error, and is made when asked for alone (TR-16)`()
        async throws
    {
        let stub = try WebDAVStub(hasFolder: false)
        let folder = try stub.folder()
        let missing = SiteSyncFailure.noFolder(folder.location)

        for list in ["", "v1/store"] {
            await #expect(throws: missing) { try await folder.list(list) }
        }
        await #expect(throws: missing) { try await folder.create("a/1.seg", [1]) }
        await #expect(throws: missing) { try await folder.checkWritable("a") }
        #expect(stub.tree.paths == [])
        await #expect(throws: missing) { try await folder.list("") }

        try await folder.make()
        try await folder.make()
        #expect(try await folder.list("v1/store") == [])
        try await folder.checkWritable("a")
        #expect(stub.tree.paths == [])
        #expect(try await folder.create("a/1.seg", [1]))
    }

    @Test func `a folder that may be read alone says so, and is no refused sign-in (TR-17)`()
        async throws
    {
        let stub = try WebDAVStub { request in
            ["PUT", "MKCOL", "MOVE"].contains(request.method) ? .text("", status: 403) : nil
        }
        let folder = try stub.folder()
        let refusal = SiteSyncFailure.notWritable(folder.location)

        #expect(try await folder.list("") == [])
        await #expect(throws: refusal) { try await folder.checkWritable("v1") }
        await #expect(throws: refusal) { try await folder.create("1.seg", [1]) }
        await #expect(throws: refusal) { try await folder.create("a/1.seg", [1]) }
    }

    @Test func `whether one may write is asked where the files go (TR-17)`() async throws {
        let refused = Mutex("/nothing")
        let stub = try WebDAVStub { request in
            let isRefused = refused.withLock {
                request.path.hasPrefix("/dav%20files/momentum" + $0)
            }
            return isRefused && request.method == "PUT" ? .text("", status: 403) : nil
        }
        let folder = try stub.folder()
        // Before there is a folder for the files, the one in which it would be made counts.
        try await folder.checkWritable("v1/store")
        try await folder.create("v1/store/1.seg", [1])

        refused.withLock { $0 = "/v1/" }
        await #expect(throws: SiteSyncFailure.notWritable(folder.location)) {
            try await folder.checkWritable("v1/store")
        }
        refused.withLock { $0 = "/.tmp-" }
        try await folder.checkWritable("v1/store")
        #expect(stub.tree.paths == ["/dav files/momentum/v1/store/1.seg"])
    }

    @Test func `a server that removes nothing is left with one test file (TR-17)`() async throws {
        let stub = try WebDAVStub { $0.method == "DELETE" ? .text("", status: 403) : nil }
        let folder = try stub.folder()
        try await folder.create("v1/1.seg", [1])

        for _ in 1...3 { try await folder.checkWritable("v1") }

        #expect(stub.tree.paths.count == 2)
        #expect(try await folder.list("") == [SyncFile(path: "v1/1.seg", size: 1)])
    }
}
