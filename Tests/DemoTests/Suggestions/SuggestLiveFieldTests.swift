@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumDomain
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTerminal
import MomentumTestSupport
import Testing

/// Keys and what they show, without a terminal.
@MainActor
@Suite final class SuggestLiveFieldTests {
    private static let help =
        "↑↓ choose · Return takes · Alt-Return takes the text · Esc closes · Ctrl-C gives up"

    private let suggest = MockSuggestUseCase()
    private let clock = TestClock()
    private let live: SuggestLiveField

    init() {
        let field = SuggestionFieldViewModel(
            label: "Bank",
            options: .init(preselectsFirst: true),
            source: .placeSearch(nil),
            suggest: suggest,
            prime: MockPrimeLocationUseCase(),
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
        live.frame(width: width).lines
    }

    @Test func `credits, and rows of other categories, are said below the rows (SG-52, SG-72)`() {
        let row = Suggestion(name: "Oslo Gym", attribution: "© OpenStreetMap contributors")
        suggest.answerImmediately(
            "os",
            with: .success(Suggestions(rows: [row], isEverywhere: true, isCategoryIgnored: true))
        )
        live.type("os")

        let lines = shown(width: 90)
        #expect(lines[2] == "1 suggestion, also of other categories")
        #expect(lines.contains("© OpenStreetMap contributors"))
        #expect(lines.contains { $0.contains("everywhere") || $0.contains("locating") })
    }

    @Test
    func `typing shows rows, arrows walk them, one Return takes one (SG-12, SG-15, SG-74)`() {
        live.type("ch")
        #expect(
            shown(width: 90)
                == ["Bank: ch", "› Chase  Reno", "  Charles", "2 suggestions", Self.help]
        )

        #expect(live.receive(.key(.down)) == false)
        #expect(shown()[1...2] == ["  Chase  Reno", "› Charles"])
        #expect(live.receive(.key(.control("n"))) == false)
        #expect(shown()[1...2] == ["› Chase  Reno", "  Charles"])
        #expect(live.receive(.key(.tab)) == false)
        #expect(live.receive(.key(.control("p"))) == false)
        #expect(live.receive(.key(.backTab)) == false)
        #expect(live.receive(.key(.up)) == false)
        #expect(shown()[1...2] == ["› Chase  Reno", "  Charles"])

        #expect(live.receive(.key(.enter)) == true)
        #expect(shown(width: 90) == ["Bank: Chase", "", Self.help])
        #expect(live.frame(width: 90).cursor?.column == 11)
    }

    @Test func `Escape closes the rows, the text stays (SG-12, SG-14)`() {
        live.type("ch")
        _ = live.receive(.key(.escape))

        #expect(shown(width: 90) == ["Bank: ch", "", Self.help])
        #expect(live.receive(.key(.enter)) == true)
        #expect(live.field.answer == .typed("ch"))
    }

    @Test func `Alt-Return takes the text as it was typed (SG-74)`() {
        live.type("ch")
        var decoder = InputDecoder()
        let keys = decoder.inputs([0x1B, 0x0D])

        #expect(keys.map(live.receive) == [false, true])
        #expect(live.field.answer == .typed("ch"))
    }

    @Test func `keys move in the text as in readline (SG-74, TA-17)`() {
        live.type("ace")
        for key in [Key.home, .control("f"), "b", .end, .control("b"), .control("d"), "d"] {
            #expect(live.receive(.key(key)) == false)
        }
        #expect(live.field.text == "abcd")
        #expect(live.receive(.key(.home)) == false)
        #expect(live.receive(.key(.delete)) == false)
        #expect(live.field.text == "bcd")
        _ = live.receive(.key(.end))
        #expect(live.receive(.key(.control("d"))) == false)
        _ = live.receive(.key(.control("u")))
        #expect(live.receive(.key(.control("d"))) == true)
    }

    @Test func `a row that has no room shows its place on the line below (SG-74)`() {
        suggest.answerImmediately(
            "ha",
            with: .success([
                Suggestion(
                    name: "Harbor Trust",
                    street: "12 Main St",
                    city: "Concord",
                    distanceMetres: 4000
                )
            ])
        )
        live.type("ha")

        #expect(
            shown(width: 90)[1...2] == [
                "› Harbor Trust  12 Main St, Concord  2.5 mi", "1 suggestion",
            ]
        )
        #expect(shown(width: 30)[2] == "12 Main St, Concord  2.5 mi")
    }

    @Test func `keys erase letters, words and all, and a paste is one edit (SG-14, TA-17)`() {
        _ = live.receive(.paste("first\nnation"))
        _ = live.receive(.key(.backspace))
        #expect(live.field.text == "first natio")
        _ = live.receive(.key(.control("w")))
        #expect(live.field.text == "first ")
        _ = live.receive(.key(.control("u")))
        #expect(live.field.text == "")
    }

    @Test func `what goes on and what went wrong is said (SG-11)`() async {
        suggest.answerImmediately("zz", with: .success([]))
        suggest.answerImmediately("xx", with: .failure(.repository(.unavailable(.fixture))))

        live.type("zz")
        #expect(shown()[1] == "No suggestions")
        _ = live.receive(.key(.control("u")))
        live.type("xx")
        #expect(shown()[1].hasPrefix("Suggestions are not available right now."))
        _ = live.receive(.key(.control("u")))
        live.type("slow")
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await suggest.gate.waitForRequests()
        #expect(shown()[1] == "Searching …")
    }

    @Test func `no line is as wide as the terminal, and the end of a long text shows (CL-7)`() {
        live.type("a long name 東京 \u{1B}[31m end")
        for width in 1...40 {
            let frame = live.frame(width: width)

            #expect(frame.size.columns < max(width, 2), "\(width)")
            #expect((frame.cursor?.row ?? 0) == 0)
        }
        #expect(shown(width: 20)[0].hasSuffix(" end"))
        #expect(!shown().joined().contains("\u{1B}"))
    }
}

extension FailureCause {
    fileprivate static let fixture = FailureCause(domain: "Test", code: 1, detail: "refused")
}

extension SuggestLiveField {
    fileprivate func type(_ text: String) {
        for character in text { _ = receive(.key(.character(character))) }
    }
}
