import Foundation
import MomentumDomain
import MomentumPlaceIndex
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// The share of real names that are found by a part of them, where the user is at the place.
@Suite struct NamePartsTests {
    private typealias NamedPlace = (name: String, coordinate: Coordinate)

    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/Suggestions/osm_places.csv").standardized

    /// The rows without quotation marks.
    private static func places() throws -> [NamedPlace] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            guard fields.count > 5, !line.contains("\""), fields[1].count > 1,
                let latitude = Double(fields[4]), let longitude = Double(fields[5])
            else { return nil }
            return (String(fields[1]), Coordinate(latitude: latitude, longitude: longitude))
        }
    }

    /// The beginning of a name or of a later word, two words in the other order, or an error.
    private static func text(
        of name: String,
        _ random: inout SeededGenerator
    ) -> String? {
        func length(from first: Int) -> Int {
            var length = first
            while Int.random(in: 0..<3, using: &random) > 0 { length += 1 }
            return length
        }
        let words = name.split(separator: " ")
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where words.count > 1:
            let first = Int.random(in: 1..<words.count, using: &random)
            return String(words[first...].joined(separator: " ").prefix(length(from: 3)))
        case 1 where words.count > 1:
            let last = Int.random(in: 1..<words.count, using: &random)
            return "\(words[last]) \(words[0].prefix(length(from: 2)))"
        case 2 where words[0].count > 4:
            var letters = Array(name.prefix(length(from: 6)))
            let index = Int.random(in: 1..<words[0].count - 1, using: &random)
            guard index + 1 < letters.count else { return nil }
            switch Int.random(in: 0..<3, using: &random) {
            case 0: letters[index] = "e"
            case 1: letters.remove(at: index)
            default: letters.insert("a", at: index)
            }
            return String(letters)
        default: return String(name.prefix(length(from: 3)))
        }
    }

    @Test func `a part of a name finds it among the five (SG-37)`() async throws {
        let output = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: output) }
        _ = try await PlaceImport(format: .csv)
            .build(from: Self.file, to: output, date: Date(milliseconds: 0))
        let index = try PlaceIndex(output)
        let places = try Self.places()
        var random = SeededGenerator(seed: 50)
        let count = Soak.count(300, soak: 2_000)
        var (asked, found) = (0, 0)

        while asked < count {
            let place = places[Int.random(in: places.indices, using: &random)]
            guard let text = Self.text(of: place.name, &random), let query = FoldedQuery(text)
            else {
                continue
            }
            asked += 1
            let answer = try index.suggestions(for: query, near: place.coordinate)
            let wanted = TextFolding.rowKey(place.name)
            if answer.places.contains(where: { TextFolding.rowKey($0.name) == wanted }) {
                found += 1
            }
        }

        let share = Double(found) / Double(count)
        #expect(share >= 0.962, "seed 50: \(found) of \(count)")
    }
}
