/// A line of text with a cursor, and its reactions to keys.
package struct TextEditor: Hashable, Sendable {
    private var before: [Character]
    private var after: [Character] = []

    /// Creates an editor with the cursor at the end of `text`.
    package init(_ text: String = "") {
        before = Array(text)
    }

    package var text: String { String(before + after) }

    /// Handles a key.
    ///
    /// - Returns: False for a key without a meaning in a text.
    package mutating func press(_ key: Key) -> Bool {
        switch key {
        case .character(let character): before.append(character)
        case .left, .control("b"): moveLeft()
        case .right, .control("f"): moveRight()
        case .home, .control("a"): (before, after) = ([], before + after)
        case .end, .control("e"): (before, after) = (before + after, [])
        case .alt("b"): repeat { moveLeft() } while !before.isEmpty && !isAtWordStart
        case .alt("f"): repeat { moveRight() } while !after.isEmpty && !isAtWordEnd
        case .backspace: _ = before.popLast()
        case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
        case .control("w"): eraseWord()
        case .control("u"): before = []
        case .control("k"): after = []
        default: return false
        }
        return true
    }

    /// Inserts pasted text; line ends become spaces (TA-17).
    package mutating func paste(_ text: String) {
        before += text.map { $0.isNewline ? " " : $0 }
    }

    private var isAtWordStart: Bool {
        before.last?.isWhitespace != false && after.first?.isWhitespace == false
    }

    private var isAtWordEnd: Bool {
        after.first?.isWhitespace != false && before.last?.isWhitespace == false
    }

    private mutating func moveLeft() {
        if let character = before.popLast() { after.insert(character, at: 0) }
    }

    private mutating func moveRight() {
        if !after.isEmpty { before.append(after.removeFirst()) }
    }

    private mutating func eraseWord() {
        while before.last?.isWhitespace == true { before.removeLast() }
        while let last = before.last, !last.isWhitespace { before.removeLast() }
    }

    /// The part of the text around the cursor that fits, and the cursor's column in it.
    func shown(in width: Int) -> (text: TerminalText, cursor: Int) {
        let start = TerminalText(String(before)).plain
        guard start.displayWidth >= width else {
            let whole = TerminalText(data: text)
            return (whole.cut(to: width), start.displayWidth)
        }
        var room = max(width - 2, 0)
        let end = start.reversed().prefix { character in
            room -= character.displayWidth
            return room >= 0
        }
        let text: TerminalText = "…\(data: String(end.reversed()))"
        return (text, min(text.displayWidth, max(width - 1, 0)))
    }
}
