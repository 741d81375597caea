import Synchronization

/// The events of a terminal, taken together: events during one frame cause only one more.
final class TerminalEvents: Sendable {
    private let events = Mutex<[TerminalEvent]>([])
    /// Signals pending events; one signal is enough for all of them.
    private let news = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    /// Adds an event; a pending change or size event is not added twice.
    func send(_ event: TerminalEvent) {
        let isNew = events.withLock { events in
            let isRepeat = event == .changed || event == .resized
            guard !isRepeat || !events.contains(event) else { return false }
            events.append(event)
            return true
        }
        if isNew { news.continuation.yield() }
    }

    /// Ends the events; earlier ones are still delivered.
    func end() {
        news.continuation.finish()
    }

    /// The events since the last call, at least one; `nil` once there will be no more.
    ///
    /// Only one caller at a time may wait.
    func next() async -> [TerminalEvent]? {
        for await _ in news.stream {
            let taken = events.withLock { events in
                defer { events = [] }
                return events
            }
            // An earlier call may already have taken the signalled events.
            if !taken.isEmpty { return taken }
        }
        return nil
    }
}
