import Synchronization

/// Whether damage was found that nobody was told of yet.
final class UntoldDamage: Sendable {
    private let isFound = Mutex(false)

    func find() {
        isFound.withLock { $0 = true }
    }

    /// Whether somebody has to be told; who asks does it.
    func isToldNow() -> Bool {
        isFound.withLock { isFound in
            defer { isFound = false }
            return isFound
        }
    }
}
