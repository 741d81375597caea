import MomentumCommandLine
import MomentumSuggestionsPresentation
import MomentumTerminal

/// The effect of keys on the field of `suggest --interactive`.
@MainActor
final class SuggestLiveField {
    let field: SuggestionFieldViewModel
    /// The text with its cursor, while it equals the field's text.
    private var edited = TextEditor()

    init(field: SuggestionFieldViewModel) {
        self.field = field
    }

    /// Handles an input.
    ///
    /// Return takes the highlighted row, or the text if there are no rows. Alt-Return takes the
    /// text as typed, because a terminal sends it as Escape and Return.
    ///
    /// - Returns: True if the user is done.
    func receive(_ input: Input) -> Bool {
        switch input {
        case .key(.down), .key(.tab), .key(.control("n")): field.highlightNext()
        case .key(.up), .key(.backTab), .key(.control("p")): field.highlightPrevious()
        case .key(.escape): field.dismiss()
        case .key(.enter):
            if !field.confirmHighlighted() { field.confirmText() }
            return true
        case .key(.control("d")) where field.text.isEmpty: return true
        case .key(let key): edit { _ = $0.press(key) }
        case .paste(let text): edit { $0.paste(text) }
        case .click, .wheel: break
        }
        return false
    }

    private var editor: TextEditor {
        edited.text == field.text ? edited : TextEditor(field.text)
    }

    private func edit(_ change: (inout TextEditor) -> Void) {
        var editor = editor
        change(&editor)
        edited = editor
        if editor.text != field.text { field.edit(editor.text) }
    }
}

extension SuggestLiveField {
    /// The field as a terminal of `width` columns shows it.
    func frame(width: Int) -> Frame {
        // A full line would make the terminal start another one.
        let room = max(width - 1, 1)
        let label: TerminalText = "\(field.label, .bold): "
        let rows = field.rows()
        let lines = rows.indices.map { Self.line(rows[$0], $0 == field.highlightedRow) }
        let cut = zip(rows.indices, lines).first { row, line in
            row == field.highlightedRow && line.displayWidth > room
        }
        let help = TerminalText(
            "↑↓ choose · Return takes · Alt-Return takes the text · Esc closes · Ctrl-C gives up",
            .dim
        )
        let remarks = [field.nearness, field.credits].filter { !$0.isEmpty }
        let below = [cut.map { Self.place(of: rows[$0.0]) } ?? status] + remarks + [help]
        let first = View.row([.text(label), .prompt(editor)], gap: 0)
        let size = Size(columns: room, rows: lines.count + below.count + 1)
        return Frame(.column([first, .text(lines + below)]), in: size)
    }

    private static func line(_ row: SuggestionRowAdapter, _ isHighlighted: Bool) -> TerminalText {
        let line: TerminalText = isHighlighted ? "\("›", .accent) " : "  "
        let details = [row.details, row.distance].filter { !$0.isEmpty }.map { "  \($0)" }
        return line + row.styledTitle + TerminalText(details.joined(), .dim)
    }

    /// The place and distance of a row that has no room for them.
    private static func place(of row: SuggestionRowAdapter) -> TerminalText {
        TerminalText(
            [row.place, row.distance].filter { !$0.isEmpty }.joined(separator: "  "),
            .dim
        )
    }

    private var status: TerminalText {
        switch field.state {
        case .idle, .waiting: ""
        case .searching: TerminalText("Searching …", .dim)
        case .suggesting, .noMatches:
            TerminalText(
                field.announcement() ?? "",
                field.partialFailure == nil ? .dim : .caution
            )
        case .failed, .unavailable:
            TerminalText(field.announcement() ?? "", .caution)
        }
    }
}
