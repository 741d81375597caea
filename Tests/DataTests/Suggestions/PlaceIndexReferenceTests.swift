import Foundation
import MomentumPlaceIndex
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

/// The index, compared with a literal reading of the rules.
@Suite struct PlaceIndexReferenceTests {
    private static let categories: [String?] = [nil, "bank", "dentist", "bakery"]
    private static let seeds: [UInt64] = [1, 2, 3, 4]

    /// More places than a cell holds, so that the map has boxes, and groups of all levels.
    private static func places(seed: UInt64, count: Int) -> (RandomNames, [Place]) {
        var random = RandomNames(seed: seed)
        let places = (0..<count).map { _ in random.place() }
        return (random, places)
    }

    @Test(arguments: seeds)
    func `answers by popularity equal the brute-force reference, name for name (SG-22, SG-31)`(
        seed: UInt64
    ) throws {
        var (random, places) = Self.places(seed: seed, count: 300)
        let index = try PlaceIndexFixture.index(of: places)
        let reference = SuggestionReference(places: places)

        for _ in 0..<Soak.count(15, soak: 600) {
            let text = random.query()
            for category in Self.categories {
                let expected = reference.ruleX(text, category: category)
                    .map { "\(places[$0.index].name) \($0.edits)" }

                let answer = try FoldedQuery(text).map {
                    try index.places(matching: $0, category: category)
                }

                #expect(
                    (answer?.places ?? []).map { "\($0.name) \($0.edits)" } == expected,
                    "seed \(seed), \(category ?? "all"): “\(text)”"
                )
            }
        }
    }

    @Test(arguments: seeds)
    func `scores by nearness equal the brute-force reference (SG-22, SG-31)`(seed: UInt64) throws {
        var (random, places) = Self.places(seed: seed, count: 2_500)
        let index = try PlaceIndexFixture.index(of: places)
        let reference = SuggestionReference(places: places)
        let positions = [(40.9, -73.8), (-33.5, 151.9), (0.1, -179.9), (89.9, 20), (39.5, -98.35)]

        for number in 0..<Soak.count(8, soak: 200) {
            let text = random.query()
            let (latitude, longitude) = positions[number % positions.count]
            let position = Coordinate(latitude: latitude, longitude: longitude)
            let category = Self.categories[number % Self.categories.count]
            let expected = reference.ruleX(text, category: category, near: position)

            let found =
                try FoldedQuery(text).map {
                    try index.places(matching: $0, category: category, near: position).places
                } ?? []

            #expect(found.map(\.edits) == expected.map(\.edits), "seed \(seed): “\(text)”")
            let scores = found.map { place in
                places.filter { $0.name == place.name && $0.coordinate == place.coordinate }
                    .map { SuggestionReference.score(of: $0, near: position) }.max() ?? -1
            }
            #expect(
                zip(scores, expected).allSatisfy { abs($0 - $1.score) < 1e-9 },
                "seed \(seed): “\(text)” \(scores) is not \(expected.map(\.score))"
            )
        }
    }
}

extension FoundPlace {
    /// The number of corrections to the query; 0 for a match as typed.
    fileprivate var edits: Int {
        if case .corrected(let edits) = match { edits } else { 0 }
    }
}
