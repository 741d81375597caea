import Synchronization

/// Tells any number of listeners about the newest of a row of values.
///
/// What a repository tells its changes with. A listener that is slow gets the newest value and
/// misses the ones it was too slow for.
public final class Broadcast<Value: Sendable>: Sendable {
    private struct State {
        var nextID = 0
        var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
    }

    private let state = Mutex(State())
    private let policy: AsyncStream<Value>.Continuation.BufferingPolicy

    /// Creates a broadcast without listeners.
    ///
    /// - Parameter isComplete: Whether a slow listener gets every value, as it must where the
    ///   values are events and not states.
    public init(isComplete: Bool = false) {
        policy = isComplete ? .unbounded : .bufferingNewest(1)
    }

    deinit {
        for listener in state.withLock({ $0.listeners.values }) { listener.finish() }
    }

    /// The values that are sent from now on.
    public func values() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Value.self,
            bufferingPolicy: policy
        )
        let id = state.withLock { state in
            state.nextID += 1
            state.listeners[state.nextID] = continuation
            return state.nextID
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[id] = nil }
        }
        return stream
    }

    /// Tells everybody who listens now.
    public func send(_ value: Value) {
        // Outside the lock, because a listener that ends meanwhile takes it.
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(value) }
    }
}
