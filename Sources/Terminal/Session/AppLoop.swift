import Observation

/// The loop of an application: an input, a change or a resize, then a frame, then one write.
///
/// A frame is due exactly when something that the last frame read has changed. ``FramePace`` limits
/// the rate. Without a change there is no frame.
@MainActor
package final class AppLoop {
    /// The maximum time for which waiting keys delay the next frame.
    private static let patience = Duration.milliseconds(100)

    private let session: TerminalSession
    private var abilities: TerminalAbilities
    private var hasMouse = false
    /// The bytes to write before the next frame.
    private var modes: [UInt8] = []
    private let clock = ContinuousClock()
    private let events = TerminalEvents()
    private var decoder = InputDecoder()
    private var shown: Frame?
    private var isDue = true
    /// True from an input to the next frame.
    private var isAnswer = false
    /// The time of the next ``TerminalEvent/due`` event.
    private var alarm: ContinuousClock.Instant?
    private var pace: FramePace

    package init(_ session: TerminalSession, _ abilities: TerminalAbilities) {
        self.session = session
        self.abilities = abilities
        pace = FramePace(clock.now)
    }

    /// Draws frames and passes on inputs until `handle` returns false, `draw` returns `nil`, or the
    /// input ends.
    ///
    /// - Parameters:
    ///   - draw: Creates a frame. A change of an observable value that it read asks for the next
    ///     one; `nil` ends the loop.
    ///   - handle: Handles an input; false ends the loop.
    ///   - resumed: Runs when the stopped program continues.
    /// - Throws: ``TerminalError`` if the terminal cannot deliver single keys.
    package func run(
        draw: @escaping (Size) -> Frame?,
        handle: (Input) -> Bool,
        resumed: () -> Void = {}
    ) async throws(TerminalError) {
        let reader = try session.open(events)
        defer {
            if session.kind == .lines {
                session.output.write(Writer.lines(from: shown, to: nil, abilities)) {}
            }
            reader?.stop()
            session.close()
        }
        guard show(draw) else { return }
        while let news = await events.next() {
            for event in news where await !receive(event, draw, handle) { return }
            if news.contains(.resumed) { resumed() }
            guard isTime() else { continue }
            guard show(draw) else { return }
        }
    }

    /// - Returns: False when the loop is to end.
    private func receive(
        _ event: TerminalEvent,
        _ draw: @escaping (Size) -> Frame?,
        _ handle: (Input) -> Bool
    ) async -> Bool {
        switch event {
        case .input(let bytes):
            isAnswer = true
            var drawn = clock.now
            for input in decoder.inputs(bytes) {
                guard handle(input) else { return false }
                // The next key belongs to the screen that this one opens.
                await Task.yield()
                if drawn.duration(to: clock.now) > Self.patience {
                    isDue = true
                    guard show(draw) else { return false }
                    drawn = clock.now
                }
            }
        case .pause:
            isAnswer = true
            return decoder.pause().allSatisfy(handle)
        case .changed, .resized:
            isDue = true
        case .due:
            if let alarm, alarm <= clock.now { self.alarm = nil }
        case .resumed:
            if hasMouse { modes = TerminalSession.mouse(true) }
            redraw()
        }
        return true
    }

    /// Draws the whole screen again.
    package func redraw() {
        shown = nil
        isDue = true
    }

    /// Draws with other abilities from the next frame on.
    package func adopt(_ abilities: TerminalAbilities) {
        guard abilities != self.abilities else { return }
        self.abilities = abilities
        redraw()
    }

    /// Receives mouse clicks and the wheel, or leaves them to the terminal.
    package func adoptMouse(_ isOn: Bool) {
        guard isOn != hasMouse else { return }
        hasMouse = isOn
        modes = TerminalSession.mouse(isOn)
    }

    /// True if a frame may be drawn now; otherwise a ``TerminalEvent/due`` event follows.
    private func isTime() -> Bool {
        let due = pace.due(isAnswer: isAnswer)
        guard isDue, due > clock.now else { return true }
        if let alarm, alarm <= due { return false }
        alarm = due
        Task { [clock, events] in
            try? await clock.sleep(until: due)
            events.send(.due)
        }
        return false
    }

    /// - Returns: False when there is nothing to show.
    private func show(_ draw: (Size) -> Frame?) -> Bool {
        guard isDue, !session.output.isBusy else { return true }
        (isDue, isAnswer) = (false, false)
        let drawn = withObservationTracking {
            draw(session.size)
        } onChange: { [events] in
            events.send(.changed)
        }
        guard let frame = drawn else { return false }
        let bytes =
            session.kind == .screen
            ? Writer.bytes(from: shown, to: frame, abilities)
            : Writer.lines(from: shown, to: frame, abilities)
        shown = frame
        pace.drawn(at: clock.now)
        defer { modes = [] }
        session.output.write(modes + bytes) { [events] in events.send(.changed) }
        return true
    }
}
