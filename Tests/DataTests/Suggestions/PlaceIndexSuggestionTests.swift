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
    func `an index answers random and hostile queries like the reference (SG-43, SG-44, SG-46)`(
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
            let stages = expected.map { stage($0.match) }
            #expect(found.map { stage($0.match) } == stages, comment)
            for (place, row) in zip(found, expected) {
                let wanted = places[row.index]
                if place.name == wanted.name && place.coordinate == wanted.coordinate {
                    #expect(place.match == row.match, comment)
                    continue
                }
                // Another place is right if it has the same value.
                let value =
                    places.indices.filter {
                        places[$0].name == place.name && places[$0].coordinate == place.coordinate
                    }.compactMap { reference.value(of: $0, text, near: position, place.match) }
                    .max()
                #expect(abs((value ?? -1) - row.value) < 1e-9, comment)
            }
        }
    }

    /// The match, where names stand for names and categories: one stage finds both, in the order of
    /// their values.
    private func stage(_ match: FoundPlace.Match) -> FoundPlace.Match {
        match == .category ? .name : match
    }

    @Test(arguments: [(64, true), (65, false)])
    func `an answer says that it left out cities beyond sixty-four (SG-44)`(
        cities: Int,
        isComplete: Bool
    ) throws {
        let places = (0..<cities).map { number in
            Place(
                name: "Oak Bank",
                category: "bank",
                coordinate: Coordinate(latitude: 40, longitude: Double(number) / 10),
                city: "Spring \(number)"
            )
        }
        let index = try PlaceIndexFixture.index(of: places)
        let query = try #require(FoldedQuery("oak spring"))

        let answer = try index.suggestions(for: query, category: nil, near: nil)

        #expect(answer.places.map(\.match) == [.described])
        #expect(answer.isComplete == isComplete)
    }

    @Test func `words that many names have, but none together, find nothing (SG-44, SG-47)`() throws
    {
        let words = ["co", "ma", "ba", "de", "lo"]
        let names = (0..<6_000).map { number in
            "\(words[number % 5])\(number) \(words[(number / 5 + 1) % 5])\(number)"
        }
        let held = "Lo1 Delta Cola Mars Bar Colorado"
        let places = (names + [held]).enumerated().map { number, name in
            Place(
                name: name,
                category: number % 2 == 0 ? "bank" : "",
                coordinate: Coordinate(latitude: 40 + Double(number % 97) / 100, longitude: -70),
                popularity: Double(number % 89)
            )
        }
        let index = try PlaceIndexFixture.index(of: places)
        let reference = SuggestionReference(places: places)
        let here = Coordinate(latitude: 40.1, longitude: -70)
        for text in ["co ma ba de lo", "co co ma de lo", "co co", "lo co lo co", "de co ma co de"] {
            let query = try #require(FoldedQuery(text))
            for (position, category) in [(nil, nil), (here, nil), (nil, "bank"), (here, "bank")]
                as [(Coordinate?, String?)]
            {
                let found = try index.suggestions(for: query, category: category, near: position)
                    .places
                let expected = reference.ruleY(text, category: category, near: position)
                let comment: Comment = "\(text) \(category ?? "all") \(position == nil)"
                #expect(found.map(\.match) == expected.map(\.match), comment)
                for (place, row) in zip(found, expected) {
                    let value = places.indices.filter { places[$0].name == place.name }
                        .compactMap { reference.value(of: $0, text, near: position, row.match) }
                        .max()
                    #expect(abs((value ?? -1) - row.value) < 1e-9, comment)
                }
            }
        }
        let query = try #require(FoldedQuery("co ma ba de lo"))
        let answer = try index.suggestions(for: query, category: nil, near: nil)
        #expect(answer.places.map(\.name) == [held])
    }
}
