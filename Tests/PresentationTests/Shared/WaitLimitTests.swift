import MomentumDomain
import MomentumTestSupport
import Testing

/// Endless waits, under a limit that a clock of the test reaches at once.
@Suite(.timeLimit(.minutes(2))) struct WaitLimitTests {
    /// Runs `body` under a limit that passes as soon as `waits` has begun to wait.
    private func limited(
        after isWaiting: @escaping @Sendable () async -> Void,
        _ body: @escaping @Sendable () async throws -> Void
    ) async throws {
        let limit = TestClock()
        let trait: WaitLimit = .waitLimit(.seconds(10), clock: limit)
        let test = try #require(Test.current)
        let passing = Task {
            await limit.waitForSleepers()
            await isWaiting()
            limit.advance(by: .seconds(10))
        }
        defer { passing.cancel() }
        try await trait.provideScope(for: test, testCase: nil, performing: body)
    }

    @Test func `a clock that nobody moves fails the test by its name, and the sleep ends (EM-16)`()
        async throws
    {
        let clock = TestClock()

        try await withKnownIssue {
            try await limited(after: { await clock.waitForSleepers() }) {
                await #expect(throws: CancellationError.self) {
                    try await clock.sleep(for: .milliseconds(300))
                }
            }
        } matching: { issue in
            "\(issue)".contains("TestClock.sleep(for: 0.3 seconds), which no advance(by:) ended")
        }
    }

    @Test func `a gate that nobody opens fails the test by its name (EM-16)`() async throws {
        let gate = Gate<Int, Int, RepositoryError>(cancellation: .cancelled)

        try await withKnownIssue {
            try await limited(after: { await gate.waitForRequests() }) {
                await #expect(throws: RepositoryError.cancelled) { try await gate.pass(1) }
            }
        } matching: { issue in
            "\(issue)".contains("Gate.pass, which nobody answered")
        }
    }

    @Test func `a request that never comes fails the test by its name (EM-16)`() async throws {
        let clock = TestClock()

        try await withKnownIssue {
            try await limited(after: {}) { await clock.waitForSleepers(2) }
        } matching: { issue in
            "\(issue)".contains("TestClock.waitForSleepers(2)")
        }
    }

    @Test func `waits that end in time are no issue (EM-16)`() async throws {
        let clock = TestClock()
        let sleep = Task { try await clock.sleep(for: .seconds(1)) }

        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))

        try await sleep.value
    }

    @Test func `a listener that never comes fails the test by its name (EM-16)`() async throws {
        let broadcast = Broadcast<Int>()

        try await withKnownIssue {
            try await limited(after: {}) { await broadcast.waitForListeners() }
        } matching: { issue in
            "\(issue)".contains("Broadcast.waitForListeners(1)")
        }
    }

    @Test func `a listener can be waited for (EM-16)`() async {
        let broadcast = Broadcast<Int>()
        let heard = Task { await broadcast.values().first { _ in true } }

        await broadcast.waitForListeners()
        broadcast.send(7)

        #expect(await heard.value == 7)
    }

    @Test func `a wait that begins after the limit ends at once (EM-16)`() async throws {
        let clock = TestClock()

        try await withKnownIssue {
            try await limited(after: {}) {
                await clock.waitForSleepers(2)
                await clock.waitForSleepers(3)
            }
        } matching: { issue in
            "\(issue)".contains("TestClock.waitForSleepers")
        }
    }

    @Test func `a change that never comes fails the test by its name (EM-16)`() async throws {
        try await withKnownIssue {
            try await limited(after: {}) { await Observed.change { false } }
        } matching: { issue in
            "\(issue)".contains("Observed.change has waited")
        }
    }

    @Test func `a wait for a change ends with its task (EM-16)`() async {
        let waiting = Task { await Observed.change { false } }

        waiting.cancel()

        await waiting.value
    }
}
