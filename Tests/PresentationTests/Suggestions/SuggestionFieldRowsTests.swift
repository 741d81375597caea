import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

/// The rows of a field while their source is asked again.
@MainActor
@Suite final class SuggestionFieldRowsTests {
    private let clock = TestClock()
    private let suggest = MockSuggestUseCase()
    private let names = ["Starbucks", "Star Market", "Staples", "Stop & Shop"]
        .map { Suggestion(name: $0, source: .photon, attribution: "© OpenStreetMap contributors") }
    private let field: SuggestionFieldViewModel

    init() {
        field = SuggestionFieldViewModel(
            label: "Place",
            source: .placeSearch(nil),
            suggest: suggest,
            prime: MockPrimeLocationUseCase(),
            clock: clock
        )
        field.setFocus(true)
    }

    isolated deinit {
        field.clear()
    }

    private var shown: Suggestions? {
        if case .suggesting(let shown) = field.state { shown } else { nil }
    }

    /// Types a text, waits out the quiet period, and answers with rows.
    private func answer(_ text: String, _ rows: Suggestions) async {
        let count = suggest.gate.requests.count
        let edit = field.edit(text)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await suggest.gate.waitForRequests(count + 1)
        suggest.gate.answer(count, with: rows)
        await edit.value
    }

    @Test func `rows that match the new text stay until its answer replaces them (SG-54)`() async {
        await answer("sta", Suggestions(rows: names))

        let edit = field.edit("star")
        // Staples is one correction away.
        #expect(shown?.rows.map(\.name) == ["Starbucks", "Star Market", "Staples"])
        #expect(shown?.rows.map(\.matchedRanges) == [[0..<4], [0..<4], [0..<4]])
        #expect(shown?.isRefreshing == true)
        #expect(field.isDropdownVisible)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await suggest.gate.waitForRequests(2)
        #expect(shown?.isRefreshing == true)
        suggest.gate.answer(1, with: [Suggestion(name: "Starry")])
        await edit.value

        #expect(field.state == .suggesting([Suggestion(name: "Starry")]))
    }

    @Test func `without a row that matches the field waits and searches (SG-11, SG-54)`() async {
        await answer("sta", Suggestions(rows: names))

        let edit = field.edit("zebra")
        #expect(field.state == .waiting)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await suggest.gate.waitForRequests(2)
        #expect(field.state == .searching)
        suggest.gate.answer(1, with: [])
        await edit.value

        #expect(field.state == .noMatches)
    }

    @Test func `too short a text keeps no row (SG-2, SG-54)`() async {
        await answer("sta", Suggestions(rows: names))

        field.edit("s")

        #expect(field.state == .idle)
    }

    @Test func `rows of an index come first, and keep their places (SG-54)`() async {
        let local = Suggestion(name: "Star Bank", source: .index)
        suggest.answerImmediately(
            "star",
            with: .success(Suggestions(rows: [local], isRefreshing: true))
        )
        let edit = field.edit("star")
        #expect(shown?.rows == [local])
        #expect(shown?.isRefreshing == true)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        suggest.gate.answer(0, with: Suggestions(rows: [local, names[0]]))
        await edit.value

        #expect(shown?.rows == [local, names[0]])
        #expect(shown?.isRefreshing == false)
    }

    @Test func `the highlight follows its row by id (SG-54)`() async {
        await answer("sta", Suggestions(rows: names))
        field.highlightNext()
        field.highlightNext()
        #expect(field.highlightedRow == 1)

        field.edit("market")
        #expect(shown?.rows.map(\.name) == ["Star Market"])
        #expect(field.highlightedRow == 0)

        field.edit("stop")
        #expect(shown?.rows == nil)
        #expect(field.highlightedRow == nil)
    }

