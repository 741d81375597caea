import Foundation
import MomentumPlaceIndex
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// The bytes that an index needs, which every phone downloads and keeps.
@Suite struct PlaceIndexSizeTests {
    private static let syllables = [
        "ba", "cal", "del", "fer", "hen", "ken", "lin", "mon", "ric", "sal",
    ]

    /// Places with names of two words in some cities; a quarter are branches of chains.
    private static func places(_ count: Int) -> [Place] {
        var random = SeededGenerator(seed: 47)
        func word() -> String {
            (0...Int.random(in: 1...2, using: &random))
                .map { _ in syllables.randomElement(using: &random) ?? "" }.joined().capitalized
        }
        let chains = (0..<200).map { _ in word() }
        return (0..<count).map { number in
            let name = number % 4 == 0 ? chains[number % 199] : word()
            return Place(
                name: "\(name) \(["Bank", "Diner", "Market"][number % 3])",
                category: ["bank", "restaurant", "shop"][number % 3],
                coordinate: Coordinate(
                    latitude: .random(in: 40...41, using: &random),
                    longitude: .random(in: -74 ... -73, using: &random)
                ),
                city: "City \(number % 200)",
                popularity: Double(number % 1_000)
            )
        }
    }

    private static func size(_ places: [Place]) throws -> Int {
        try PlaceIndexFixture.bytes(of: places).count
    }

    @Test func `a place, an alias and a street line need few bytes (SG-47)`() throws {
        let places = Self.places(20_000)
        func changed(_ aliases: [String], _ street: (Int) -> String?) -> [Place] {
            places.enumerated().map { number, place in
                Place(
                    name: place.name,
                    aliases: aliases.map { "\($0) \(place.name.prefix(6))" },
                    category: place.category,
                    coordinate: place.coordinate,
                    street: street(number),
                    city: place.city,
                    popularity: place.popularity
                )
            }
        }

        let plain = try Self.size(places)
        // Beyond what an index needs for itself.
        let half = try Self.size(Array(places.prefix(10_000)))
        #expect(plain - half <= 76 * 10_000, "\(Double(plain - half) / 10_000)")
        let aliases = try Self.size(changed(["Old"]) { _ in nil }) - plain
        #expect(aliases <= 45 * places.count, "\(Double(aliases) / 20_000)")
        let streets = (0..<places.count).map { "\($0) Main Street" }
        let text = streets.reduce(0) { $0 + $1.utf8.count }
        let lines = try Self.size(changed([]) { streets[$0] }) - plain
        // The parts of the file begin at pages.
        let pages = 4 * 4_096
        #expect(lines <= text + 4 * places.count + pages, "\(Double(lines - text) / 20_000)")
    }
}
