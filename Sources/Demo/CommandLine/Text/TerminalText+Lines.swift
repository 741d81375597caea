extension TerminalText {
    /// The lines below each other, each with a line end.
    static func lines(_ lines: [TerminalText]) -> TerminalText {
        lines.reduce(into: TerminalText()) { text, line in
            text += line
            text += "\n"
        }
    }

    /// The texts one after another with `separator` between them.
    static func joined(_ texts: [TerminalText], separator: TerminalText = ", ") -> TerminalText {
        texts.enumerated().reduce(into: TerminalText()) { text, element in
            if element.offset > 0 { text += separator }
            text += element.element
        }
    }
}