    @Test func `typing starbucks never empties the dropdown after the first answer (SG-54)`()
        async
    {
        await answer("st", Suggestions(rows: names))

        for length in 3...9 {
            let text = String("starbucks".prefix(length))
            let count = suggest.gate.requests.count
            let edit = field.edit(text)
            #expect(field.isDropdownVisible, "\(text)")
            await clock.waitForSleepers()
            clock.advance(by: .milliseconds(300))
            await suggest.gate.waitForRequests(count + 1)
            #expect(field.isDropdownVisible, "\(text)")
            suggest.gate.answer(count, with: Suggestions(rows: [names[0]]))
            await edit.value
            #expect(field.isDropdownVisible, "\(text)")
        }
    }

    @Test func `leaving keeps the rows, and nothing refreshes them (SG-54, NV-15)`() async {
        await answer("sta", Suggestions(rows: names))
        let edit = field.edit("star")

        field.cancel()
        await edit.value

        #expect(shown?.rows.count == 3)
        #expect(shown?.isRefreshing == false)
    }

    @Test func `credits reach the state, each once and in the order of rows (SG-52)`() async {
        let list = Suggestion(name: "Starlist")
        let other = Suggestion(name: "Starmaps", source: .maps, attribution: "© Maps")
        await answer("star", Suggestions(rows: [names[0], names[1]]))
        #expect(shown?.attributions == ["© OpenStreetMap contributors"])

        await answer("sta", Suggestions(rows: [list, other] + names))
        #expect(shown?.attributions == ["© Maps", "© OpenStreetMap contributors"])
    }

    @Test func `a source that failed beside the rows is said, until it is asked again (SG-25)`()
        async
    {
        let failure = SuggestionError.throttled(retryAfter: .seconds(1))
        await answer("star", Suggestions(rows: [names[0]], failure: failure))

        let message = field.partialFailure
        #expect(message?.kind == "throttled")
        #expect(message?.sentence.hasPrefix("Some places are missing. There were too") == true)
        #expect(field.announcement() == "1 suggestion. \(message?.sentence ?? "")")
        field.edit("starb")
        #expect(shown?.rows.map(\.name) == ["Starbucks"])
        #expect(field.partialFailure == nil)
    }

    @Test func `an answer without rows says where was searched (SG-52, SG-55)`() async {
        await answer("zzz", Suggestions(rows: [], isEverywhere: true, isCategoryIgnored: true))

        #expect(field.state == .noMatches)
        #expect(field.lastAnswer.isEverywhere)
        #expect(field.lastAnswer.isCategoryIgnored)
    }

    @Test(arguments: [SuggestionsUnavailable.noSource, .noList])
    func `a field that has nobody to ask says so, and not that nothing matches (SG-55)`(
        reason: SuggestionsUnavailable
    ) async {
        suggest.answerImmediately("star", with: .failure(.unavailable(reason)))

        field.edit("star")

        #expect(field.state == .unavailable(reason))
        #expect(
            field.announcement()
                == (reason == .noSource ? "There are no places to search" : nil)
        )
        field.edit("s")
        #expect(field.state == .idle)
    }

    @Test func `the first row is preselected where a host wants it (SG-74)`() {
        let field = SuggestionFieldViewModel(
            label: "Place",
            options: .init(preselectsFirst: true),
            source: .placeSearch(nil),
            suggest: suggest,
            prime: MockPrimeLocationUseCase(),
            clock: clock
        )
        suggest.answerImmediately("st", with: .success(Suggestions(rows: names)))
        suggest.answerImmediately("sta", with: .success(Suggestions(rows: names.reversed())))
        suggest.answerImmediately("star", with: .success(Suggestions(rows: [names[1]])))
        field.edit("st")
        #expect(field.highlightedRow == nil)
        field.setFocus(true)
        field.edit("st ")
        field.edit("st")
        #expect(field.highlightedRow == 0)

        field.highlightNext()
        field.edit("sta")
        #expect(field.highlightedRow == 2)
        field.edit("star")
        #expect(field.highlightedRow == 0)
        #expect(field.confirmHighlighted())
        #expect(field.text == "Star Market")
        field.clear()
    }
}
