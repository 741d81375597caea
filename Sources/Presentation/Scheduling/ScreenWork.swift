import MomentumDomain

/// The loads that a screen waits for, which end with the screen.
///
/// Lists are loaded once for all screens. So cancelling only ends this screen's interest, and the
/// request continues while another screen waits for it.
@MainActor
final class ScreenWork {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var last = 0

    /// Waits for `work`, which is cancelled with the caller and by ``cancel()``.
    ///
    /// - Returns: False if it was cancelled.
    @discardableResult
    func run(_ work: @escaping @MainActor () async -> Void) async -> Bool {
        last += 1
        let number = last
        let task = Task { await work() }
        tasks[number] = task
        await task.cancellableValue
        tasks[number] = nil
        return !task.isCancelled
    }

    func cancel() {
        for task in tasks.values { task.cancel() }
    }
}
