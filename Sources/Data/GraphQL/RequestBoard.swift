import Foundation
public import MomentumAuthenticationDomain
import MomentumDomain
import MomentumNetwork
import Synchronization

/// The running requests of an account: equal queries share one request, and all can be stopped.
public final class RequestBoard: Sendable {
    /// Queries with equal bytes, session and space share one request (BX-3).
    struct Key: Hashable, Sendable {
        let body: Data
        let credentials: Credentials
    }

    typealias Outcome = Result<HTTPResponse, GraphQLFailure>

    /// The longest wait for the answer to a change after the session has ended.
    private static let lastAnswerLimit = Duration.seconds(10)

    private struct Entry {
        let number: Int
        /// `nil` for a change.
        let key: Key?
        let task: Task<Void, Never>
        /// True for a change whose session has ended since.
        var isLast = false
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
    private let clock: any Clock<Duration>

    /// Creates an empty board; `clock` measures the wait for the last answers of a session.
    public init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    /// The outcome of `work`, or of the same work that is already running.
    ///
    /// A cancelled caller returns at once; the work is cancelled with its last caller. Requests
    /// with equal keys are the same work; a request without a key is never shared.
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
            state.entries[waiter] = Entry(
                number: waiter,
                key: key,
                task: task,
                waiters: [waiter: continuation]
            )
            if let key { state.running[key] = waiter }
        }
        if isCancelled {
            continuation.resume(returning: .failure(.transport(.cancelled)))
        } else if Task.isCancelled {
            // Cancelled before the waiter was added: the handler may have run too early to find it.
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

    /// Ends the chosen entries with `failure`; a session's last changes end with an open outcome.
    private func stop(_ failure: GraphQLFailure, where isChosen: (Entry) -> Bool) {
        let stopped = state.withLock { state in
            let stopped = state.entries.values.filter(isChosen)
            for entry in stopped { _ = state.remove(entry.number) }
            return stopped
        }
        let cause = FailureCause(domain: "Transport.HTTP", code: 1, detail: "took too long")
        for entry in stopped {
            entry.task.cancel()
            let failure = entry.isLast ? .outcomeUnknown(.network(.timeout, cause)) : failure
            entry.waiters.values.forEach { $0.resume(returning: .failure(failure)) }
        }
    }
}

extension RequestBoard: AccountBelongings {
    public func stopWork(_ reason: AuthenticationState.Reason) async {
        guard reason == .sessionEnded else { return stop(.transport(.cancelled)) { _ in true } }
        stop(.authentication(.sessionEnded)) { $0.key != nil }
        // The server still answers a change that has left, and its caller needs the outcome.
        let changes = state.withLock { state in
            for number in state.entries.keys { state.entries[number]?.isLast = true }
            return Set(state.entries.keys)
        }
        guard !changes.isEmpty else { return }
        Task {
            try? await clock.sleep(for: Self.lastAnswerLimit)
            stop(.transport(.cancelled)) { changes.contains($0.number) }
        }
    }

    /// Does nothing: a board keeps nothing.
    public func wipe() async {}
}
