import Synchronization

/// The events of a terminal, taken together: those that came while a frame was drawn draw one more.
final class TerminalEvents: Sendable {
    private let events = Mutex<[TerminalEvent]>([])
    /// Tells that there are events; one telling is enough for all that wait.
    private let news = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    /// Adds an event; one of a change or a size that waits already is not added twice.
    func send(_ event: TerminalEvent) {
        let isNew = events.withLock { events in
            let isRepeat = event == .changed || event == .resized
            guard !isRepeat || !events.contains(event) else { return false }
            events.append(event)
            return true
        }
        if isNew { news.continuation.yield() }
    }

    /// Ends the events; those that came before are still delivered.
    func end() {
        news.continuation.finish()
    }

    /// The events since the last call, at least one; `nil` when there will be none.
    ///
    /// One caller at a time may wait.
    func next() async -> [TerminalEvent]? {
        for await _ in news.stream {
            let taken = events.withLock { events in
                defer { events = [] }
                return events
            }
            // Events may have been taken with those before the telling of them.
            if !taken.isEmpty { return taken }
        }
        return nil
    }
}
