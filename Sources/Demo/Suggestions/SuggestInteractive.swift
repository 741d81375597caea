import MomentumPresentation
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

    /// Lets the user type until the field is done; the terminal is as before afterwards.
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

    /// Draws the field as it is, and asks to be told of the next change.
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
