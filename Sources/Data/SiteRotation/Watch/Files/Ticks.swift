/// Signals every half second that a file may have changed, because file events differ by system.
struct Ticks: Sendable {
    static let interval = Duration.milliseconds(500)

    let clock: any Clock<Duration>

    /// Ends when the listening task is cancelled.
    func stream() -> AsyncStream<Void> {
        AsyncStream { [clock] in
            try? await clock.sleep(for: Self.interval)
            return Task.isCancelled ? nil : ()
        }
    }
}
