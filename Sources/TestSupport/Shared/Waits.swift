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
        /// The limit, once it has passed.
        var passed: Duration?
    }

    private let state = Mutex(State())

    /// Runs `body` as a wait of the current test, which `end` ends early.
    ///
    /// After the limit, a wait `isOfTest` ends as soon as it begins. Waits of the tested code do
    /// not, because a loop with a pause would spin.
    static func during<Result, Failure: Error>(
        _ name: String,
        isOfTest: Bool = false,
        end: @escaping @Sendable () -> Void,
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard let waits = current.get() else { return try await body() }
        let (id, passed) = waits.begin(name, end)
        if isOfTest, let passed { Self.report(name, passed, end) }
        defer { waits.state.withLock { $0.waits[id] = nil } }
        return try await body()
    }

    /// Reports every wait and ends it.
    func end(after limit: Duration) {
        let waits = state.withLock { state in
            state.passed = limit
            return state.waits.values.sorted { $0.name < $1.name }
        }
        for wait in waits { Self.report(wait.name, limit, wait.end) }
    }

    private static func report(_ name: String, _ limit: Duration, _ end: () -> Void) {
        Issue.record("\(name) has waited for \(limit).")
        end()
    }

    private func begin(
        _ name: String,
        _ end: @escaping @Sendable () -> Void
    ) -> (id: Int, passed: Duration?) {
        state.withLock { state in
            state.nextID += 1
            state.waits[state.nextID] = Wait(name: name, end: end)
            return (state.nextID, state.passed)
        }
    }
}
