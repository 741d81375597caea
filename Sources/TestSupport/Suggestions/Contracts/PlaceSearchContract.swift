public import MomentumSuggestionsDomain
public import MomentumTestSupport
import Testing

/// The rules for every search for places.
public enum PlaceSearchContract {
    /// Creates a search among the given places.
    public typealias Search = @Sendable ([Place]) async throws -> any PlaceRepository
    public typealias Rule = ContractRule<Search>

    private static let places = [
        ("First Bank", "bank", 0.01), ("Bank of Smith", "bank", 0.02),
        ("Smith Dental", "dentist", 0.03), ("BANK OF SMITH", "bank", 0.04), ("", "bank", 0),
        ("Banca Uno", "bank", 0.05), ("Bank 3", "bank", 0.06), ("Bank 4", "bank", 0.07),
        ("Bank 5", "bank", 0.08),
    ].map { name, category, offset in
        Place(
            name: name,
            category: category,
            coordinate: Coordinate(latitude: 42 + offset, longitude: -71),
            popularity: 10
        )
    }

    private static let near = SearchRegion(center: Coordinate(latitude: 42, longitude: -71))
    private static let bank = FormCatalogue.standard.field(named: "bank").flatMap {
        field -> PlaceCategory? in
        guard case .places(let category) = field.source else { return nil }
        return category
    }

    private static func names(
        _ make: Rule.Make,
        _ text: String,
        category: PlaceCategory? = nil,
        limit: Int = 5
    ) async throws -> [String] {
        let query = PlaceQuery(text: text, category: category, region: near, limit: limit)
        let answer = try await make()(places).places(matching: query)
        return answer.distinct(limit: limit).places.map(\.name)
    }

    public static let rules: [Rule] = [
        Rule("the beginning of a name finds it") { make in
            let found = try await names(make, "First B")
            #expect(found.first == "First Bank")
        },
        Rule("repeated and empty names do not replace others") { make in
            let found = try await names(make, "ban")

            #expect(found.count == 5)
            #expect(try await names(make, "ban", limit: 2).count == 2)
        },
        Rule("a category is a filter") { make in
            let found = try await names(make, "smith", category: bank)
            #expect(found == ["Bank of Smith"])
        },
        Rule("too short a text finds nothing") { make in
            for text in ["", " ", "b", "🏦", "!!"] {
                let found = try await names(make, text)
                #expect(found.isEmpty, "\(text)")
            }
        },
        Rule("any text is answered") { make in
            let texts = [
                "qqqqqqqq", "שלום", "a\0b", String(repeating: "bank ", count: 2_000),
                "\u{202E}x🏦",
            ]
            for text in texts {
                _ = try await names(make, text)
            }
        },
        Rule("a place says how far it is") { make in
            let query = PlaceQuery(text: "First", region: near)
            let found = try await make()(places).places(matching: query).places.first

            let distance = try #require(found?.distanceKilometres)
            #expect(abs(distance - 1.112) < 0.01)
        },
    ]
}
