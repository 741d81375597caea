import Synchronization

/// A value that is given once and awaited once; later ones are dropped.
public final class SingleAnswer<Value: Sendable>: Sendable {
    private struct State {
        var value: Value?
        var waiter: CheckedContinuation<Value, Never>?
    }

    private let state = Mutex(State())

    public init() {}

    /// Gives the answer, unless there is one.
    public func give(_ value: Value) {
        let waiter = state.withLock { state -> CheckedContinuation<Value, Never>? in
            guard state.value == nil else { return nil }
            state.value = value
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: value)
    }

    /// The answer, as soon as there is one; to be read by one task.
    public var value: Value {
        get async {
            await withCheckedContinuation { waiter in
                let value = state.withLock { state in
                    if state.value == nil { state.waiter = waiter }
                    return state.value
                }
                if let value { waiter.resume(returning: value) }
            }
        }
    }
}
