extension TerminalText {
    /// The characters that the program draws with and that ASCII lacks, with what stands for them.
    static let asciiForms: [String: String] = [
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
            let forms = span.text.map { Self.asciiForms[String($0)] ?? String($0) }
            text.append(forms.joined(), span.style)
        }
    }
}
