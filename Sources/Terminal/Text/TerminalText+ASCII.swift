extension TerminalText {
    /// The characters that the program draws with and that ASCII lacks, with what stands for them.
    fileprivate static let asciiForms: [String: String] = [
        "›": ">", "‹": "<", "…": "~", "·": "-", "–": "-", "—": "-", "─": "-", "│": "|", "┌": "+",
        "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "█": "#", "▌": "#", "▒": ":", "▓": "%",
        "░": ".",
        "⋮": ":", "↑": "^", "↓": "v", "←": "<", "→": ">", "“": "\"", "”": "\"", "’": "'",
        "✓": "x", "◐": "o", "×": "x", "≤": "<", "≥": ">", "•": "*", "▏": "#", "▎": "#", "▍": "#",
        "▋": "#", "▊": "#", "▉": "#",
        // Formatted times have spaces that do not break.
        "\u{202F}": " ", "\u{A0}": " ",
    ]

    /// The same text in characters of ASCII, but for those of the user's data.
    package var ascii: TerminalText {
        spans.reduce(into: TerminalText()) { text, span in
            text.append(span.ascii, span.style, isData: span.isData)
        }
    }
}

extension TerminalText.Span {
    /// The text in characters of ASCII, unless it is data.
    var ascii: String {
        guard !isData else { return text }
        return text.map { TerminalText.asciiForms[String($0)] ?? String($0) }.joined()
    }
}
