import Foundation
import MomentumPlaceIndex
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

/// A damaged file is refused or gives right answers; it never crashes and is never read past its
/// end (SG-22).
@Suite struct PlaceIndexDamageTests {
    private static let queries = [
        "ban", "first bank ", "bank first", "smtih", "東京", "o'br", "gym in paris", "walmart store",
    ]
    .compactMap { FoldedQuery($0) }
    private static let home = Coordinate(latitude: 40.9, longitude: -73.8)
    private static var isLong: Bool {
        ProcessInfo.processInfo.environment["MOMENTUM_LONG_TESTS"] != nil
    }

    private struct Answers: Equatable {
        let places: [PlaceAnswer]
        let summary: PlaceIndex.Summary
    }

    private struct Sample {
        let bytes: [UInt8]
        let answers: Answers
        let file: URL

        init() throws {
            var random = RandomNames(seed: 7)
            let places = (0..<60).map { _ in random.richPlace() }
            bytes = try PlaceIndexFixture.bytes(of: places)
            answers = try Self.answers(of: try PlaceIndexFixture.index(of: places))
            file = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        }

        static func answers(of index: PlaceIndex) throws(PlaceIndexError) -> Answers {
            var answers: [PlaceAnswer] = []
            for query in queries {
                answers.append(try index.places(matching: query))
                answers.append(try index.places(matching: query, category: "bank", near: home))
                answers.append(try index.suggestions(for: query, near: home))
                answers.append(try index.suggestions(for: query, category: "fuel"))
            }
            return Answers(places: answers, summary: try index.summary())
        }

        /// The answers of a file with other bytes, `nil` when they are refused.
        func answers(_ bytes: [UInt8]) throws -> Answers? {
            try Data(bytes).write(to: file)
            return try? Self.answers(of: PlaceIndex(file))
        }
    }

    @Test func `every byte damaged is an error or a right answer (SG-22)`() throws {
        let sample = try Sample()
        defer { try? FileManager.default.removeItem(at: sample.file) }
        for position in stride(from: 0, to: sample.bytes.count, by: Self.isLong ? 1 : 401) {
            var bytes = sample.bytes
            bytes[position] ^= UInt8(truncatingIfNeeded: 1 << (position % 8))

            let answers = try sample.answers(bytes)

            if let answers, answers != sample.answers { Issue.record("byte \(position)") }
        }
    }

    @Test func `every cut length is refused (SG-22)`() throws {
        let sample = try Sample()
        defer { try? FileManager.default.removeItem(at: sample.file) }
        for length in stride(from: 0, to: sample.bytes.count, by: Self.isLong ? 1 : 401) {
            let answers = try sample.answers(Array(sample.bytes[..<length]))

            if answers != nil { Issue.record("length \(length)") }
        }
        #expect(try sample.answers(sample.bytes + [0]) == nil)
        #expect(try sample.answers(sample.bytes) == sample.answers)
    }

    @Test(arguments: [UInt64(11)])
    func `random mutations are errors or right answers (SG-22)`(seed: UInt64) throws {
        let sample = try Sample()
        defer { try? FileManager.default.removeItem(at: sample.file) }
        var generator = SeededGenerator(seed: seed)
        for round in 0..<(Self.isLong ? 100_000 : 60) {
            var bytes = sample.bytes
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let position = Int.random(in: bytes.indices, using: &generator)
                bytes[position] = .random(in: 0...255, using: &generator)
            }
            if round % 10 == 0 {
                bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
            }

            let answers = try sample.answers(bytes)

            if let answers, answers != sample.answers {
                Issue.record("seed \(seed), round \(round)")
            }
        }
    }

    @Test(arguments: [UInt64(12)])
    func `a forged file with right checksums is never read past its end (SG-22)`(
        seed: UInt64
    ) throws {
        let sample = try Sample()
        defer { try? FileManager.default.removeItem(at: sample.file) }
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(Self.isLong ? 100_000 : 60) {
            var bytes = sample.bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let position = Int.random(in: bytes.indices, using: &generator)
                bytes[position] = .random(in: 0...255, using: &generator)
            }
            IndexForger.renewChecksums(of: &bytes)

            // The answer may be wrong, but it comes.
            _ = try sample.answers(bytes)
        }
    }

    @Test(arguments: [
        (8, PlaceIndexError.otherVersion(1)), (0, .notAnIndex),
    ])
    func `another version or kind of file is refused by name (SG-22, SG-45)`(
        position: Int,
        error: PlaceIndexError
    ) throws {
        let sample = try Sample()
        defer { try? FileManager.default.removeItem(at: sample.file) }
        var bytes = sample.bytes
        bytes[position] = 1
        try Data(bytes).write(to: sample.file)

        #expect(throws: error) { try PlaceIndex(sample.file) }
        #expect(error.errorDescription?.contains("momentum places build") == true)
    }

    @Test func `an index of other folding rules is refused in words that are true (SG-45)`() {
        let sentence = PlaceIndexError.otherVersion(2).errorDescription

        #expect(sentence?.hasPrefix("The place index was made by other rules") == true)
    }

    @Test func `a file that is not there is unavailable, an empty one no index (SG-22)`() throws {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        #expect(throws: PlaceIndexError.self) { try PlaceIndex(file) }

        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: PlaceIndexError.notAnIndex) { try PlaceIndex(file) }
    }

    @Test func `verifying notices damage that no query met (SG-22)`() throws {
        let sample = try Sample()
        defer { try? FileManager.default.removeItem(at: sample.file) }
        var bytes = sample.bytes
        bytes[5_000] ^= 1
        try Data(bytes).write(to: sample.file)

        #expect(throws: PlaceIndexError.damaged) { try PlaceIndex(sample.file).verify() }
    }
}
