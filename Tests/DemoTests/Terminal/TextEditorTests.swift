import MomentumTerminal
import Testing

@Suite struct TextEditorTests {
    @Test(
        arguments: [
            ([.backspace], "first natio"), ([.control("w")], "first "),
            ([.control("w"), .control("w")], ""), ([.control("u")], ""),
            ([.left, .left, "x"], "first natixon"), ([.home, .delete], "irst nation"),
            ([.control("a"), .control("k")], ""), ([.alt("b"), .control("k")], "first "),
            ([.alt("b"), .alt("b"), "x"], "xfirst nation"),
            ([.home, .alt("f"), "x"], "firstx nation"),
            ([.home, .right, .control("u")], "irst nation"),
            ([.left, .end, "x"], "first nationx"),
        ] as [([Key], String)]
    )
    func `keys move and erase (TA-17)`(keys: [Key], expected: String) {
        var editor = TextEditor("first nation")
        for key in keys { _ = editor.press(key) }

        #expect(editor.text == expected)
    }

    @Test func `a paste presses no keys: line ends become blanks (TA-17)`() {
        var editor = TextEditor("a")
        editor.paste("b\nc\r\nd")

        #expect(editor.text == "ab c d")
    }

    @Test func `keys that mean nothing in a text are left to others`() {
        var editor = TextEditor("a")

        #expect([Key.enter, .escape, .up, .tab, .control("s")].allSatisfy { !editor.press($0) })
        #expect(editor.text == "a")
    }
}
