import Testing

@testable import MomentumCommandLine

@Suite struct LiveScreenTests {
    private func frame(_ lines: TerminalText..., cursor: Int = 0) -> LiveScreen.Frame {
        LiveScreen.Frame(lines: lines, cursorColumn: cursor)
    }

    @Test func `a frame takes the place of the one before, the cursor in its first line`() {
        var screen = LiveScreen()

        let first = screen.show(frame("Bank: ch", "Chase", "1", cursor: 8), styled: false)
        let second = screen.show(frame("Bank: "), styled: false)

        #expect(first == "Bank: ch\r\nChase\r\n1\u{1B}[2A\r\u{1B}[8C")
        #expect(second == "\r\u{1B}[JBank: \r")
        #expect(screen.erase() == "\r\u{1B}[J")
        #expect(screen.erase() == "")
    }

    @Test func `what has not changed is not drawn again, unless it was lost`() {
        var screen = LiveScreen()
        _ = screen.show(frame("a"), styled: false)

        #expect(screen.show(frame("a"), styled: false) == "")
        screen.forget()
        #expect(screen.show(frame("a"), styled: false) == "a\r")
    }

    @Test(arguments: [
        (20, "Bold and plain"), (14, "Bold and plain"), (13, "Bold and pla…"), (5, "Bold…"),
        (1, "…"),
    ])
    func `a line is cut to fewer columns, styles kept`(width: Int, expected: String) {
        let text: TerminalText = "\("Bold", .bold) and plain"

        let cut = text.cut(to: width)

        #expect(cut.plain == expected)
        #expect(width < 5 || cut.spans.first?.style == .bold)
    }
}
