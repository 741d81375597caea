import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct TestClockTests {
    let clock = TestClock()

    @MainActor
    @Test func `a sleeper wakes when its time has come and not before (AK-4)`() async throws {
        var isAwake = false
        let sleeper = Task {
            try await clock.sleep(for: .seconds(2))
            isAwake = true
        }
        await clock.waitForSleepers()

        clock.advance(by: .milliseconds(1999))
        await Task {}.value
        #expect(!isAwake)

        clock.advance(by: .milliseconds(1))
        try await sleeper.value
        #expect(isAwake)
    }

    @Test func `only those wake whose time has come (AK-4)`() async throws {
        let start = clock.now
        let sleepers = [3, 1, 2].map { seconds in
            Task { try await clock.sleep(until: start.advanced(by: .seconds(seconds))) }
        }
        await clock.waitForSleepers(3)

        clock.advance(by: .seconds(2))
        try await sleepers[1].value
        try await sleepers[2].value
        sleepers[0].cancel()

        await #expect(throws: CancellationError.self) { try await sleepers[0].value }
    }

    @Test func `time stands still until it is moved (AK-4)`() async throws {
        let start = clock.now
        #expect(start.duration(to: clock.now) == .zero)

        clock.advance(by: .seconds(5))
        #expect(start.duration(to: clock.now) == .seconds(5))
        try await clock.sleep(until: start.advanced(by: .seconds(5)))
        try await clock.sleep(for: .zero)
    }

    @Test func `who falls asleep after a move sleeps from there (AK-4)`() async throws {
        clock.advance(by: .seconds(10))
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()

        clock.advance(by: .seconds(1))

        try await sleeper.value
    }

    @Test func `a cancelled sleeper is woken at once and no longer counted (AK-4)`() async {
        let cancelled = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()

        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }

        let other = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        await #expect(throws: Never.self) { try await other.value }
    }

    @Test func `who is cancelled before falling asleep does not sleep (AK-4)`() async {
        let sleeper = Task {
            await clock.waitForSleepers(.max)
            try await clock.sleep(for: .seconds(1))
        }

        sleeper.cancel()

        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test func `cancelling after the wake-up changes nothing (AK-4)`() async {
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()

        clock.advance(by: .seconds(1))
        sleeper.cancel()

        await #expect(throws: Never.self) { try await sleeper.value }
    }

    @Test func `waiting for sleepers who never come ends with the waiting task (AK-4)`() async {
        let waiting = Task { await clock.waitForSleepers(3) }

        waiting.cancel()

        await waiting.value
    }

    @Test func `sleepers and cancellations that cross lose nobody (AK-4)`() async {
        let sleepers = (0..<300).map { number in
            let sleeper = Task.detached { try await clock.sleep(for: .seconds(number % 3 + 1)) }
            if number.isMultiple(of: 2) { Task.detached { sleeper.cancel() } }
            return sleeper
        }
        var outcomes = Array(repeating: false, count: sleepers.count)
        for number in stride(from: 0, to: 300, by: 2) {
            outcomes[number] = await (try? sleepers[number].result.get()) != nil
        }

        await clock.waitForSleepers(150)
        clock.advance(by: .seconds(3))
        for number in stride(from: 1, to: 300, by: 2) {
            outcomes[number] = await (try? sleepers[number].result.get()) != nil
        }

        #expect(outcomes == (0..<300).map { !$0.isMultiple(of: 2) })
    }
}
