import MomentumCommandLine
import MomentumSuggestionsPresentation
import MomentumTerminal

/// `momentum suggest --interactive`: a live field in the terminal.
@MainActor
struct SuggestInteractive {
    let live: SuggestLiveField
    let console: Console

    init(_ field: SuggestionFieldViewModel, console: Console) {
        live = SuggestLiveField(field: field)
        self.console = console
    }

    /// Lets the user type until the field is done, then restores the terminal.
    ///
    /// - Throws: `CancellationError` after Ctrl-C, or a failure without a terminal.
    func run() async throws {
        let session = try TerminalSession(.lines)
        let abilities = TerminalAbilities(colors: console.traits.usesStyles ? .basic : .none)
        let loop = AppLoop(session, abilities)
        live.field.setFocus(true)
        defer { live.field.setFocus(false) }
        try await loop.run { [live] size in
            live.frame(width: size.columns)
        } handle: { input in
            if input == .key(.control("l")) { loop.redraw() }
            return !live.receive(input)
        }
        try Task.checkCancellation()
    }
}

/// The effect of keys on the field of `suggest --interactive`.
@MainActor
struct SuggestLiveField {
    let field: SuggestionFieldViewModel

    /// Carries out an input.
    ///
    /// Return takes the highlighted row; without one it ends the input, as in a form.
    ///
    /// - Returns: True if the user is done.
    func receive(_ input: Input) -> Bool {
        switch input {
        case .key(.down), .key(.tab): field.highlightNext()
        case .key(.up), .key(.backTab): field.highlightPrevious()
        case .key(.escape): field.dismiss()
        case .key(.enter): return !field.confirmHighlighted()
        case .key(.control("d")): return true
        case .key(.control("u")): field.clear()
        case .key(let key): edit { _ = $0.press(key) }
        case .paste(let text): edit { $0.paste(text) }
        case .click, .wheel: break
        }
        return false
    }

    private func edit(_ change: (inout TextEditor) -> Void) {
        var editor = TextEditor(field.text)
        change(&editor)
        if editor.text != field.text { field.edit(editor.text) }
    }
}

extension SuggestLiveField {
    /// The field as a terminal of `width` columns shows it.
    func frame(width: Int) -> Frame {
        // A full line would make the terminal begin another one.
        let room = max(width - 1, 1)
        let label: TerminalText = "\(field.label, .bold): "
        let rows = field.rows().enumerated().map { index, row in
            Self.line(row, isHighlighted: index == field.highlightedRow)
        }
        let help = TerminalText("↑↓ choose · Return takes · Esc closes · Ctrl-C gives up", .dim)
        let lines = rows + [status, help]
        let first = View.row([.text(label), .prompt(TextEditor(field.text))], gap: 0)
        let size = Size(columns: room, rows: lines.count + 1)
        return Frame(.column([first, .text(lines)]), in: size)
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
}
