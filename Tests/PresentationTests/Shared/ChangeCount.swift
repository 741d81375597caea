import Synchronization

/// Counts the reports of an observation, from any thread.
final class ChangeCount: Sendable {
    private let changes = Mutex(0)

    var count: Int { changes.withLock { $0 } }

    func add() {
        changes.withLock { $0 += 1 }
    }
}
