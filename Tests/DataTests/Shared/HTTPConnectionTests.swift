import Foundation
@testable import MomentumNetwork
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The connection that the requests of a transport share.
@Suite struct HTTPConnectionTests {
    @Test func `a request that comes after its end needs another one (GQ-24)`() {
        let connection = HTTPConnection()
        let request = URLRequest(url: URL(filePath: "/"))
        #expect(connection.task(for: request, reportingTo: HTTPExchange(limit: 1) {}) != nil)

        connection.retire()

        #expect(connection.task(for: request, reportingTo: HTTPExchange(limit: 1) {}) == nil)
    }
}
