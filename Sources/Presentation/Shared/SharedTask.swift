import Synchronization

/// A task that several callers can wait for, cancelled when the last of them is cancelled.
///
/// A lock guards the count instead of the main actor, because a task can be cancelled on any
/// thread. It is cancelled at once, not at the main actor's next turn.
package final class SharedTask: Sendable {
    private struct Waiters {
        var count = 1
        var isAbandoned = false
    }

    private let waiters = Mutex(Waiters())
    private let task: Task<Void, Never>

    package init(_ operation: @escaping @MainActor () async -> Void) {
        task = Task { @MainActor in await operation() }
    }

    /// True if no caller waits for it; it may still be running.
    var isAbandoned: Bool { waiters.withLock { $0.isAbandoned } }

    /// Counts one more caller, who then waits; false if all earlier ones were cancelled.
    func join() -> Bool {
        waiters.withLock { waiters in
            if !waiters.isAbandoned { waiters.count += 1 }
            return !waiters.isAbandoned
        }
    }

    /// Waits for the end, once for the caller that started the task and once for each that joined.
    ///
    /// A cancellation meanwhile counts only for this caller.
    package func wait() async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            let isLast = waiters.withLock { waiters in
                waiters.count -= 1
                waiters.isAbandoned = waiters.isAbandoned || waiters.count == 0
                return waiters.isAbandoned
            }
            if isLast { task.cancel() }
        }
    }

    /// Cancels the task for all callers.
    package func cancel() {
        waiters.withLock { $0.isAbandoned = true }
        task.cancel()
    }
}
