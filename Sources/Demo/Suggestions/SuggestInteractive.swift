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
