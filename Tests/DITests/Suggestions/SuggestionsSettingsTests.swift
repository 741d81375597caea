import Foundation
import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumGeocoders
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTestSupport
import Testing

/// Settings of the assembly, and where they arrive.
@MainActor
@Suite struct SuggestionsSettingsTests {
    @Test func `an older Photon server gets its filter, and Nominatim the country (SG-23)`()
        async throws
    {
        let transport = RecordingTransport()
        let sources = SuggestionsSources(
            places: [
                .photon(try .fixture("photon.example"), filter: .osmTag, transport: transport)
            ],
            addresses: [
                .nominatim(
                    try .fixture("nominatim.example"),
                    countryCode: "de",
                    transport: transport
                )
            ]
        )
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(SuggestionsAssembly(storage: .inMemory, sources: sources))
        let builder = try SuggestionsBuilder(container: container.build())
        let prime = builder.makePrimeLocation()
        let bank = builder.catalogue.placeCategories.first { $0.indexWord == "bank" }

        prime.address.set("1 Main St")
        _ = try await prime.execute()
        _ = try await builder.suggest.execute("smith", from: .placeSearch(bank))

        let queries = Set(transport.requests.compactMap { $0.query() })
        #expect(queries.contains { $0.hasSuffix("&countrycodes=de") })
        #expect(queries.contains { $0.hasSuffix("&osm_tag=amenity:bank") })
    }

    @Test(arguments: [
        (nil, "en_US", "1.6 mi"), (nil, "de_DE", "2,6 km"), ("fr_FR", "en_US", "2,6 km"),
        ("en_US", "de_DE", "1.6 mi"),
    ])
    func `distances are in the locale of the texts, else of the container (EM-11)`(
        ofTexts: String?,
        ofContainer: String,
        distance: String
    ) async throws {
        let places = [
            Place(name: "Oak", category: "", coordinate: Coordinate(latitude: 43, longitude: -71))
        ]
        let near = SearchRegion(center: Coordinate(latitude: 43.023, longitude: -71))
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(
            SuggestionsAssembly(
                storage: .inMemory,
                sources: SuggestionsSources(
                    places: [.init { _ in InMemoryPlaceRepository(places: places) }]
                ),
                configuration: SuggestionConfiguration(fallbackRegion: near),
                texts: SuggestionTexts(locale: ofTexts.map(Locale.init(identifier:)))
            )
        )
        container.replace(Locale.self) { Locale(identifier: ofContainer) }
        let field = try SuggestionsBuilder(container: container.build())
            .makeFieldViewModel(label: "Place", source: .placeSearch(nil))
        field.setFocus(true)

        await field.edit("oak").value

        #expect(field.rows().map(\.distance) == [distance])
    }

    @Test func `fields speak the program's words (SG-51)`() async throws {
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        let words = Words(["No suggestions": "Keine Vorschläge", "also {1}": "auch {1}"])
        let texts = SuggestionTexts(words: words)
        container.install(SuggestionsAssembly(storage: .inMemory, texts: texts))
        let list = NameList(["Citi"], aliases: ["Citi": ["Citibank"]])
        let field = try SuggestionsBuilder(container: container.build())
            .makeFieldViewModel(label: "Bank", source: .local(list, matching: .extended))
        field.setFocus(true)

        await field.edit("zzzz").value

        #expect(field.announcement() == "Keine Vorschläge")
        await field.edit("citib").value
        #expect(field.rows().map(\.alias) == ["auch Citibank"])
    }
}
