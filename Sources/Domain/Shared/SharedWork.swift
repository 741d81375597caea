import Synchronization

/// Work that several callers share: the first starts it, and it is cancelled with the last.
///
/// A cancelled caller returns at once, even if the work continues. A new caller does not join work
/// whose last caller has left: it starts again, while the former work may still be ending.
package final class SharedWork<Key: Hashable & Sendable, Outcome: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Outcome, Never>

    private struct Run {
        let number: Int
        let task: Task<Void, Never>
        /// True for work that continues without callers.
        var isKept = false
        /// The callers by number; one that does not wait yet has no waiter.
        var callers: [Int: Waiter?] = [:]
    }

    private struct State {
        var lastNumber = 0
        var runs: [Key: Run] = [:]
        /// The outcomes for callers that were not yet waiting for them.
        var outcomes: [Int: Outcome] = [:]

        /// Ends the waiting of several callers; returns the waiters to resume with `outcome`.
        mutating func end(_ callers: [Int: Waiter?], _ outcome: Outcome) -> [Waiter] {
            callers.compactMap { number, waiter in
                if waiter == nil { outcomes[number] = outcome }
                return waiter
            }
        }
    }

    private let state = Mutex(State())
    private let cancelled: Outcome

    /// `cancelled` is the outcome for a caller that is cancelled before the work has ended.
    package init(cancelled: Outcome) {
        self.cancelled = cancelled
    }

    package var running: Set<Key> { state.withLock { Set($0.runs.keys) } }

    /// The outcome of `work`, or of the work that is already running under this key.
    ///
    /// The work is running, and includes this caller, before anything else can run on the caller's
    /// actor.
    package func share(
        _ key: Key,
        isolation: isolated (any Actor)? = #isolation,
        _ work: @escaping @Sendable () async -> Outcome
    ) async -> Outcome {
        guard !Task.isCancelled else { return cancelled }
        // Counted here, because the closures below may run off the caller's actor.
        let caller = state.withLock { state in
            begin(key, work, &state)
            state.lastNumber += 1
            state.runs[key]?.callers.updateValue(nil, forKey: state.lastNumber)
            return state.lastNumber
        }
        return await outcome(of: key, for: caller)
    }

    /// Waits for the work that is running under this key, if any.
    package func join(_ key: Key, isolation: isolated (any Actor)? = #isolation) async {
        guard !Task.isCancelled else { return }
        let caller = state.withLock { state -> Int? in
            guard state.runs[key] != nil else { return nil }
            state.lastNumber += 1
            state.runs[key]?.callers.updateValue(nil, forKey: state.lastNumber)
            return state.lastNumber
        }
        if let caller { _ = await outcome(of: key, for: caller) }
    }

    private func outcome(
        of key: Key,
        for caller: Int,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait(for: key, as: caller, $0) }
        } onCancel: {
            leave(key, as: caller)
        }
    }

    /// Starts `work` unless work is running for this key; it continues without callers.
    package func start(_ key: Key, _ work: @escaping @Sendable () async -> Outcome) {
        state.withLock { state in
            begin(key, work, &state)
            state.runs[key]?.isKept = true
        }
    }

    /// Cancels the work of each key with an outcome, which its callers receive at once.
    package func stop(_ outcome: (Key) -> Outcome?) {
        let stopped = state.withLock { state -> [(Task<Void, Never>, Outcome, [Waiter])] in
            state.runs.keys.compactMap { key in
                guard let result = outcome(key), let run = state.runs.removeValue(forKey: key)
                else { return nil }
                return (run.task, result, state.end(run.callers, result))
            }
        }
        for (task, outcome, waiters) in stopped {
            task.cancel()
            for waiter in waiters { waiter.resume(returning: outcome) }
        }
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

    private func wait(for key: Key, as caller: Int, _ waiter: Waiter) {
        let outcome = state.withLock { state -> Outcome? in
            if let outcome = state.outcomes.removeValue(forKey: caller) { return outcome }
            state.runs[key]?.callers.updateValue(waiter, forKey: caller)
            return nil
        }
        if let outcome { waiter.resume(returning: outcome) }
    }

    private func finish(_ key: Key, _ number: Int, _ outcome: Outcome) {
        let waiters = state.withLock { state -> [Waiter] in
            // Another run may use the key once the last caller has left.
            guard let run = state.runs[key], run.number == number else { return [] }
            state.runs[key] = nil
            return state.end(run.callers, outcome)
        }
        for waiter in waiters { waiter.resume(returning: outcome) }
    }

    private func leave(_ key: Key, as caller: Int) {
        let (task, waiters) = state.withLock { state -> (Task<Void, Never>?, [Waiter]) in
            guard let waiter = state.runs[key]?.callers.removeValue(forKey: caller) else {
                return (nil, [])
            }
            let waiters = state.end([caller: waiter], cancelled)
            guard let run = state.runs[key], run.callers.isEmpty, !run.isKept else {
                return (nil, waiters)
            }
            state.runs[key] = nil
            return (run.task, waiters)
        }
        task?.cancel()
        for waiter in waiters { waiter.resume(returning: cancelled) }
    }
}
