import Foundation
import Synchronization

/// Passes one value from a task to a thread that waits for it.
final class LoopbackMailbox<Value: Sendable>: Sendable {
    // A thread cannot wait on a Mutex, and the waiting thread has no task that could suspend.
    private let condition = NSCondition()
    private let value = Mutex<Value?>(nil)

    func put(_ value: Value) {
        self.value.withLock { $0 = value }
        condition.lock()
        condition.signal()
        condition.unlock()
    }

    func receive(within seconds: Double) -> Value? {
        condition.lock()
        defer { condition.unlock() }
        if let value = value.withLock({ $0 }) { return value }
        _ = condition.wait(until: Date(timeIntervalSinceNow: seconds))
        return value.withLock { $0 }
    }
}
