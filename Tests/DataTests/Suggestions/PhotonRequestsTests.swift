import Foundation
import MomentumData
import MomentumDomain
import MomentumNetwork
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import Synchronization
import Testing

/// The requests to a server for what people type.
@Suite struct PhotonRequestsTests {
    /// Answers like a Photon server over some names: below five letters only by their beginnings.
    private final class Server: HTTPTransport {
        /// The names with their folded texts from each word on.
        private let names: [(name: String, texts: [[UInt8]])]
        private let count = Mutex(0)

        init(_ names: [String]) {
            let space = UInt8(ascii: " ")
            self.names = names.map { name in
                let words = TextFolding.fold(name).split(separator: space)
                let texts = words.indices.map { Array(words[$0...].joined(separator: [space])) }
                return (name, texts)
            }
        }

        var requests: Int { count.withLock { $0 } }

        func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            count.withLock { $0 += 1 }
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
            let text = TextFolding.fold(items?.first { $0.name == "q" }?.value ?? "")
            let read = text.count < 5 ? 1 : Int.max
            let found = names.lazy.filter { name in
                name.texts.prefix(read).contains { $0.starts(with: text) }
            }
            let features = found.prefix(15).map { name in
                [
                    "type": "Feature", "properties": ["name": name.name],
                    "geometry": ["type": "Point", "coordinates": [-123.1, 49.3]],
                ]
            }
            let document: [String: Any] = [
                "type": "FeatureCollection", "features": Array(features),
            ]
            let body = try? JSONSerialization.data(withJSONObject: document)
            return HTTPResponse(status: 200, body: body ?? Data())
        }
    }

    private static func names() throws -> [String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/Suggestions/osm_places.csv").standardized
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .compactMap { $0.split(separator: ",").dropFirst().first.map(String.init) }
    }

    @Test func `a complete answer saves the requests of longer texts (SG-10, SG-54)`() async throws
    {
        let names = try Self.names()
        let typed = stride(from: 0, to: names.count, by: 83).map { names[$0] }
            .filter { TextFolding.fold(String($0.prefix(6))).count == 6 }
        let server = Server(names)
        var configuration = PhotonStandIn.configuration
        configuration.interval = .zero
        for name in typed {
            let repository = PhotonPlaceRepository(
                transport: server,
                configuration: configuration,
                dates: SystemWallClock()
            )
            for length in 2...6 {
                let query = PlaceQuery(text: String(name.prefix(length)))
                _ = try await repository.places(matching: query)
            }
        }

        // Only the answer to five letters can be complete, because it has later words, too.
        let requests = Double(server.requests) / Double(typed.count)
        #expect(4...4.4 ~= requests, "\(requests) requests for six letters, each after a pause")
    }
}
