import Foundation
import MomentumDomain
import MomentumPlaceIndex
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import Testing

/// The queries of Tests/Fixtures/Suggestions, which say what people type and what they mean.
@Suite struct DevelopmentQueriesTests {
    private struct Score {
        private(set) var count = 0
        private(set) var first = 0
        private(set) var firstFive = 0

        mutating func record(_ rank: Int?) {
            count += 1
            if rank == 0 { first += 1 }
            if rank != nil { firstFive += 1 }
        }

        func share(_ hits: Int) -> Double { Double(hits) / Double(count) }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/Suggestions").standardized

    private static func repository(_ name: String) async throws -> IndexPlaceRepository {
        let output = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: output) }
        let formats: [String: PlaceImport.Format] = ["csv": .csv, "geojson": .geojson]
        _ = try await PlaceImport(format: formats[(name as NSString).pathExtension] ?? .tsv)
            .build(from: folder.appending(path: name), to: output, date: Date(milliseconds: 0))
        return IndexPlaceRepository(index: try PlaceIndex(output))
    }

    private static func letters(_ name: String) -> [UInt8] {
        TextFolding.fold(name).filter { $0 != UInt8(ascii: " ") }
    }

    @Test func `what people type finds what they mean (SG-34, SG-36, SG-37, SG-38, SG-48)`()
        async throws
    {
        let text = try String(
            contentsOf: Self.folder.appending(path: "queries.tsv"),
            encoding: .utf8
        )
        var repositories: [String: IndexPlaceRepository] = [:]
        for name in ["places.tsv", "osm_places.csv", "osm_places.geojson", "extra_places.tsv"] {
            repositories[name] = try await Self.repository(name)
        }
        var all = Score()
        var kinds: [String: Score] = [:]

        for line in text.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            let name = fields[7] == "places.csv" ? "places.tsv" : String(fields[7])
            let repository = try #require(repositories[name])
            var query = PlaceQuery(text: String(fields[1]))
            if let latitude = Double(fields[4]), let longitude = Double(fields[5]) {
                let position = Coordinate(latitude: latitude, longitude: longitude)
                query = PlaceQuery(text: String(fields[1]), region: SearchRegion(center: position))
            }
            let wanted = Set(fields[3].split(separator: "|").map { Self.letters(String($0)) })
            let found = try repository.immediatePlaces(matching: query)?.places ?? []
            let rank = found.firstIndex { wanted.contains(Self.letters($0.name)) }
            all.record(rank)
            kinds[String(fields[2]), default: Score()].record(rank)
        }

        let figures = Comment(
            rawValue: kinds.sorted { $0.key < $1.key }.map { kind, score in
                "\(kind) \(score.first) and \(score.firstFive) of \(score.count)"
            }.joined(separator: ", ")
        )
        #expect(all.count == 629)
        #expect(all.share(all.first) >= 0.97, figures)
        #expect(all.share(all.firstFive) >= 0.98, figures)
    }
}
