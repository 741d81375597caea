import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct FieldAnswerTests {
    private let suggest = MockSuggestUseCase()
    private let chase = Suggestion(
        name: "Chase",
        matchedRanges: [0..<2],
        category: "bank",
        coordinate: Coordinate(latitude: 42, longitude: -71),
        street: "12 Main St",
        city: "Concord",
        distanceMetres: 12,
        source: .index
    )

    private func field(
        _ answer: FieldAnswer = .none,
        source: SuggestionSource = .placeSearch(nil)
    ) -> SuggestionFieldViewModel {
        SuggestionFieldViewModel(
            label: "Bank",
            answer: answer,
            source: source,
            suggest: suggest,
            prime: MockPrimeLocationUseCase(),
            clock: TestClock()
        )
    }

    @Test func `a choice is picked, and any other text is typed (SG-53)`() {
        let field = field()
        suggest.answerImmediately("  ", with: .success([]))
        #expect(field.answer == .none)

        field.choose(chase)
        #expect(field.answer == .picked(chase))
        #expect(field.text == "Chase")
        field.edit(" Chase ")
        #expect(field.answer == .picked(chase))
        field.edit("Chase B")
        #expect(field.answer == .typed("Chase B"))
        field.edit("Chase")
        #expect(field.answer == .typed("Chase"))
        field.edit("  ")
        #expect(field.answer == .none)
        field.cancel()
    }

    @Test func `the place of a chosen completion follows, if it is found (SG-69)`() async {
        let row = Suggestion(name: "Chase", street: "12 Main St", source: .maps)
        let located = LocatingSuggestUseCase(located: chase)
        let failing = LocatingSuggestUseCase(located: nil)
        for (suggest, expected) in [(located, chase), (failing, row)] {
            let field = SuggestionFieldViewModel(
                label: "Bank",
                source: .placeSearch(nil),
                suggest: suggest,
                prime: MockPrimeLocationUseCase(),
                clock: TestClock()
            )

            let choice = field.choose(row)
            #expect(field.answer == .picked(row))
            await choice.value

            #expect(field.answer == .picked(expected))
            #expect(field.text == "Chase")
        }
        let field = SuggestionFieldViewModel(
            label: "Bank",
            source: .placeSearch(nil),
            suggest: located,
            prime: MockPrimeLocationUseCase(),
            clock: TestClock()
        )
        let choice = field.choose(row)
        field.clear()
        await choice.value
        #expect(field.answer == .none)
    }

    @Test func `a saved answer is restored as what it was (SG-53)`() throws {
        let field = field()
        field.choose(chase)
        let saved = try #require(field.answer.saved)

        #expect(saved.place?.coordinate == chase.coordinate)
        #expect(saved.place?.street == "12 Main St")
        guard case .picked(let restored) = self.field(FieldAnswer(saved)).answer else {
            Issue.record("expected a pick")
            return
        }
        #expect(restored.id == chase.id)
        #expect(FieldAnswer(restored == chase ? .init("x") : saved).saved == saved)
        #expect(FieldAnswer("Smith") == .typed("Smith"))
        #expect(
            FieldAnswer(DetailAnswer("Smith", place: saved.place)) == .typed("Smith"),
            "a place of another name"
        )
    }

    @Test(
        arguments: [
            ("  My  own bank\n", "My  own bank"), ("\t \n", nil), ("", nil), ("x", "x"),
        ] as [(String, String?)]
    )
    func `the confirmed text has no white space around it (SG-58)`(
        text: String,
        confirmed: String?
    ) {
        let field = field()
        field.edit(text)

        #expect(field.confirmText() == confirmed)
        #expect(field.answer.saved?.text == confirmed)
        #expect(field.text == text)
        #expect(field.state == .idle)
    }

    @Test func `names begin with capitals, brands are typed as they are (SG-59)`() throws {
        let catalogue = FormCatalogue.standard
        let hints = try ["bank", "creditCard", "brokerage", "doctor"].map { key in
            field(source: try #require(catalogue.field(named: key)).suggestionSource).inputHint
        }

        #expect(hints == [.words, .none, .none, .words])
        #expect(field(source: .local([])).inputHint == .words)
        #expect(!field().isAutocorrectionWanted)
    }

    @Test func `key, label, question and placeholder are four things (SG-60)`() throws {
        let vet = try #require(FormCatalogue.standard.field(named: "vet"))
        let field = SuggestionFieldViewModel(
            label: "Tierarzt",
            options: .init(vet),
            source: vet.suggestionSource,
            suggest: suggest,
            prime: MockPrimeLocationUseCase(),
            clock: TestClock()
        )

        #expect(
            [field.key, field.label, field.question, field.placeholder] == [
                "vet", "Tierarzt", "Who's your vet?", "Search for a veterinary clinic...",
            ]
        )
    }
}

/// A search whose chosen rows get their place later.
private struct LocatingSuggestUseCase: SuggestUseCaseProtocol {
    let located: Suggestion?

    func immediateAnswer(
        to text: String,
        from source: SuggestionSource
    ) throws(SuggestionError) -> Suggestions? { [] }

    func execute(
        _ text: String,
        from source: SuggestionSource
    ) async throws(SuggestionError) -> Suggestions { [] }

    func located(_ suggestion: Suggestion) async throws(SuggestionError) -> Suggestion? {
        guard let located else { throw .throttled(retryAfter: .seconds(1)) }
        return located
    }
}
