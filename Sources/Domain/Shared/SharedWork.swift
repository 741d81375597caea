import Synchronization

/// Work that several callers wait for: the first starts it, and it is cancelled with the last.
///
/// A cancelled caller returns at once, even if the work goes on. Work whose last caller has left is
/// not joined: the next caller starts anew, while the former work may still be ending.
package final class SharedWork<Key: Hashable & Sendable, Outcome: Sendable>: Sendable {
    private struct Run {
        let number: Int
        let task: Task<Void, Never>
        /// True for work that goes on without callers.
        var isKept = false
        var waiters: [Int: CheckedContinuation<Outcome, Never>] = [:]
    }

    private struct State {
        var lastNumber = 0
        var runs: [Key: Run] = [:]
    }

    private let state = Mutex(State())
    private let cancelled: Outcome

    /// `cancelled` is the outcome of a caller that is cancelled before the work has ended.
    package init(cancelled: Outcome) {
        self.cancelled = cancelled
    }

    /// The keys of the running work.
    package var running: Set<Key> { state.withLock { Set($0.runs.keys) } }

    /// The outcome of `work`, or of the work that is already running under this key.
    package func share(
        _ key: Key,
        _ work: @escaping @Sendable () async -> Outcome
    ) async -> Outcome {
        let waiter = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { join(key, as: waiter, $0, work) }
        } onCancel: {
            leave(key, as: waiter)
        }
    }

    /// Starts `work` unless some is running under this key; it goes on without callers.
    package func start(_ key: Key, _ work: @escaping @Sendable () async -> Outcome) {
        state.withLock { state in
            begin(key, work, &state)
            state.runs[key]?.isKept = true
        }
    }

    /// Cancels the work for whose key there is an outcome, which its callers get at once.
    package func stop(_ outcome: (Key) -> Outcome?) {
        let stopped = state.withLock { state in
            state.runs.keys.compactMap { key in
                outcome(key).flatMap { outcome in
                    state.runs.removeValue(forKey: key).map { ($0, outcome) }
                }
            }
        }
        for (run, outcome) in stopped {
            run.task.cancel()
            run.waiters.values.forEach { $0.resume(returning: outcome) }
        }
    }

    private func join(
        _ key: Key,
        as waiter: Int,
        _ continuation: CheckedContinuation<Outcome, Never>,
        _ work: @escaping @Sendable () async -> Outcome
    ) {
        guard !Task.isCancelled else { return continuation.resume(returning: cancelled) }
        state.withLock { state in
            begin(key, work, &state)
            state.runs[key]?.waiters[waiter] = continuation
        }
        // Cancelled before the waiter was added: the handler may have run too early to find it.
        if Task.isCancelled { leave(key, as: waiter) }
    }

    private func begin(
        _ key: Key,
        _ work: @escaping @Sendable () async -> Outcome,
        _ state: inout State
    ) {
        guard state.runs[key] == nil else { return }
        state.lastNumber += 1
        let number = state.lastNumber
        let task = Task { self.finish(key, number, await work()) }
        state.runs[key] = Run(number: number, task: task)
    }

    private func finish(_ key: Key, _ number: Int, _ outcome: Outcome) {
        let run = state.withLock { state in
            // After its last caller has left, another run may have the key.
            state.runs[key]?.number == number ? state.runs.removeValue(forKey: key) : nil
        }
        run?.waiters.values.forEach { $0.resume(returning: outcome) }
    }

    private func leave(_ key: Key, as waiter: Int) {
        typealias Left = (waiter: CheckedContinuation<Outcome, Never>?, task: Task<Void, Never>?)
        let left = state.withLock { state -> Left in
            let continuation = state.runs[key]?.waiters.removeValue(forKey: waiter)
            guard let run = state.runs[key], run.waiters.isEmpty, !run.isKept else {
                return (continuation, nil)
            }
            state.runs[key] = nil
            return (continuation, run.task)
        }
        left.task?.cancel()
        left.waiter?.resume(returning: cancelled)
    }
}
