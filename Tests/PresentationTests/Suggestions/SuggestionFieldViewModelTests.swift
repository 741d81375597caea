import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite final class SuggestionFieldViewModelTests {
    private let clock = TestClock()
    private let suggest = MockSuggestUseCase()
    private let chase = Suggestion(name: "Chase", matchedRanges: [0..<3])
    private let citi = Suggestion(name: "Citi")
    private let field: SuggestionFieldViewModel

    init() {
        field = Self.field(suggest, clock)
        field.setFocus(true)
    }

    /// A search that a test left waiting would wait, and hold its field, until the process ends.
    isolated deinit {
        field.clear()
    }

    private static func field(
        _ suggest: MockSuggestUseCase,
        _ clock: TestClock
    ) -> SuggestionFieldViewModel {
        SuggestionFieldViewModel(
            label: "Bank",
            options: .init(placeholder: "e.g. Chase"),
            source: .placeSearch(nil),
            suggest: suggest,
            prime: MockPrimeLocationUseCase(),
            clock: clock
        )
    }

    /// Types a text and waits out the quiet period.
    private func search(_ text: String) async -> Task<Void, Never> {
        let count = suggest.gate.requests.count
        let edit = field.edit(text)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await suggest.gate.waitForRequests(count + 1)
        return edit
    }

    @Test func `a search starts only after the quiet period (SG-8, SG-11)`() async {
        let edit = field.edit("cha")
        #expect(field.state == .waiting)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(299))
        #expect(suggest.gate.requests.isEmpty)
        #expect(field.state == .waiting)

        clock.advance(by: .milliseconds(1))
        await suggest.gate.waitForRequests()
        #expect(field.state == .searching)
        suggest.gate.answer(0, with: [chase])
        await edit.value

        #expect(field.state == .suggesting([chase]))
    }

    @Test func `what needs no waiting shows before the keystroke's function returns (SG-8)`() {
        suggest.answerImmediately("cha", with: .success([chase]))

        field.edit("cha")

        #expect(field.state == .suggesting([chase]))
        #expect(suggest.gate.requests.isEmpty)
    }

    @Test func `an overtaken keystroke is never searched for (SG-8)`() async {
        let first = field.edit("ch")
        await clock.waitForSleepers()
        let second = field.edit("cha")
        await first.value
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        suggest.gate.answer(0, with: [chase])
        await second.value

        #expect(suggest.gate.requests == ["cha"])
    }

    @Test func `a wake-up that crosses a newer keystroke starts no search (SG-8, SG-9)`() async {
        let first = field.edit("ch")
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        field.edit("cha")
        await first.value

        #expect(suggest.gate.requests.isEmpty)
        #expect(field.state == .waiting)
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func `in whatever order answers arrive, the newest text's is shown (SG-9)`(
        order: [Int]
    ) async {
        // Searches that ignore their cancellation, as a server's request on its way may.
        let suggest = MockSuggestUseCase(isCancellable: false)
        let field = Self.field(suggest, clock)
        field.setFocus(true)
        var edits: [Task<Void, Never>] = []
        for (index, text) in ["ch", "cha", "chas"].enumerated() {
            edits.append(field.edit(text))
            await clock.waitForSleepers()
            clock.advance(by: .milliseconds(300))
            await suggest.gate.waitForRequests(index + 1)
        }

        for index in order {
            suggest.gate.answer(index, with: [Suggestion(name: "answer \(index)")])
            await edits[index].value
            if index != 2, field.state != .searching {
                #expect(field.state == .suggesting([Suggestion(name: "answer 2")]))
            }
        }

        #expect(field.state == .suggesting([Suggestion(name: "answer 2")]))
    }

    @Test func `a useless search is cancelled (SG-9)`() async {
        let edit = await search("cha")

        field.edit("")
        await edit.value

        #expect(field.state == .idle)
    }

    @Test func `the same text again changes nothing (SG-9)`() async {
        let edit = await search("cha")
        field.edit("cha")
        #expect(field.state == .searching)
        suggest.gate.answer(0, with: [chase])
        await edit.value

        #expect(field.state == .suggesting([chase]))
    }

    @Test(arguments: ["clear", "choose", "blur", "dismiss"])
    func `an answer after the user turned away is dropped (SG-9)`(action: String) async {
        let suggest = MockSuggestUseCase(isCancellable: false)
        let field = Self.field(suggest, clock)
        field.setFocus(true)
        let edit = field.edit("cha")
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await suggest.gate.waitForRequests()

        switch action {
        case "clear": field.clear()
        case "choose": field.choose(citi)
        case "blur": field.setFocus(false)
        default: field.dismiss()
        }
        suggest.gate.answer(0, with: [chase])
        await edit.value

        #expect(field.state == .idle)
        #expect(!field.isDropdownVisible)
    }

    @Test func `fewer than two characters are idle, nothing found is said (SG-2, SG-11)`() async {
        field.edit("c")
        #expect(field.state == .idle)

        let edit = await search("ca")
        suggest.gate.answer(0, with: [])
        await edit.value

        #expect(field.state == .noMatches)
        #expect(!field.isDropdownVisible)
        #expect(field.announcement() == "No suggestions")
    }

    @Test func `a failure keeps the text and the next keystroke tries again (SG-11)`() async {
        let cause = FailureCause(domain: "Suggestions.HTTP", code: 500, detail: "")
        let edit = await search("cha")
        suggest.gate.fail(0, with: .repository(.unavailable(cause)))
        await edit.value

        guard case .failed(let message) = field.state else {
            Issue.record("expected a failure, got \(field.state)")
            return
        }
        #expect(message.text.hasSuffix("\n\nError: Suggestions.HTTP 500"))
        #expect(field.text == "cha")
        #expect(!field.isDropdownVisible)

        let retry = await search("chas")
        suggest.gate.answer(1, with: [chase])
        await retry.value
        #expect(field.state == .suggesting([chase]))
    }

    @Test func `an index that fails at once fails the field (SG-11)`() {
        suggest.answerImmediately("cha", with: .failure(.throttled(retryAfter: .seconds(1))))

        field.edit("cha")

        guard case .failed(let message) = field.state else {
            Issue.record("expected a failure, got \(field.state)")
            return
        }
        #expect(message.kind == "throttled")
    }

    @Test func `the dropdown shows with suggestions, focus and no dismissal (SG-12)`() {
        suggest.answerImmediately("cha", with: .success([chase]))
        suggest.answerImmediately("chas", with: .success([chase]))
        field.edit("cha")
        #expect(field.isDropdownVisible)

        field.dismiss()
        #expect(!field.isDropdownVisible)
        #expect(field.suggestions == [chase])

        field.edit("chas")
        #expect(field.isDropdownVisible)
        field.setFocus(false)
        #expect(!field.isDropdownVisible)
    }

    @Test func `choosing fills the field and ends the search (SG-13, SG-14)`() {
        suggest.answerImmediately("cha", with: .success([chase]))
        field.edit("cha")

        field.choose(chase)
        // The text field tells of its new text.
        field.edit("Chase")

        #expect(field.text == "Chase")
        #expect(field.state == .idle)
        #expect(!field.isDropdownVisible)
        #expect(suggest.gate.requests.isEmpty)
    }

    @Test func `free text stays as it was typed (SG-14)`() async {
        for text in ["  My own bank 🏦 ", "\u{202E}x", "a\0b"] {
            field.edit(text)
            #expect(field.text == text)
        }
    }

    @Test func `the keyboard walks the rows and chooses one (SG-15)`() {
        suggest.answerImmediately("ch", with: .success([chase, citi]))
        field.edit("ch")
        #expect(!field.confirmHighlighted())

        field.highlightNext()
        #expect(field.highlightedRow == 0)
        field.highlightPrevious()
        #expect(field.highlightedRow == 1)
        field.highlightNext()
        field.highlightNext()
        #expect(field.confirmHighlighted())

        #expect(field.text == "Citi")
        #expect(field.highlightedRow == nil)
    }

    @Test func `escape closes the dropdown and keeps the text (SG-15)`() {
        suggest.answerImmediately("ch", with: .success([chase]))
        field.edit("ch")
        field.highlightNext()

        field.dismiss()

        #expect(field.highlightedRow == nil)
        #expect(!field.confirmHighlighted())
        #expect(field.text == "ch")
    }

    @Test func `rows say what matched, and are read out with their count (SG-15)`() {
        suggest.answerImmediately("cha", with: .success([chase, citi]))
        field.edit("cha")

        let rows = field.rows()

        #expect(field.label == "Bank")
        #expect(field.placeholder == "e.g. Chase")
        #expect(field.announcement() == "2 suggestions")
        #expect(rows.map(\.accessibilityLabel) == ["Chase, 1 of 2", "Citi, 2 of 2"])
        #expect(rows[0].parts.map(\.text) == ["Cha", "se"])
        #expect(rows[0].parts.map(\.isMatch) == [true, false])
    }
}
