import Foundation
@testable import MomentumAuthenticationData
import MomentumAuthenticationDomain
@testable import MomentumData
import MomentumDetailsFile
import MomentumDomain
@testable import MomentumGeocoders
@testable import MomentumGraphQL
@testable import MomentumLoopback
@testable import MomentumNetwork
@testable import MomentumPlaceIndex
@testable import MomentumSchedulingData
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// A place where JSON from outside is read; tells if it refuses a text.
struct JSONReaderUnderTest: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let refuses: @Sendable (Data) async throws -> Bool

    private init(_ name: String, _ refuses: @escaping @Sendable (Data) async throws -> Bool) {
        testDescription = name
        self.refuses = refuses
    }

    /// A reader of a file, which lies in a folder of its own.
    private static func file(
        _ name: String,
        _ refuses: @escaping @Sendable (URL) async throws -> Bool
    ) -> JSONReaderUnderTest {
        JSONReaderUnderTest(name) { bytes in
            let folder = URL.temporaryDirectory.appending(component: "json-\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(component: "file.json")
            try bytes.write(to: file)
            return try await refuses(file)
        }
    }

    static let all =
        answers + documents + [
            JSONReaderUnderTest("state for the watch") {
                if case .unreadable = WatchPayload.state($0) { true } else { false }
            },
            JSONReaderUnderTest("command of the watch") {
                if case .unreadable = WatchPayload.command($0) { true } else { false }
            },
            file("GeoJSON") { file in
                let output = file.deletingLastPathComponent().appending(component: "places")
                let date = Date(timeIntervalSince1970: 0)
                do throws(PlaceIndexError) {
                    let report = try await PlaceImport(format: .geojson)
                        .build(from: file, to: output, date: date)
                    return report.accepted == 0 && report.refused > 0
                } catch {
                    // No feature was found.
                    return true
                }
            },
            JSONReaderUnderTest("loopback") { bytes in
                let people = InMemorySchedulingRepository(dates: FixedWallClock(now: Date()))
                let server = SchedulingLoopback(users: people, teams: people)
                let answer = await server.answer(
                    LoopbackRequest(
                        method: "POST",
                        target: "/graphql",
                        headers: ["authorization": "Bearer \(SchedulingLoopback.token)"],
                        body: bytes,
                        connection: 1
                    )
                )
                return answer.pieces.contains {
                    String(decoding: $0, as: UTF8.self).contains("errors")
                }
            },
        ]

    private static let answers = [
        JSONReaderUnderTest("answer of GraphQL") { bytes in
            let response = HTTPResponse(status: 200, body: bytes)
            return (try? GraphQLAnswer<Probe>(response, operation: "LoadRows")) == nil
        },
        JSONReaderUnderTest("errors of GraphQL") { bytes in
            let headers = ["Content-Type": "application/json"]
            let response = HTTPResponse(status: 400, headers: headers, body: bytes)
            return (try? GraphQLAnswer<Probe>.check(response, now: Date())) == nil
        },
        JSONReaderUnderTest("session") { bytes in
            let headers = ["Content-Type": "application/json"]
            let response = HTTPResponse(status: 200, headers: headers, body: bytes)
            return SessionAnswer.read(response) == .unclear(.unexpectedAnswer)
        },
        JSONReaderUnderTest("exchange") { bytes in
            let service = RemoteAuthenticationService(
                server: try ServerAddress("https://mps.example"),
                transport: ScriptedTransport([.success(HTTPResponse(status: 200, body: bytes))])
            )
            return await (try? service.exchange(code: "c", verifier: "v")) == nil
        },
        JSONReaderUnderTest("Photon") {
            (try? GeocoderJSON.decode(PhotonAnswerDTO.self, fromOutside: $0)) == nil
        },
        JSONReaderUnderTest("Nominatim") {
            (try? GeocoderJSON.decode([NominatimAnswerDTO].self, fromOutside: $0)) == nil
        },
        JSONReaderUnderTest("cached list under a patch") { bytes in
            GraphQLPatch.upsert(from: "a", list: "b")
                .applied(to: bytes, answer: Data("{}".utf8), variables: [:]) == nil
        },
        JSONReaderUnderTest("answer that is a patch") { bytes in
            GraphQLPatch.upsert(from: "a", list: "b").applied(
                to: Data(#"{"data":{"b":[]}}"#.utf8),
                answer: bytes,
                variables: [:]
            ) == nil
        },
    ]

    private static let documents = [
        file("token") { file in
            let store = FileTokenStore(file: file, server: try ServerAddress("https://mps.example"))
            return await (try? store.load()) == nil
        },
        file("sign-in attempt") { file in
            try await FileSignInAttemptStore(file: file)
                .take(origin: "https://mps.example:443", policy: .code) == nil
        },
        file("forms") { file in
            await (try? FileDetailAnswersRepository(file: file).answers()) == nil
        },
        file("people") { file in
            let people = FileSchedulingRepository(file: file, dates: FixedWallClock(now: Date()))
            return await (try? people.people(.networkOnly)) == nil
        },
        file("settings") { file in
            // Settings that cannot be read count as missing.
            try await FileSiteSettingsRepository(file: file).settings() == SiteSettings()
        },
        file("cache entry") { file in
            let folder = ResponseCacheFolder(url: file.deletingLastPathComponent())
            let isEmpty = folder.entries().isEmpty
            return isEmpty && !FileManager.default.fileExists(atPath: file.path)
        },
        file("sync memory") { file in
            let header = FileHeader(
                kind: .sync,
                storeID: UUID(),
                generation: 1,
                replica: 1,
                created: 0
            )
            let json = try Data(contentsOf: file)
            var writer = ByteWriter()
            writer.append(contentsOf: header.encoded())
            Frame.append([UInt8](json)[...], generation: 1, start: 0, to: &writer)
            let folder = StoreFolder(
                file.deletingLastPathComponent(),
                fileSystem: PosixFileSystem()
            )
            let name = StoreFolder.syncPrefix + FNV1a.hash(of: Array("there".utf8)[...]).hex
            let memory = SyncMemoryFile<SyncMemory>(folder, location: "there")
            try memory.save(SyncMemory(location: "there"), header: header)
            guard try memory.read()?.location == "there" else { return false }
            try Data(writer.bytes).write(to: URL(filePath: folder.path(of: name)))
            return try memory.read() == nil
        },
    ]
}
