import MomentumCommandLine
import MomentumSuggestionsPresentation
import Observation

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
    /// - Throws: `CancellationError` after Ctrl-C.
    func run() async throws {
        let terminal = try RawTerminal()
        let (events, sender) = AsyncStream.makeStream(of: TerminalEvent.self)
        var screen = LiveScreen()
        var decoder = KeyDecoder()
        try terminal.open(sender)
        live.field.setFocus(true)
        defer {
            live.field.setFocus(false)
            console.draw(screen.erase())
            sender.finish()
            terminal.close()
        }
        draw(&screen, sender)
        for await event in events {
            var keys: [Key] = []
            switch event {
            case .input(let bytes): keys = decoder.keys(bytes)
            case .pause: keys = decoder.pause()
            case .changed: break
            case .resumed: screen.forget()
            }
            if keys.contains(.redraw) { console.draw(screen.erase()) }
            for key in keys where live.press(key) { return }
            draw(&screen, sender)
        }
        try Task.checkCancellation()
    }

    private func draw(
        _ screen: inout LiveScreen,
        _ events: AsyncStream<TerminalEvent>.Continuation
    ) {
        let frame = withObservationTracking {
            live.frame(width: TerminalTraits.currentWidth ?? console.traits.width)
        } onChange: {
            events.yield(.changed)
        }
        console.draw(screen.show(frame, styled: console.traits.usesStyles))
    }
}

/// The effect of keys on the field of `suggest --interactive`.
@MainActor
struct SuggestLiveField {
    let field: SuggestionFieldViewModel

    /// Carries out a key.
    ///
    /// Return takes the highlighted row; without one it ends the input, as in a form.
    ///
    /// - Returns: True if the user is done.
    func press(_ key: Key) -> Bool {
        switch key {
        case .text(let text): field.edit(field.text + text)
        case .backspace: field.edit(String(field.text.dropLast()))
        case .eraseWord: field.edit(Self.withoutLastWord(field.text))
        case .eraseLine: field.clear()
        case .down, .next: field.highlightNext()
        case .up, .previous: field.highlightPrevious()
        case .escape: field.dismiss()
        case .enter: return !field.confirmHighlighted()
        case .endOfInput: return true
        case .redraw: break
        }
        return false
    }

    private static func withoutLastWord(_ text: String) -> String {
        var rest = text[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        while let last = rest.last, !last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}

extension SuggestLiveField {
    /// The field as a terminal of `width` columns shows it.
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
