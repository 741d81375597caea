import MomentumDomain
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

/// Names of lists and their other spellings.
@Suite struct SuggestListTests {
    private let suggest = SuggestUseCase(
        places: MockPlaceRepository(),
        locations: AddressLocations(geocoder: MockGeocodingRepository()),
        address: CurrentAddress(""),
        configuration: SuggestionConfiguration()
    )

    @Test(
        arguments: [
            ("ame", ["American Express"], [nil]), ("amex", ["American Express"], ["Amex"]),
            ("usba", ["US Bank"], ["USBank"]), ("ci", ["Citi"], [nil]),
            ("bo", ["Bank of America"], ["BofA"]), ("cap", ["Capital One"], [nil]),
        ] as [(String, [String], [String?])]
    )
    func `an alias that begins with the text offers its name (SG-68)`(
        text: String,
        names: [String],
        aliases: [String?]
    ) throws {
        let found = try suggest.immediateAnswer(to: text, from: .local(try cards))

        #expect(found?.rows.map(\.name) == names)
        #expect(found?.rows.map(\.matchedAlias) == aliases)
    }

    @Test func `names stand before those of which only an alias begins so (SG-68)`() throws {
        let list = NameList(["Zeta", "Citi"], aliases: ["Zeta": ["Citizen"]])
        for matching in [SuggestionConfiguration.ListMatching.beginning, .extended] {
            let found = try suggest.immediateAnswer(
                to: "citi",
                from: .local(list, matching: matching)
            )
            #expect(found?.rows.map(\.name) == ["Citi", "Zeta"])
        }
    }

    @Test func `the forms match any word of a list, also of aliases (SG-68)`() throws {
        let brokers = try #require(FormCatalogue.standard.field(named: "creditCard"))

        let found = try ["express", "amex", "bank", "amercian"].map {
            try suggest.immediateAnswer(to: $0, from: brokers.suggestionSource)?.rows.map(\.name)
        }

        #expect(
            found == [
                ["American Express"], ["American Express", "Bank of America"],
                ["Bank of America", "US Bank"], ["American Express", "Bank of America"],
            ]
        )
    }

    @Test func `every alias of the catalogue is of a name in its list (SG-68)`() throws {
        #expect(try cards.aliases.joined().count == 7)
        let brokers = FormCatalogue.standard.field(named: "brokerage")?.source
        guard case .listThenPlaces(let list, let category) = brokers else {
            Issue.record("no list of brokers")
            return
        }
        #expect(list.aliases.joined().count == 4)
        #expect(category.indexWord == "brokerage")
    }

    @Test func `names of a list are shown also where the places cannot be read (SG-22, SG-67)`()
        async throws
    {
        let field = try #require(FormCatalogue.standard.field(named: "brokerage"))
        let suggest = SuggestUseCase(
            places: DamagedPlaces(),
            locations: AddressLocations(geocoder: MockGeocodingRepository()),
            address: CurrentAddress(""),
            configuration: SuggestionConfiguration()
        )

        let known = try suggest.immediateAnswer(to: "fid", from: field.suggestionSource)
        let found = try await suggest.execute("fid", from: field.suggestionSource)

        #expect(known?.rows.map(\.name) == ["Fidelity"])
        #expect(found.rows.map(\.name) == ["Fidelity"])
        #expect(throws: DamagedPlaces.error) {
            try suggest.immediateAnswer(to: "zzzz", from: field.suggestionSource)
        }
    }

    /// An index that cannot be read.
    private struct DamagedPlaces: PlaceRepository {
        static let error = SuggestionError.repository(
            .unreadable(FailureCause(domain: "Test", code: 1))
        )

        func immediatePlaces(
            matching query: PlaceQuery
        ) throws(SuggestionError) -> PlaceAnswer? {
            throw Self.error
        }

        func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
            throw Self.error
        }
    }

    @Test func `plain text has nobody to ask, as soon as there is something to ask (SG-55)`()
        throws
    {
        #expect(try suggest.immediateAnswer(to: "a", from: .local([])) == [])
        #expect(throws: SuggestionError.unavailable(.noList)) {
            try suggest.immediateAnswer(to: "ab", from: .local([]))
        }
    }

    private var cards: NameList {
        get throws {
            let field = FormCatalogue.standard.field(named: "creditCard")
            guard case .list(let list) = field?.source else {
                throw SuggestionError.unavailable(.noList)
            }
            return list
        }
    }
}
