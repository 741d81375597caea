import Synchronization

/// A number that goes up and down, and that tasks can wait for.
package final class Tally: Sendable {
    private struct Waiter {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var count = 0
        var nextID = 0
        var waiters: [Int: Waiter] = [:]
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Adds `change`, and wakes the tasks that waited for the new number.
    package func add(_ change: Int) {
        let satisfied = state.withLock { state in
            state.count += change
            let satisfied = state.waiters.filter { [count = state.count] in $0.value.count <= count
            }
            satisfied.keys.forEach { state.waiters[$0] = nil }
            return satisfied
        }
        satisfied.values.forEach { $0.continuation.resume() }
    }

    /// Waits until the number is at least `count`, or until the waiting task is cancelled.
    ///
    /// A time limit of the test reports the wait as `name`.
    package func wait(for count: Int, as name: String = "Tally.wait") async {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        await Waits.during(name, isOfTest: true) {
            self.end(id)
        } _: {
            await wait(id, for: count)
        }
    }

    private func wait(_ id: Int, for count: Int) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    guard state.count < count, !state.cancelled.contains(id) else { return true }
                    state.waiters[id] = Waiter(count: count, continuation: continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            end(id)
        }
        // The handler above has run, or will never run.
        state.withLock { _ = $0.cancelled.remove(id) }
    }

    private func end(_ id: Int) {
        let waiter = state.withLock { state in
            state.cancelled.insert(id)
            return state.waiters.removeValue(forKey: id)
        }
        waiter?.continuation.resume()
    }
}
