import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SuggestionsScreenTests {
    private let clock = TestClock()
    private let suggest = MockSuggestUseCase()

    private func field() -> SuggestionFieldViewModel {
        SuggestionFieldViewModel(
            label: "Bank",
            source: .placeSearch(nil),
            suggest: suggest,
            prime: MockPrimeLocationUseCase(),
            clock: clock
        )
    }

    @Test(arguments: [SuggestionsScreen.search, SuggestionsScreen.index])
    func `leaving a search cancels it and keeps the text (NV-15)`(
        screen: @MainActor @Sendable (SuggestionFieldViewModel) -> SuggestionsScreen
    ) async {
        let field = field()
        let edit = field.edit("cha")
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await suggest.gate.waitForRequests()

        screen(field).leave()
        await edit.value

        #expect(field.state == .idle)
        #expect(field.text == "cha")
    }

    @Test func `leaving keeps what is shown, for a screen on its way out (NV-15, NV-18)`() {
        let chase = Suggestion(name: "Chase")
        suggest.answerImmediately("ch", with: .success([chase]))
        let field = field()
        field.setFocus(true)
        field.edit("ch")

        SuggestionsScreen.search(field).leave()

        #expect(field.state == .suggesting([chase]))
        #expect(field.isDropdownVisible)
    }
}
