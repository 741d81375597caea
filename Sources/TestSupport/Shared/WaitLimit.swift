import Synchronization
public import Testing

/// Reports the waits of a test that has waited too long, and ends them.
///
/// Without it, a test that forgets to move its ``TestClock`` or to answer a ``Gate`` would hang
/// without a report:
///
/// ```swift
/// @Suite(.waitLimit(.seconds(10))) struct FieldTests { … }
/// ```
public struct WaitLimit: TestTrait, SuiteTrait, TestScoping {
    private let limit: Duration
    private let clock: any Clock<Duration>

    init(_ limit: Duration, clock: any Clock<Duration>) {
        self.limit = limit
        self.clock = clock
    }

    public var isRecursive: Bool { true }

    /// Runs a test while its waits are watched.
    ///
    /// - Throws: The error of the test.
    @concurrent
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let waits = Waits()
        try await Waits.current.withValue(waits) {
            let watch = Task { [clock, limit] in
                guard (try? await clock.sleep(for: limit)) != nil else { return }
                waits.end(after: limit)
            }
            defer { watch.cancel() }
            try await function()
        }
    }
}

extension Trait where Self == WaitLimit {
    /// Fails a test whose clock, gate or listener is not served for that long, and names the wait.
    ///
    /// Sleepers then wake as if cancelled, and cancellable requests fail.
    public static func waitLimit(
        _ limit: Duration,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> WaitLimit {
        WaitLimit(limit, clock: clock)
    }
}

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
