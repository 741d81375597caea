import MomentumPresentation

extension SuggestLiveField {
    /// What a terminal of so many columns shows of the field.
    func frame(width: Int) -> LiveScreen.Frame {
        // A full line would make the terminal begin another one.
        let room = max(width - 1, 1)
        let label: TerminalText = "\(field.label, .bold): "
        let text = Self.end(of: field.text, width: room - label.displayWidth)
        let first = (label + text).cut(to: room)
        var lines = [first]
        for (index, row) in field.rows().enumerated() {
            lines.append(Self.line(row, isHighlighted: index == field.highlightedRow))
        }
        lines.append(status)
        lines.append(TerminalText("↑↓ choose · Return takes · Esc closes · Ctrl-C gives up", .dim))
        return LiveScreen.Frame(
            lines: lines.map { $0.cut(to: room) },
            cursorColumn: first.displayWidth
        )
    }

    private static func line(_ row: SuggestionRowAdapter, isHighlighted: Bool) -> TerminalText {
        var line: TerminalText = isHighlighted ? "\("›", .accent) " : "  "
        for part in row.parts {
            line += TerminalText(part.text, part.isMatch ? .bold : .plain)
        }
        if !row.subtitle.isEmpty { line += "  \(row.subtitle, .dim)" }
        return line
    }

    private var status: TerminalText {
        switch field.state {
        case .idle, .waiting: ""
        case .searching: TerminalText("Searching…", .dim)
        case .suggesting, .noMatches: TerminalText(field.announcement() ?? "", .dim)
        case .failed: TerminalText(field.announcement() ?? "", .caution)
        }
    }

    /// The end of a text, where the cursor is.
    private static func end(of text: String, width: Int) -> TerminalText {
        let text = TerminalText(text).plain
        guard text.displayWidth > width else { return TerminalText(text) }
        var room = width - 1
        let kept = text.reversed().prefix { character in
            room -= character.displayWidth
            return room >= 0
        }
        return TerminalText("…" + String(kept.reversed()))
    }
}
