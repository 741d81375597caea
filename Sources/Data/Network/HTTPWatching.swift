/// A watchdog without the type of its clock.
protocol HTTPWatching: Sendable {
    /// Notes that something of the answer has arrived.
    func progressed()

    /// Returns when time is up; throws when the task is cancelled before.
    func waitUntilOverdue() async throws
}
