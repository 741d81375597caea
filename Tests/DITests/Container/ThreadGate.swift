import Foundation
import Synchronization

/// Holds threads back until it is opened, and tells tasks how many threads have come.
///
/// It uses threads, because factories are synchronous: a factory held back in a task would hold one
/// of the few threads that all tasks share.
final class ThreadGate: Sendable {
    private struct State {
        var isOpen = false
        var arrived = 0
        var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())
    // A thread waits here, which a Mutex cannot do.
    private let condition = NSCondition()

    /// Waits until the gate is open; called by a thread.
    func pass() {
        let ready = state.withLock { state in
            state.arrived += 1
            let ready = state.waiters.filter { $0.count <= state.arrived }
            state.waiters.removeAll { $0.count <= state.arrived }
            return ready
        }
        ready.forEach { $0.continuation.resume() }
        condition.lock()
        while !state.withLock({ $0.isOpen }) { condition.wait() }
        condition.unlock()
    }

    /// Waits until `count` threads have come.
    func waitForThreads(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.arrived >= count { return true }
                state.waiters.append((count, continuation))
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    func open() {
        state.withLock { $0.isOpen = true }
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }
}
