package import MomentumDomain

/// Signals every half second that a file may have changed.
///
/// File events would differ by system.
package struct Ticks: Sendable {
    package static let interval = Duration.milliseconds(500)

    private let clock: any Clock<Duration>

    package init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Ends when the listening task is cancelled.
    package func stream() -> AsyncStream<Void> {
        AsyncStream { [clock] in
            try? await clock.sleep(for: Self.interval)
            return Task.isCancelled ? nil : ()
        }
    }

    /// The values of `own` while a listener waits, with a poll of the files in between.
    ///
    /// `look` sends changes of other processes to `own`; returning false ends the polling.
    package func values<Value: Sendable>(
        of own: Broadcast<Value>,
        look: @escaping @Sendable () async -> Bool
    ) -> AsyncStream<Value> {
        let values = own.values()
        return Broadcast.values { [self] send in
            let looking = Task {
                for await _ in stream() {
                    guard await look() else { return }
                }
            }
            for await value in values { send(value) }
            looking.cancel()
        }
    }
}
