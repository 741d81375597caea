import Synchronization

/// How many occasions there were.
final class OccasionCount: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func increase() {
        count.withLock { $0 += 1 }
    }
}
