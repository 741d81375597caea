import Synchronization

/// The events of a terminal, taken together: those that came while a frame was drawn draw one more.
final class TerminalEvents: Sendable {
    private struct State {
        var events: [TerminalEvent] = []
        var hasEnded = false
        var waiting: CheckedContinuation<[TerminalEvent]?, Never>?
    }

    private let state = Mutex(State())

    /// Adds an event; one of a change or a size that waits already is not added twice.
    func send(_ event: TerminalEvent) {
        let waiting = state.withLock { state -> CheckedContinuation<[TerminalEvent]?, Never>? in
            let isRepeat = event == .changed || event == .resized
            guard !state.hasEnded, !isRepeat || !state.events.contains(event) else { return nil }
            state.events.append(event)
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: take())
    }

    /// Ends the events; those that came before are still delivered.
    func end() {
        let waiting = state.withLock { state -> CheckedContinuation<[TerminalEvent]?, Never>? in
            state.hasEnded = true
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: nil)
    }

    /// The events since the last call, at least one; `nil` when there will be none.
    ///
    /// One caller at a time may wait.
    func next() async -> [TerminalEvent]? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> [TerminalEvent]?? in
                    if !state.events.isEmpty {
                        defer { state.events = [] }
                        return state.events
                    }
                    if state.hasEnded { return .some(nil) }
                    state.waiting = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            end()
        }
    }

    private func take() -> [TerminalEvent] {
        state.withLock { state in
            defer { state.events = [] }
            return state.events
        }
    }
}
