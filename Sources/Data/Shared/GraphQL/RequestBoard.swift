import Foundation
public import MomentumDomain
import Synchronization

/// What is under way for an account: equal queries share one request, and all of it can be stopped.
public final class RequestBoard: Sendable {
    /// Queries with equal bytes, session and space are one (BX-3).
    struct Key: Hashable, Sendable {
        let body: Data
        let credentials: Credentials
    }

    typealias Outcome = Result<HTTPResponse, GraphQLFailure>

    private struct Entry {
        let key: Key?
        let task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<Outcome, Never>] = [:]
    }

    private struct State {
        var nextNumber = 0
        var entries: [Int: Entry] = [:]
        var running: [Key: Int] = [:]

        mutating func remove(_ number: Int) -> Entry? {
            guard let entry = entries.removeValue(forKey: number) else { return nil }
            if let key = entry.key, running[key] == number { running[key] = nil }
            return entry
        }
    }

    private let state = Mutex(State())

    /// Creates a board with nothing under way.
    public init() {}

    /// The outcome of `work`, or of the same work that is under way already.
    ///
    /// A caller who is cancelled returns at once; the work is cancelled with its last caller. The
    /// key says what makes two requests one; without it a request is one of its own.
    func share(
        _ key: Key?,
        _ work: @escaping @Sendable () async -> Outcome
    ) async throws(GraphQLFailure) -> HTTPResponse {
        let waiter = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                join(key, waiter: waiter, continuation, work)
            }
        } onCancel: {
            leave(waiter)
        }
        return try outcome.get()
    }

    private func join(
        _ key: Key?,
        waiter: Int,
        _ continuation: CheckedContinuation<Outcome, Never>,
        _ work: @escaping @Sendable () async -> Outcome
    ) {
        let isCancelled = Task.isCancelled
        state.withLock { state in
            guard !isCancelled else { return }
            if let key, let number = state.running[key] {
                state.entries[number]?.waiters[waiter] = continuation
                return
            }
            let task = Task { self.finish(waiter, await work()) }
            state.entries[waiter] = Entry(key: key, task: task, waiters: [waiter: continuation])
            if let key { state.running[key] = waiter }
        }
        if isCancelled {
            continuation.resume(returning: .failure(.transport(.cancelled)))
        } else if Task.isCancelled {
            // Cancelled between the two looks: the handler may have come too early to find us.
            leave(waiter)
        }
    }

    private func finish(_ number: Int, _ outcome: Outcome) {
        let entry = state.withLock { $0.remove(number) }
        entry?.waiters.values.forEach { $0.resume(returning: outcome) }
    }

    private func leave(_ waiter: Int) {
        typealias Left = (waiter: CheckedContinuation<Outcome, Never>?, task: Task<Void, Never>?)
        let left = state.withLock { state -> Left in
            for (number, entry) in state.entries {
                guard let continuation = entry.waiters[waiter] else { continue }
                state.entries[number]?.waiters[waiter] = nil
                let isLast = entry.waiters.count == 1
                return (continuation, isLast ? state.remove(number)?.task : nil)
            }
            return (nil, nil)
        }
        left.task?.cancel()
        left.waiter?.resume(returning: .failure(.transport(.cancelled)))
    }
}

extension RequestBoard: AccountBelongings {
    public func stopWork() async {
        let entries = state.withLock { state in
            let entries = Array(state.entries.values)
            state.entries = [:]
            state.running = [:]
            return entries
        }
        for entry in entries {
            entry.task.cancel()
            entry.waiters.values.forEach { $0.resume(returning: .failure(.transport(.cancelled))) }
        }
    }

    /// Nothing is kept.
    public func wipe() async {}
}
