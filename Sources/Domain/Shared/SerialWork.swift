import Synchronization

/// A queue of calls: each starts once the previous one has ended.
///
/// A cancelled call keeps its place, and sees the cancellation at its turn.
package final class SerialWork: Sendable {
    private struct State {
        var isBusy = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Runs `body` once all earlier calls have ended, on the caller's actor.
    package func run<Value, Failure>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                defer { state.isBusy = true }
                if state.isBusy { state.waiting.append(continuation) }
                return !state.isBusy
            }
            if isFree { continuation.resume() }
        }
        defer {
            // The queue stays busy while the turn passes to the next call.
            let next = state.withLock { state in
                if state.waiting.isEmpty { state.isBusy = false }
                return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
            }
            next?.resume()
        }
        return try await body()
    }
}
