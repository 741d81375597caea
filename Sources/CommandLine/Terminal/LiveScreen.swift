/// A few lines of a terminal that are redrawn in the same place.
///
/// It only makes the characters. The caller writes them to the terminal and leaves the cursor where
/// they put it, in the first line.
package struct LiveScreen {
    /// The visible lines and the cursor.
    package struct Frame: Hashable, Sendable {
        /// Each must fit into a line of the terminal.
        package var lines: [TerminalText]
        /// The column of the cursor, which is in the first line.
        package var cursorColumn: Int

        package init(lines: [TerminalText], cursorColumn: Int) {
            self.lines = lines
            self.cursorColumn = cursorColumn
        }
    }

    private var shown: Frame?

    package init() {}

    /// The characters that replace the previous frame; none when nothing changed.
    ///
    /// "Erase in page", "cursor up" and "cursor right" are in ECMA-48, section 8.3.
    package mutating func show(_ frame: Frame, styled: Bool) -> String {
        guard frame != shown else { return "" }
        let start = erase()
        shown = frame
        let lines = frame.lines.map { $0.rendered(styled: styled) }.joined(separator: "\r\n")
        let up = frame.lines.count > 1 ? "\u{1B}[\(frame.lines.count - 1)A" : ""
        let right = frame.cursorColumn > 0 ? "\u{1B}[\(frame.cursorColumn)C" : ""
        return "\(start)\(lines)\(up)\r\(right)"
    }

    /// The characters that erase the lines.
    package mutating func erase() -> String {
        guard shown != nil else { return "" }
        shown = nil
        return "\r\u{1B}[J"
    }

    /// Forgets the frame after other output below it; the next one is drawn at the cursor.
    package mutating func forget() {
        shown = nil
    }
}
