import Foundation
import MomentumLoopback
import MomentumSiteRotationDomain
import MomentumWebDAV
import Synchronization
import Testing

/// Connections that end before an answer has come.
@Suite struct WebDAVConnectionTests {
    @Test func `a lost connection and a server that is gone are offline (SR-117, SR-119)`()
        async throws
    {
        let stub = try WebDAVStub { _ in .hangUp() }
        let folder = try stub.folder()
        let lost = await #expect(throws: SiteSyncFailure.self) { try await folder.list("") }
        #expect(lost?.kind == .offline)
        #expect(lost?.domain == NSURLErrorDomain)

        stub.server.stop()
        await stub.server.waitUntilClosed()
        let gone = await #expect(throws: SiteSyncFailure.self) { try await folder.list("") }
        #expect(gone?.kind == .offline)
    }

    @Test func `a request that was lost on the way is sent again, a move is not (SR-117)`()
        async throws
    {
        let looks = Mutex(0)
        let stub = try WebDAVStub { _ in
            let isLost = looks.withLock {
                $0 += 1
                return $0 <= 2
            }
            return isLost ? .hangUp() : nil
        }
        #expect(try await stub.folder().list("") == [])
        #expect(stub.server.requests.count == 3)

        let moves = try WebDAVStub { $0.method == "MOVE" ? .hangUp() : nil }
        let failure = await #expect(throws: SiteSyncFailure.self) {
            try await moves.folder().create("1.seg", [1])
        }
        #expect(failure?.kind == .offline)
        #expect(moves.server.requests.count { $0.method == "MOVE" } == 1)
    }
}
