import Foundation
import MomentumNetwork
import Synchronization

/// Records the servers that were asked, and answers that there is nothing.
final class RecordingTransport: HTTPTransport {
    private let asked = Mutex<[String]>([])

    var hosts: [String] { asked.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        asked.withLock { $0.append(request.url.host() ?? "") }
        let isPhoton = request.url.path().hasSuffix("/api")
        let body = isPhoton ? #"{"type":"FeatureCollection","features":[]}"# : "[]"
        return HTTPResponse(status: 200, body: Data(body.utf8))
    }
}
