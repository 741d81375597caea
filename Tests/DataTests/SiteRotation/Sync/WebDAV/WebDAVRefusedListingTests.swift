import Foundation
import MomentumLoopback
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumWebDAV
import Synchronization
import Testing

/// Listings in which a server keeps something back.
@Suite struct WebDAVRefusedListingTests {
    @Test(arguments: [401, 403, 423, 500, 503])
    func `a folder whose listing is refused is not left out in silence (SR-118)`(
        status: Int
    ) async throws {
        let stub = try WebDAVStub { Self.answer($0, other: status) }

        await #expect(throws: SiteSyncFailure(httpStatus: status)) {
            try await stub.folder().list("")
        }
    }

    @Test(arguments: [200, 404, 410])
    func `what is listed as gone is gone (ST-43)`(status: Int) async throws {
        let stub = try WebDAVStub { Self.answer($0, other: status) }

        let listed = try await stub.folder().list("").map(\.path)

        #expect(listed.sorted() == (status == 200 ? ["1.seg", "other"] : ["1.seg"]))
    }

    @Test func `a hidden file that is refused does not matter (ST-43)`() async throws {
        let stub = try WebDAVStub { Self.answer($0, about: ".trash", other: 403) }

        #expect(try await stub.folder().list("").map(\.path) == ["1.seg"])
    }

    @Test(arguments: [1, 2])
    func `a listed folder that is not found is looked for again, and then missed (SR-118)`(
        times: Int
    ) async throws {
        let count = Mutex(0)
        let stub = try WebDAVStub { request in
            guard request.method == "PROPFIND", request.path.hasSuffix("/k2/") else { return nil }
            return count.withLock { count in
                count += 1
                return count > times ? nil : .text("", status: 404)
            }
        }
        let folder = try stub.folder()
        try await folder.create("k1/1.seg", [1])
        try await folder.create("k2/1.seg", [1])
        count.withLock { $0 = 0 }

        if times > 1 {
            await #expect(throws: SiteSyncFailure(httpStatus: 404)) { try await folder.list("") }
        } else {
            let listed = try await folder.list("").map(\.path)
            #expect(listed.sorted() == ["k1/1.seg", "k2/1.seg"])
        }
    }

    /// A listing of a file, and of another one with a status.
    private static func answer(
        _ request: LoopbackRequest,
        about name: String = "other",
        other status: Int
    ) -> LoopbackAnswer? {
        guard request.method == "PROPFIND" else { return nil }
        let items = [("", 200), ("1.seg", 200), (name, status)]
        let responses = items.map { name, status in
            let line = "<d:status>HTTP/1.1 \(status) Some words</d:status>"
            return "<d:response><d:href>\(request.path)\(name)</d:href>\(line)</d:response>"
        }
        let text = "<d:multistatus xmlns:d='DAV:'>\(responses.joined())</d:multistatus>"
        return .text(text, status: 207)
    }
}
