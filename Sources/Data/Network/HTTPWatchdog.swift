import Synchronization

/// A watchdog without the type of its clock.
protocol HTTPWatching: Sendable {
    /// Records that a part of the answer has arrived.
    func progressed()

    /// Returns when time is up; throws if the task is cancelled before.
    func waitUntilOverdue() async throws
}

/// Detects an exchange that takes too long, by the clock it was given (GQ-21).
final class HTTPWatchdog<Time: Clock<Duration>>: HTTPWatching {
    private let clock: Time
    private let idle: Duration
    private let deadline: Time.Instant
    private let lastProgress: Mutex<Time.Instant>

    init(limits: HTTPLimits, clock: Time) {
        self.clock = clock
        idle = limits.idle
        deadline = clock.now.advanced(by: limits.total)
        lastProgress = Mutex(clock.now)
    }

    func progressed() {
        let now = clock.now
        lastProgress.withLock { $0 = now }
    }

    func waitUntilOverdue() async throws {
        while true {
            let quietUntil = lastProgress.withLock { $0 }.advanced(by: idle)
            let due = min(quietUntil, deadline)
            guard due > clock.now else { return }
            try await clock.sleep(until: due, tolerance: nil)
        }
    }
}
