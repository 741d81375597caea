import Synchronization

/// Counts what an observation reports, from wherever it does.
final class ChangeCount: Sendable {
    private let changes = Mutex(0)

    var count: Int { changes.withLock { $0 } }

    func add() {
        changes.withLock { $0 += 1 }
    }
}
