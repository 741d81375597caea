import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct DetailAnswersViewModelTests {
    private let router = Router<SuggestionsRoute>()

    private func screen(_ repository: MockDetailAnswersRepository) -> DetailAnswersViewModel {
        DetailAnswersViewModel(
            catalogue: .standard,
            answers: Feed(repository),
            router: router
        )
    }

    @Test func `every answer that is kept is shown, with the address (NV-5)`() async {
        let answers = DetailAnswers(
            address: "1 Main St",
            forms: [
                "pets": FormAnswers(answers: ["Vet": ["Dr. Dolittle"]]),
                "financial": FormAnswers(answers: ["creditCard": ["Citi"]]),
            ]
        )
        let screen = screen(MockDetailAnswersRepository(answers))
        #expect(screen.state == .idle)

        await screen.load()

        #expect(screen.state.value?.address == "1 Main St")
        #expect(screen.state.value?.forms == FormCatalogue.standard.answeredForms(in: answers))
        #expect(screen.state.value?.forms.map(\.title) == ["Financial", "pets"])
    }

    @Test func `without an answer there is none, and a failure is said (NV-5)`() async {
        let repository = MockDetailAnswersRepository()
        let screen = screen(repository)
        await screen.load()
        #expect(screen.state.value?.forms == [])

        repository.fail(with: .unreadable(FailureCause(domain: "Disk", code: 5)))
        await screen.load()

        #expect(screen.state.failure?.text.hasSuffix("Error: Disk 5") == true)
        #expect(screen.state.value?.forms == [])
    }

    @Test func `an answer is changed in its form (NV-5)`() {
        screen(MockDetailAnswersRepository()).open("financial")

        #expect(router.path == [.form("financial")])
    }

    @Test func `what another process saves is shown without a load (TA-21)`() async {
        let repository = MockDetailAnswersRepository()
        let screen = screen(repository)
        await screen.load()

        repository.announce(DetailAnswers(address: "1 Main St"))

        await Observed.change { screen.state.value?.address == "1 Main St" }
    }
}
