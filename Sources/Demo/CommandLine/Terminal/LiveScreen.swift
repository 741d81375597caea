/// A few lines of a terminal that are drawn again and again in the same place.
///
/// It only makes the characters; whoever writes them to the terminal leaves the cursor where they
/// put it, which is in the first line.
struct LiveScreen {
    /// What there is to see.
    struct Frame: Hashable, Sendable {
        /// Each has to fit into a line of the terminal.
        var lines: [TerminalText]
        /// Where the cursor stands in the first line.
        var cursorColumn: Int
    }

    private var shown: Frame?

    /// The characters that put a frame in the place of the one before; none when nothing changed.
    ///
    /// "Erase in page", "cursor up" and "cursor right" are in ECMA-48, section 8.3.
    mutating func show(_ frame: Frame, styled: Bool) -> String {
        guard frame != shown else { return "" }
        let start = erase()
        shown = frame
        let lines = frame.lines.map { $0.rendered(styled: styled) }.joined(separator: "\r\n")
        let up = frame.lines.count > 1 ? "\u{1B}[\(frame.lines.count - 1)A" : ""
        let right = frame.cursorColumn > 0 ? "\u{1B}[\(frame.cursorColumn)C" : ""
        return "\(start)\(lines)\(up)\r\(right)"
    }

    /// The characters that take the lines away.
    mutating func erase() -> String {
        guard shown != nil else { return "" }
        shown = nil
        return "\r\u{1B}[J"
    }

    /// Something else was printed below, so the next frame is drawn where the cursor is then.
    mutating func forget() {
        shown = nil
    }
}
