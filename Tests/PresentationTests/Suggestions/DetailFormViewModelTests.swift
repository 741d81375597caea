import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct DetailFormViewModelTests {
    private let clock = TestClock()
    private let suggest = MockSuggestUseCase()
    private let geocoder = MockGeocodingRepository()

    private func form(
        _ repository: MockDetailAnswersRepository,
        categories: [String]
    ) throws -> DetailFormViewModel {
        let catalogue = FormCatalogue.standard
        return DetailFormViewModel(
            form: try #require(catalogue.form("financial")),
            categories: categories,
            read: ReadDetailsUseCase(repository: repository),
            save: SaveDetailsUseCase(repository: repository),
            primeLocation: PrimeLocationUseCase(
                locations: AddressLocations(geocoder: geocoder)
            )
        ) { field, text, address in
            SuggestionFieldViewModel(
                label: field.category,
                text: text,
                source: field.suggestionSource(nearAddress: address),
                suggest: suggest,
                clock: clock
            )
        }
    }

    private let saved = DetailAnswers(
        address: "",
        forms: [
            "financial": ["Credit Card": "Citi", "Student Loans": "SoFi"], "fitness": ["x": "y"],
        ]
    )

    @Test func `fields come in the order chosen, with the saved answers (SG-16, SG-18)`()
        async throws
    {
        let form = try form(
            MockDetailAnswersRepository(saved),
            categories: ["Credit Card", "Bank / Credit Union", "Credit Card"]
        )

        await form.load()

        #expect(form.state == .editing)
        #expect(form.fields.map(\.label) == ["Credit Card", "Bank / Credit Union"])
        #expect(form.fields.map(\.text) == ["Citi", ""])
        #expect(form.focusedField === form.fields.first)
    }

    @Test func `all answers are saved, deselected ones are kept (SG-18)`() async throws {
        let repository = MockDetailAnswersRepository(saved)
        let form = try form(repository, categories: ["Credit Card"])
        await form.load()

        form.fields[0].edit("Chase")
        await form.continueForm()

        #expect(form.state == .saved)
        #expect(
            repository.saved.forms["financial"] == [
                "Credit Card": "Chase", "Student Loans": "SoFi",
            ]
        )
        #expect(repository.saved.forms["fitness"] == ["x": "y"])
    }

    @Test func `at most one field has focus and an open dropdown (SG-19)`() async throws {
        let form = try form(
            MockDetailAnswersRepository(saved),
            categories: ["Credit Card", "Student Loans"]
        )
        suggest.answerImmediately("ch", with: .success([Suggestion(name: "Chase")]))
        await form.load()
        form.fields[0].edit("ch")
        #expect(form.fields[0].isDropdownVisible)

        form.focus(1)
        form.fields[1].edit("ch")

        #expect(form.fields.map(\.isFocused) == [false, true])
        #expect(form.fields.map(\.isDropdownVisible) == [false, true])
    }

    @Test func `an unknown category is a plain text field (SG-17)`() async throws {
        let form = try form(MockDetailAnswersRepository(saved), categories: ["Piggy Bank"])

        await form.load()

        #expect(form.fields[0].source == .local([]))
    }

    @Test func `answers that cannot be read or saved are said, and nothing is lost (SG-18)`()
        async throws
    {
        let cause = FailureCause(domain: "Disk", code: 28, detail: "")
        let repository = MockDetailAnswersRepository(saved)
        let form = try form(repository, categories: ["Credit Card"])
        await form.load()
        form.fields[0].edit("Chase")
        repository.fail(with: .unavailable(cause))

        await form.continueForm()

        guard case .failed(let message) = form.state else {
            Issue.record("expected a failure, got \(form.state)")
            return
        }
        #expect(message.text.hasSuffix("Error: Disk 28"))
        #expect(form.fields[0].text == "Chase")
        repository.fail(with: nil)
        await form.continueForm()
        #expect(form.state == .saved)
    }

    @Test func `loading locates the address before the first search (SG-7)`() async throws {
        let repository = MockDetailAnswersRepository(DetailAnswers(address: "Boston"))
        let form = try form(repository, categories: ["Bank / Credit Union"])
        geocoder.gate.answer(0, with: Coordinate(latitude: 1, longitude: 2))

        await form.load()

        #expect(geocoder.gate.requests == ["Boston"])
        #expect(
            form.fields[0].source
                == FormField.suggestionSource(form.form.field(for: "Bank / Credit Union"))(
                    nearAddress: "Boston"
                )
        )
    }
}
