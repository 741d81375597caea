import Synchronization

/// The work that a command leaves for the time after its answer, before the program ends.
package final class UnfinishedWork: Sendable {
    private let parts = Mutex<[@Sendable () async -> Void]>([])

    package init() {}

    package func add(_ part: @escaping @Sendable () async -> Void) {
        parts.withLock { $0.append(part) }
    }

    /// Runs every part, in the order of their addition.
    func finish() async {
        let parts = parts.withLock { parts in
            defer { parts = [] }
            return parts
        }
        for part in parts { await part() }
    }
}
