import Foundation
import MomentumNetwork
import Synchronization

/// Records the requests, and answers that there are some places or nothing.
final class RecordingTransport: HTTPTransport {
    /// The places of the answers for suggestions.
    private let names: [String]
    private let asked = Mutex<[URL]>([])

    init(names: [String] = []) { self.names = names }

    var requests: [URL] { asked.withLock { $0 } }
    var hosts: [String] { requests.map { $0.host() ?? "" } }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        asked.withLock { $0.append(request.url) }
        let isPhoton = request.url.path().hasSuffix("/api")
        let features = names.map { name in
            """
            {"type":"Feature","properties":{"name":"\(name)"},\
            "geometry":{"type":"Point","coordinates":[10.7,59.9]}}
            """
        }
        let found = features.joined(separator: ",")
        let body = isPhoton ? #"{"type":"FeatureCollection","features":[\#(found)]}"# : "[]"
        return HTTPResponse(status: 200, body: Data(body.utf8))
    }
}
