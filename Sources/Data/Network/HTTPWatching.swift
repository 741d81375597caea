/// A watchdog without the type of its clock.
protocol HTTPWatching: Sendable {
    /// Records that a part of the answer has arrived.
    func progressed()

    /// Returns when time is up; throws if the task is cancelled before.
    func waitUntilOverdue() async throws
}
