import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import Testing

@MainActor
@Suite struct DetailFormAddressTests {
    private let maker = FormMaker()

    private func form(_ repository: MockDetailAnswersRepository) -> DetailFormViewModel {
        maker.form(repository, categories: ["bank"], prime: MockPrimeLocationUseCase())
    }

    @Test func `an address is typed or picked in its field, and saved with the form (SG-69)`()
        async throws
    {
        let repository = MockDetailAnswersRepository(DetailAnswers(address: " Boston "))
        let form = form(repository)
        #expect(form.addressField == nil)
        await form.load()
        let field = try #require(form.addressField)
        #expect(field.text == "Boston")
        #expect(!form.hasEdits)

        field.setFocus(true)
        #expect(form.fields.allSatisfy { !$0.isFocused })
        #expect(form.focusedField === field)
        let position = Coordinate(latitude: 43.2, longitude: -71.5)
        let row = Suggestion(name: "12 Main St, Concord", coordinate: position, source: .maps)
        maker.suggest.answerImmediately("12 ma", with: .success([row]))
        field.edit("12 ma")
        field.choose(row)
        #expect(form.hasEdits)
        await form.continueForm()

        #expect(repository.saved.address == "12 Main St, Concord")
        #expect(repository.saved.coordinate == position)
        #expect(maker.address.value == "12 Main St, Concord")
        #expect(form.addressField?.text == "12 Main St, Concord")
        #expect(!form.hasEdits)

        form.addressField?.clear()
        await form.continueForm()
        #expect(repository.saved.address.isEmpty)
    }

    @Test func `an address saved elsewhere is shown, unless one is being typed (SG-69, TA-22)`()
        async throws
    {
        let repository = MockDetailAnswersRepository(DetailAnswers(address: ""))
        let form = form(repository)
        await form.load()
        form.addressField?.setFocus(true)

        try await repository.update { $0.address = "Reno" }
        await form.refresh()
        #expect(form.addressField?.text == "Reno")
        #expect(form.addressField?.isFocused == true)

        form.addressField?.edit("Ren")
        try await repository.update { $0.address = "Boston" }
        await form.refresh()
        #expect(form.addressField?.text == "Ren")
        #expect(form.address == "Boston")
        form.leave()
    }
}
