extension TerminalText {
    /// The ASCII replacements of the program's other drawing characters.
    fileprivate static let asciiForms: [String: String] = [
        "›": ">", "‹": "<", "…": "~", "·": "-", "–": "-", "—": "-", "─": "-", "│": "|", "┌": "+",
        "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "█": "#", "▌": "#", "▒": ":", "▓": "%",
        "░": ".",
        "⋮": ":", "↑": "^", "↓": "v", "←": "<", "→": ">", "“": "\"", "”": "\"", "’": "'",
        "✓": "x", "◐": "o", "×": "x", "≤": "<", "≥": ">", "•": "*", "▏": "#", "▎": "#", "▍": "#",
        "▋": "#", "▊": "#", "▉": "#",
        // Formatted times contain no-break spaces.
        "\u{202F}": " ", "\u{A0}": " ",
    ]

    /// The text in ASCII characters, except in the user's data.
    package var ascii: TerminalText {
        spans.reduce(into: TerminalText()) { text, span in
            text.append(span.ascii, span.style, isData: span.isData)
        }
    }
}

extension TerminalText.Span {
    /// The text in ASCII characters, unless it is data.
    var ascii: String {
        guard !isData else { return text }
        return text.map { TerminalText.asciiForms[String($0)] ?? String($0) }.joined()
    }
}
