@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumDomain
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

/// Keys and what they show, without a terminal.
@MainActor
@Suite final class SuggestLiveFieldTests {
    private static let help = "↑↓ choose · Return takes · Esc closes · Ctrl-C gives up"

    private let suggest = MockSuggestUseCase()
    private let clock = TestClock()
    private let live: SuggestLiveField

    init() {
        let field = SuggestionFieldViewModel(
            label: "Bank",
            source: .placeSearch(nil, nearAddress: ""),
            suggest: suggest,
            clock: clock
        )
        field.setFocus(true)
        live = SuggestLiveField(field: field)
        suggest.answerImmediately(
            "ch",
            with: .success([
                Suggestion(name: "Chase", matchedRanges: [0..<2], city: "Reno"),
                Suggestion(name: "Charles"),
            ])
        )
    }

    /// A search that a test left waiting would wait, and hold its field, until the process ends.
    isolated deinit {
        live.field.clear()
    }

    private func shown(width: Int = 80) -> [String] {
        live.frame(width: width).lines.map(\.plain)
    }

    @Test
    func `typing shows rows, arrows walk them, Return takes one and then ends (SG-12, SG-15)`() {
        #expect(live.press(.text("ch")) == false)
        #expect(
            shown() == ["Bank: ch", "  Chase  Reno", "  Charles", "2 suggestions", Self.help]
        )

        #expect(live.press(.down) == false)
        #expect(live.press(.next) == false)
        #expect(shown()[1...2] == ["  Chase  Reno", "› Charles"])
        #expect(live.press(.up) == false)

        #expect(live.press(.enter) == false)
        #expect(shown() == ["Bank: Chase", "", Self.help])
        #expect(live.frame(width: 80).cursorColumn == 11)
        #expect(live.press(.enter) == true)
    }

    @Test func `Escape closes the rows, the text stays (SG-12, SG-14)`() {
        _ = live.press(.text("ch"))
        _ = live.press(.escape)

        #expect(shown() == ["Bank: ch", "", Self.help])
        #expect(live.press(.endOfInput) == true)
        #expect(live.field.text == "ch")
    }

    @Test(
        arguments: [
            ([.backspace], "first natio"), ([.eraseWord], "first "),
            ([.eraseWord, .eraseWord], ""),
            ([.eraseLine], ""), ([.redraw], "first nation"), ([.eraseLine, .backspace], ""),
        ] as [([Key], String)]
    )
    func `keys erase letters, words and all (SG-14)`(keys: [Key], expected: String) {
        _ = live.press(.text("first nation"))
        for key in keys { _ = live.press(key) }

        #expect(live.field.text == expected)
    }

    @Test func `what goes on and what went wrong is said (SG-11)`() async {
        suggest.answerImmediately("zz", with: .success([]))
        suggest.answerImmediately("xx", with: .failure(.repository(.unavailable(.fixture))))

        _ = live.press(.text("zz"))
        #expect(shown()[1] == "No suggestions")
        _ = live.press(.eraseLine)
        _ = live.press(.text("xx"))
        #expect(shown()[1].hasPrefix("Suggestions are not available right now."))
        _ = live.press(.eraseLine)
        _ = live.press(.text("slow"))
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await suggest.gate.waitForRequests()
        #expect(shown()[1] == "Searching…")
    }

    @Test func `no line is as wide as the terminal, and the end of a long text shows (CL-7)`() {
        _ = live.press(.text("a long name 東京 \u{1B}[31m end"))
        for width in 1...40 {
            let frame = live.frame(width: width)

            #expect(frame.lines.allSatisfy { $0.displayWidth < max(width, 2) }, "\(width)")
            #expect(frame.cursorColumn < max(width, 2))
        }
        #expect(shown(width: 20)[0].hasSuffix(" end"))
        #expect(!shown().joined().contains("\u{1B}"))
    }
}

extension FailureCause {
    fileprivate static let fixture = FailureCause(domain: "Test", code: 1, detail: "refused")
}
