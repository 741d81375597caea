import Synchronization

/// Remembers damage that was found but not yet reported.
final class UntoldDamage: Sendable {
    private let isFound = Mutex(false)

    func find() {
        isFound.withLock { $0 = true }
    }

    /// True if damage must be reported; the caller then reports it.
    func isToldNow() -> Bool {
        isFound.withLock { isFound in
            defer { isFound = false }
            return isFound
        }
    }
}
