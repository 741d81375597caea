/// Says every half second that a file may have changed: no two systems tell it in the same way.
struct Ticks: Sendable {
    static let interval = Duration.milliseconds(500)

    let clock: any Clock<Duration>

    /// Ends when the task that listens is cancelled.
    func stream() -> AsyncStream<Void> {
        AsyncStream { [clock] in
            try? await clock.sleep(for: Self.interval)
            return Task.isCancelled ? nil : ()
        }
    }
}
