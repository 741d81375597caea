import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct DetailFormsViewModelTests {
    private let router = Router<SuggestionsRoute>(root: .forms)
    private let repository = MockDetailAnswersRepository(
        DetailAnswers(
            forms: [
                "financial": FormAnswers(answers: [
                    "creditCard": ["Citi", "Chase"], "Piggy Bank": ["Oink"],
                ]),
                "healthcare": FormAnswers(
                    chosen: ["doctor", "dentist"],
                    answers: ["doctor": ["Smith"], "dentist": ["Lee"], "vet": ["Ruiz"]]
                ),
            ]
        )
    )

    private func list(_ texts: SuggestionTexts = SuggestionTexts()) -> DetailFormsViewModel {
        DetailFormsViewModel(
            catalogue: .standard,
            answers: Feed(repository),
            texts: texts,
            router: router
        )
    }

    @Test func `the list has every form with the number of its answers (NV-5, SG-63)`() async throws
    {
        let list = list()
        #expect(list.state == .idle)

        await list.load()

        let rows = try #require(list.state.value)
        #expect(rows.map(\.id) == ["financial", "healthcare", "fitness", "insurance"])
        #expect(rows.map(\.title) == ["Financial", "Healthcare", "Fitness", "Insurance"])
        #expect(
            rows.map(\.progress) == [
                "1 of 4 answered", "2 of 2 answered", "0 of 5 answered", "0 of 2 answered",
            ]
        )
        #expect(rows.map(\.isComplete) == [false, true, false, false])
    }

    @Test func `the list counts anew each time it appears (NV-5)`() async throws {
        let list = list(SuggestionTexts(words: Words(["{1} of {2} answered": "{1}/{2}"])))
        await list.load()
        try await SaveDetailsUseCase(
            repository: repository,
            catalogue: .standard,
            current: CurrentAddress()
        )
        .execute(form: "fitness", answers: ["gym": ["YMCA"]], address: nil)

        await list.load()

        #expect(list.state.value?.map(\.progress) == ["1/4", "2/2", "1/5", "0/2"])
    }

    @Test func `answers that cannot be read are said (NV-5)`() async {
        repository.fail(with: .unavailable(FailureCause(domain: "Disk", code: 28)))
        let list = list()

        await list.load()

        #expect(list.state.failure?.text.hasSuffix("Error: Disk 28") == true)
    }

    @Test func `actions of the list open screens (NV-3, NV-5)`() {
        let list = list()

        list.open("fitness")
        list.openAnswers()
        list.openSearch()

        #expect(router.path == [.form("fitness"), .answers, .search(category: nil)])
    }

    @Test func `what another process saves is counted without a load (TA-21)`() async {
        let list = list()
        await list.load()

        var answers = repository.saved
        answers.forms["fitness"] = FormAnswers(answers: ["gym": ["YMCA"]])
        repository.announce(answers)

        await Observed.change { list.state.value?[2].progress == "1 of 5 answered" }
    }
}
