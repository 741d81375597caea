import Foundation
import MomentumDomain
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import Testing

@Suite struct SuggestionRowAdapterTests {
    private func row(
        _ name: String = "Chase",
        street: String? = nil,
        city: String? = nil,
        region: String? = nil,
        metres: Double? = nil,
        alias: String? = nil,
        at latitude: Double = 0
    ) -> Suggestion {
        Suggestion(
            name: name,
            matchedAlias: alias,
            coordinate: Coordinate(latitude: latitude, longitude: 0),
            street: street,
            city: city,
            region: region,
            distanceMetres: metres
        )
    }

    private func subtitles(_ suggestions: Suggestion...) -> [String] {
        SuggestionRowAdapter.rows(suggestions, texts: SuggestionTexts()).map(\.subtitle)
    }

    @Test func `the subtitle is street and city, city and region, or the city (SG-51)`() {
        #expect(
            subtitles(
                row("A", street: "12 Main St", city: "Concord", region: "NH"),
                row("B", city: "Concord", region: "NH"),
                row("C", city: "Concord"),
                row("D", region: "NH"),
                row("E", street: "12 Main St"),
                row("F", city: "Concord", alias: "AT&T"),
                row("G", alias: "Amex")
            ) == [
                "12 Main St, Concord", "Concord, NH", "Concord", "", "12 Main St",
                "also AT&T, Concord", "also Amex",
            ]
        )
    }

    @Test func `rows of one title get what tells them apart (SG-51)`() {
        #expect(
            subtitles(
                row(street: "1 Main St", city: "Reno", metres: 1000, at: 1),
                row(street: "2 Main St", city: "Reno", metres: 2000, at: 2),
                row(city: "Keene", metres: 3000, at: 3)
            ) == ["1 Main St, Reno", "2 Main St, Reno", "Keene"]
        )
        #expect(
            subtitles(
                row(city: "Reno", metres: 1609.344, at: 1),
                row(city: "Reno", metres: 16093.44, at: 2),
                row("Citi", city: "Reno", metres: 5, at: 3)
            ) == ["Reno, 1.0 mi", "Reno, 10 mi", "Reno"]
        )
        #expect(subtitles(row(metres: 10, at: 1), row(metres: 800, at: 2)) == ["here", "0.5 mi"])
    }

    @Test func `details leave the distance to a view that shows it beside them (SG-51, SG-72)`() {
        let rows = SuggestionRowAdapter.rows(
            [
                row(city: "Reno", metres: 1609.344, alias: "CHS", at: 1),
                row(city: "Reno", metres: 16093.44, alias: "CHS", at: 2),
            ],
            texts: SuggestionTexts()
        )

        #expect(rows.map(\.details) == ["also CHS, Reno", "also CHS, Reno"])
        #expect(rows.map(\.subtitle) == ["also CHS, Reno, 1.0 mi", "also CHS, Reno, 10 mi"])
        #expect(rows.map(\.place) == ["Reno", "Reno"])
    }

    @Test(arguments: [
        ("de_DE", 400.0, "0,4 km"), ("de_DE", 49, "here"), ("de_DE", 50, "0,1 km"),
        ("de_DE", 9_949, "9,9 km"), ("de_DE", 9_950, "10 km"), ("de_DE", 3_955_000, "3.955 km"),
        ("en_US", 482.8, "0.3 mi"), ("en_US", 400_000, "249 mi"), ("en_GB", 1_609.344, "1.0 mi"),
        ("fr_FR", 12_400, "12 km"),
    ])
    func `a distance is written as the locale measures it (SG-51)`(
        locale: String,
        metres: Double,
        text: String
    ) {
        let texts = SuggestionTexts(locale: Locale(identifier: locale))

        #expect(texts.distance(metres) == text)
    }

    @Test func `texts of a host take the place of those here (SG-51)`() {
        let texts = SuggestionTexts(words: Words(["also {1}": "aka {1}", "here": "at this place"]))
        let rows = SuggestionRowAdapter.rows([row(metres: 7, alias: "X")], texts: texts)

        #expect(rows.map(\.subtitle) == ["aka X"])
        #expect(rows.map(\.distance) == ["at this place"])
        #expect(rows.map(\.accessibilityLabel) == ["Chase, aka X, 1 of 1"])
    }
}
