import Synchronization
import Testing

/// The waits of one test.
final class Waits: Sendable {
    static let current = TaskLocal<Waits?>(wrappedValue: nil)

    private struct Wait {
        let name: String
        let end: @Sendable () -> Void
    }

    private struct State {
        var nextID = 0
        var waits: [Int: Wait] = [:]
    }

    private let state = Mutex(State())

    /// Runs `body` as a wait of the current test, which `end` ends early.
    static func during<Result, Failure: Error>(
        _ name: String,
        end: @escaping @Sendable () -> Void,
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard let waits = current.get() else { return try await body() }
        let id = waits.begin(name, end)
        defer { waits.state.withLock { $0.waits[id] = nil } }
        return try await body()
    }

    /// Reports every wait and ends it.
    func end(after limit: Duration) {
        let waits = state.withLock { state in
            state.waits.values.sorted { $0.name < $1.name }
        }
        for wait in waits {
            Issue.record("\(wait.name) has waited for \(limit).")
            wait.end()
        }
    }

    private func begin(_ name: String, _ end: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.nextID += 1
            state.waits[state.nextID] = Wait(name: name, end: end)
            return state.nextID
        }
    }
}
