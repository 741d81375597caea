import MomentumTerminal
import Testing

@testable import MomentumCommandLine

@Suite struct TextTableTests {
    @Test(
        arguments: [
            ("abc", 3), ("", 0), ("naïve", 5), ("nai\u{308}ve", 5), ("日本語", 6), ("한국어", 6),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("ｆｕｌｌ", 8), ("ｶﾅ", 2), ("👍", 2), ("👍🏽", 2),
            ("👩‍👩‍👧‍👦", 2), ("🇨🇿", 2), ("❤️", 2), ("❤", 1), ("é́", 1), ("สวัสดี", 4), ("→…·", 3),
            ("\u{200B}", 0),
        ]
    )
    func `width is counted in columns of the terminal`(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test func `cells stand below each other`() {
        let table = TextTable(
            [.leading("Name"), .trailing("Hours"), .leading("Note")],
            rows: [
                ["L Hip", "7", "fine"],
                ["左腹", "72", ""],
                ["R Hip", "", "sore"],
            ]
        )

        #expect(
            table.text(width: nil).plain == """
                Name   Hours  Note
                L Hip      7  fine
                左腹      72
                R Hip         sore

                """
        )
    }

    @Test func `titles are left out when there are none`() {
        let table = TextTable([.leading(), .leading()], rows: [["a", "b"], ["ccc", "d"], ["e"]])

        #expect(table.text(width: nil).plain == "a    b\nccc  d\ne\n")
    }
}
