import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct DetailFormViewModelTests {
    private let maker = FormMaker()
    private var suggest: MockSuggestUseCase { maker.suggest }
    private var router: Router<SuggestionsRoute> { maker.router }

    private func form(
        _ repository: MockDetailAnswersRepository,
        id: String = "financial",
        categories: [String]? = nil
    ) -> DetailFormViewModel {
        maker.form(repository, id: id, categories: categories)
    }

    private let saved = DetailAnswers(
        address: "",
        forms: [
            "financial": FormAnswers(answers: ["creditCard": ["Citi"], "studentLoans": ["SoFi"]]),
            "fitness": FormAnswers(answers: ["x": ["y"]]),
        ]
    )

    @Test func `fields come in the order chosen, with the saved answers (SG-16, SG-18)`()
        async
    {
        let form = form(
            MockDetailAnswersRepository(saved),
            categories: ["creditCard", "bank", "creditCard"]
        )

        await form.load()

        #expect(form.state == .editing)
        #expect(
            form.fields.map(\.label) == ["Credit Card", "Credit Card 2", "Bank / Credit Union"]
        )
        #expect(form.fields.map(\.text) == ["Citi", "", ""])
        #expect(form.focusedField === form.fields.first)
    }

    @Test func `all answers are saved, deselected ones are kept (SG-18)`() async throws {
        let repository = MockDetailAnswersRepository(saved)
        let form = form(repository, categories: ["creditCard"])
        await form.load()

        form.fields[0].edit("Chase")
        await form.continueForm()

        #expect(form.state == .saved)
        #expect(
            repository.saved.forms["financial"]?.answers == [
                "creditCard": ["Chase"], "studentLoans": ["SoFi"],
            ]
        )
        #expect(repository.saved.forms["fitness"]?.answers == ["x": ["y"]])
    }

    @Test func `at most one field has focus and an open dropdown (SG-19)`() async throws {
        let form = form(
            MockDetailAnswersRepository(saved),
            categories: ["bank", "pharmacy"]
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
        let form = form(MockDetailAnswersRepository(saved), categories: ["Piggy Bank"])

        await form.load()

        #expect(form.fields[0].source == .local([], matching: .extended))
    }

    @Test func `answers that cannot be read or saved are said, and nothing is lost (SG-18)`()
        async throws
    {
        let cause = FailureCause(domain: "Disk", code: 28, detail: "")
        let repository = MockDetailAnswersRepository(saved)
        let form = form(repository, categories: ["creditCard"])
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
        let form = form(repository, categories: ["bank"])
        maker.geocoder.gate.answer(0, with: Coordinate(latitude: 1, longitude: 2))

        await form.load()
        // The search for the position goes on after loading.
        await maker.geocoder.gate.waitForRequests()

        #expect(maker.geocoder.gate.requests == ["Boston"])
        #expect(
            form.fields[0].source
                == FormCatalogue.standard.field(named: "bank")?.suggestionSource
        )
    }

    @Test func `a form without a choice asks for all it has, in catalogue order (NV-5)`()
        async
    {
        let form = form(MockDetailAnswersRepository(saved))

        await form.load()

        #expect(
            form.fields.map(\.key) == [
                "bank", "creditCard", "creditCard", "brokerage", "studentLoans", "studentLoans",
            ]
        )
        #expect(form.fields.map(\.text) == ["", "Citi", "", "", "SoFi", ""])
    }

    @Test func `a form that does not exist says so, and loads and saves nothing (NV-2, NV-30)`()
        async
    {
        let repository = MockDetailAnswersRepository(saved)
        let form = form(repository, id: "pets", categories: ["Vet"])
        guard case .unavailable(let message) = form.state else {
            Issue.record("expected no form, got \(form.state)")
            return
        }

        await form.load()
        await form.continueForm(address: "1 Main St")

        #expect(message.text == "There is no form “pets”.\n\nError: DetailAnswers 3")
        #expect(form.state == .unavailable(message))
        #expect(repository.saved == saved)
        #expect(router.path.isEmpty)
    }

    @Test(
        arguments: [
            ("financial", .form("healthcare")), ("healthcare", .form("fitness")),
            ("fitness", .form("insurance")), ("insurance", .answers),
        ] as [(String, SuggestionsRoute)]
    )
    func `Continue goes to the next form, after the last one to the answers (NV-5)`(
        id: String,
        next: SuggestionsRoute
    ) async {
        let form = form(MockDetailAnswersRepository(saved), id: id)
        await form.load()

        await form.continueForm()

        #expect(form.state == .saved)
        #expect(router.path == [next])
    }

    @Test func `after a failed save the form stays, until one succeeds (NV-5)`() async {
        let repository = MockDetailAnswersRepository(saved)
        let form = form(repository)
        await form.load()
        repository.fail(with: .unavailable(FailureCause(domain: "Disk", code: 28)))

        await form.continueForm()
        #expect(router.path.isEmpty)

        repository.fail(with: nil)
        await form.continueForm()
        #expect(router.path == [.form("healthcare")])
    }

    @Test func `leaving a form cancels its load and its searches (NV-15)`() async {
        let read = GatedRead()
        let form = maker.form(id: "healthcare", read: read)
        async let load: Void = form.load()
        await read.gate.waitForRequests()

        form.leave()
        await load
        #expect(form.state == .idle)

        read.gate.answer(1, with: FormAnswers())
        await form.load()
        let search = form.fields[0].edit("smith")
        form.leave()
        await search.value
        #expect(form.fields[0].state == .idle)
        #expect(suggest.gate.requests.isEmpty)
    }

    @Test func `a form that was left while it was saved opens nothing (NV-15)`() async {
        let read = ReadDetailsUseCase(repository: MockDetailAnswersRepository(saved))
        let save = GatedSave()
        let form = maker.form(read: read, save: save)
        await form.load()
        async let saving: Void = form.continueForm()
        await save.gate.waitForRequests()

        form.leave()
        save.gate.answer(0, with: ())
        await saving

        #expect(form.state == .saved)
        #expect(router.path.isEmpty)
    }
}

/// Answers of a form that a test releases by hand.
private struct GatedRead: ReadDetailsUseCaseProtocol {
    let gate = Gate<DetailForm.ID, FormAnswers, RepositoryError>(cancellation: .cancelled)

    func execute(
        form: DetailForm.ID
    ) async throws(RepositoryError) -> (address: String, form: FormAnswers) {
        ("", try await gate.pass(form))
    }
}

/// Saves that end when a test says so, cancelled or not.
private struct GatedSave: SaveDetailsUseCaseProtocol {
    let gate = Gate<DetailForm.ID, Void, DetailAnswersError>(cancellation: nil)

    func execute(
        form: DetailForm.ID,
        answers: [String: [DetailAnswer]],
        address: DetailAnswer?
    ) async throws(DetailAnswersError) {
        try await gate.pass(form)
    }
}
