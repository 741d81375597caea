import MomentumLoopback
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumWebDAV
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
}
