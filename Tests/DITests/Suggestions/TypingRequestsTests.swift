import Foundation
import MomentumContainer
import MomentumDI
import MomentumGeocoders
import MomentumNetwork
import MomentumSuggestionsDI
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTestSupport
import Synchronization
import Testing

/// The requests to a server for what people type into a field.
@MainActor
@Suite struct TypingRequestsTests {
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

    /// A field that asks a server, through a container of its own, which remembers no answer.
    private static func field(
        _ server: Server,
        _ clock: TestClock
    ) throws
        -> SuggestionFieldViewModel
    {
        var photon = GeocoderConfiguration(
            baseURL: try #require(URL(string: "https://photon.example/")),
            userAgent: "Tests/1",
            attribution: "© OpenStreetMap contributors"
        )
        photon.interval = .zero
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(
            SuggestionsAssembly(
                storage: .inMemory,
                sources: SuggestionsSources(places: [.photon(photon, transport: server)])
            )
        )
        container.replace((any Clock<Duration>).self) { clock }
        let field = try SuggestionsBuilder(container: container.build())
            .makeFieldViewModel(label: "Place", source: .placeSearch(nil))
        field.setFocus(true)
        return field
    }

    /// The requests for six letters of a name, by the mean of many names; `pause` is the time after
    /// each letter.
    private static func requests(
        after pause: (inout SeededGenerator) -> Duration
    ) async throws -> Double {
        let names = try names()
        let typed = stride(from: 0, to: names.count, by: 20).map { names[$0] }
            .filter { TextFolding.fold(String($0.prefix(6))).count == 6 }
        let server = Server(names)
        var random = SeededGenerator(seed: 10)
        for name in typed {
            let clock = TestClock()
            let field = try field(server, clock)
            for length in 1...6 {
                let edit = field.edit(String(name.prefix(length)))
                if isAsking(field) { await clock.waitForSleepers() }
                let pause = length == 6 ? .seconds(1) : pause(&random)
                clock.advance(by: pause)
                if pause >= field.options.quietPeriod { await edit.value }
            }
        }
        return Double(server.requests) / Double(typed.count)
    }

    private static func isAsking(_ field: SuggestionFieldViewModel) -> Bool {
        if case .suggesting(let shown) = field.state { return shown.isRefreshing }
        return field.state == .waiting
    }

    @Test func `a complete answer saves the requests of longer texts (SG-10, SG-54)`() async throws
    {
        let requests = try await Self.requests { _ in .seconds(1) }

        // Only the answer to five letters can be complete, because it has later words, too.
        #expect(4...4.4 ~= requests, "\(requests) requests for six letters, each after a pause")
    }

    /// Mean and deviation of the time between two keys are those of 168,000 typists: Dhakal and
    /// others, "Observations on Typing from 136 Million Keystrokes", 2018.
    @Test func `six letters at the speed of typing cost two requests (SG-10, SG-54)`() async throws
    {
        let (mean, deviation) = (238.7, 111.6)
        let spread = log(1 + pow(deviation / mean, 2))

        let requests = try await Self.requests { random in
            let uniform = (0..<12).map { _ in Double.random(in: 0..<1, using: &random) }
            let normal = uniform.reduce(-6, +)
            return .milliseconds(mean * exp(spread.squareRoot() * normal - spread / 2))
        }

        #expect(1...2 ~= requests, "\(requests) requests for six letters")
    }
}
