public import Testing

/// Reports the waits of a test that has run for too long, and ends them.
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
    /// Fails a test that still waits for a clock, gate or listener that long after its start, and
    /// names the wait.
    ///
    /// Sleepers then wake as if cancelled, and cancellable requests fail.
    public static func waitLimit(
        _ limit: Duration,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> WaitLimit {
        WaitLimit(limit, clock: clock)
    }
}
