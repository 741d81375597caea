import Foundation
import MomentumPlaceIndex
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

/// Rule Y in the index, compared with a literal reading of it.
///
/// `MOMENTUM_SOAK=1` asks 2,000 queries of each seed. An optimized build, which makes the reference
/// fast enough, then asks 2,000 of 50,000 places, too.
@Suite struct PlaceIndexSuggestionTests {
    private static let count = Soak.count(10, soak: 2_000)
    #if DEBUG
    private static let sizes: [(UInt64, Int)] = [(31, 150), (32, 150), (33, 2_100)]
    #else
    private static let sizes: [(UInt64, Int)] = [(31, 150), (32, 150), (33, 2_100), (34, 50_000)]
    #endif
    private static let categories: [String?] = [nil, nil, "bank", "fuel", "bakery"]
    private static let positions: [Coordinate?] =
        [nil]
        + [(40.9, -73.8), (-33.5, 151.9), (0.1, -179.9), (89.9, 20), (39.5, -98.35)].map {
            Coordinate(latitude: $0.0, longitude: $0.1)
        }

    @Test(arguments: sizes)
    func `an index answers random and hostile queries as the reference (SG-43, SG-44, SG-46)`(
        seed: UInt64,
        size: Int
    ) throws {
        var random = RandomNames(seed: seed)
        let places = (0..<size).map { _ in random.richPlace() }
        let index = try PlaceIndexFixture.index(of: places)
        let reference = SuggestionReference(places: places)

        for number in 0..<(size == 2_100 ? Self.count / 10 : Self.count) {
            let text = random.richQuery()
            let position = Self.positions[number % Self.positions.count]
            let category = Self.categories[number / 6 % Self.categories.count]
            let listsBranches = number % 7 == 0
            let expected = reference.ruleY(
                text,
                category: category,
                near: position,
                listsBranches: listsBranches
            )

            let found =
                try FoldedQuery(text).map {
                    try index.suggestions(
                        for: $0,
                        category: category,
                        near: position,
                        listsBranches: listsBranches
                    ).places
                } ?? []

            let comment: Comment = "seed \(seed), query \(number), \(category ?? "all"): “\(text)”"
            #expect(found.map(\.match) == expected.map(\.match), comment)
            for (place, row) in zip(found, expected) {
                let wanted = places[row.index]
                if place.name == wanted.name && place.coordinate == wanted.coordinate { continue }
                // Another place is right if it has the same value: the same bonus is added to both.
                let score =
                    places.filter {
                        $0.name == place.name && $0.coordinate == place.coordinate
                    }.map { SuggestionReference.score(of: $0, near: position) }.max() ?? -1
                let wantedScore = SuggestionReference.score(of: wanted, near: position)
                #expect(abs(score - wantedScore) < 1e-9, comment)
            }
        }
    }
}
