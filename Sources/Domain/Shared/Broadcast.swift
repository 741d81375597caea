import Synchronization

/// Sends the newest of a series of values to any number of listeners.
///
/// Repositories announce changes with it. A slow listener receives only the newest value.
public final class Broadcast<Value: Sendable>: Sendable {
    private struct State {
        var nextID = 0
        var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
    }

    private let state = Mutex(State())
    private let policy: AsyncStream<Value>.Continuation.BufferingPolicy

    /// Creates a broadcast; if `isComplete`, a slow listener receives every value, as events
    /// require.
    public init(isComplete: Bool = false) {
        policy = isComplete ? .unbounded : .bufferingNewest(1)
    }

    deinit {
        for listener in state.withLock({ $0.listeners.values }) { listener.finish() }
    }

    /// The values sent after this call.
    public func values() -> AsyncStream<Value> { values(after: nil) }

    /// Yields `first`, then the values sent from now on.
    package func values(startingWith first: Value) -> AsyncStream<Value> { values(after: first) }

    private func values(after first: Value?) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Value.self,
            bufferingPolicy: policy
        )
        let id = state.withLock { state in
            state.nextID += 1
            state.listeners[state.nextID] = continuation
            // Yielded under the lock, so that no later value precedes it; the stream calls no code
            // yet.
            if let first { continuation.yield(first) }
            return state.nextID
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[id] = nil }
        }
        return stream
    }

    /// The number of listeners, which a test can wait for.
    package var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Sends a value to the current listeners.
    public func send(_ value: Value) {
        let listeners = state.withLock { $0.listeners.isEmpty ? [] : Array($0.listeners.values) }
        // Yields outside the lock, because a listener that ends takes the lock.
        for listener in listeners { listener.yield(value) }
    }

    /// The values that `watch` sends to the only listener; its task is cancelled when the listener
    /// ends.
    package static func values(
        isComplete: Bool = false,
        of watch: @escaping @Sendable (_ send: @escaping @Sendable (Value) -> Void) async -> Void
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: isComplete ? .unbounded : .bufferingNewest(1)) {
            continuation in
            let watching = Task {
                await watch { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in watching.cancel() }
        }
    }
}
