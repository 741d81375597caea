import Foundation
import MomentumTerminal
import MomentumTestSupport
import Testing

@testable import MomentumDemo

/// The end of the application while something is still at work.
@Suite @MainActor struct AppWorkTests {
    @Test func `an action outlives the application, a load does not (TA-10)`() async {
        let (gate, clock) = (TestClock(), TestClock())
        let work = AppWork(clock: clock)
        var (hasWritten, hasLoaded) = (false, false)
        work.act("log") { hasWritten = (try? await gate.sleep(for: .seconds(1))) != nil }
        work.load { hasLoaded = (try? await gate.sleep(for: .seconds(1))) != nil }
        await gate.waitForSleepers(2)

        work.endLoads()
        let finishing = Task { await work.finish() }
        await clock.waitForSleepers()
        gate.advance(by: .seconds(1))

        #expect(await finishing.value.isEmpty)
        #expect(hasWritten)
        #expect(!hasLoaded)
    }

    @Test func `an action that does not end is cancelled after two seconds, and named (TA-10)`()
        async
    {
        let (gate, clock) = (TestClock(), TestClock())
        let work = AppWork(clock: clock)
        work.act("sync now") { try? await gate.sleep(for: .seconds(100)) }
        await gate.waitForSleepers()

        // A signal cancels the run, which is no reason to lose what it was about to write.
        let finishing = Task { await work.finish() }
        finishing.cancel()
        await clock.waitForSleepers()
        clock.advance(by: .seconds(2))

        #expect(await finishing.value == ["sync now"])
        #expect(await work.finish().isEmpty)
    }

    @Test func `an action that cannot be cancelled holds nobody up (TA-24)`() async {
        let (gate, clock) = (TestClock(), TestClock())
        let work = AppWork(clock: clock)
        let deaf = Task { try? await gate.sleep(for: .seconds(100)) }
        defer { deaf.cancel() }
        work.act("sync now") { _ = await deaf.value }
        await gate.waitForSleepers()

        let finishing = Task { await work.finish() }
        for _ in 1...2 {
            await clock.waitForSleepers()
            clock.advance(by: .seconds(2))
        }

        #expect(await finishing.value == ["sync now"])
    }

    @Test func `a change that is being logged when the application ends is kept (TA-10)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter")

        for input in AppKeys.inputs("Enter Ctrl-C Ctrl-C") { _ = world.app.receive(input) }

        #expect(world.app.hasEnded)
        #expect(world.app.status.message == nil)
        let late = await world.app.work.finish()
        #expect(late.isEmpty)
        #expect(world.app.status.message?.plain.hasPrefix("Logged Left Side Abdomen") == true)
        let history = await CommandLineRun(words: [
            "sites", "history", "-n", "1", "--data-dir", world.folder.appending(path: "data").path,
        ])
        #expect(history.output.contains("Left Side Abdomen"), "\(history.output)")
    }

    @Test func `an undo that fails while the application ends is a failure (TA-10)`() async throws {
        let faults = RandomFaults(seed: 0)
        let world = try await AppWorld(adjusting: faults.install)
        await world.press("Enter Enter")
        faults.fail(.always)

        for input in AppKeys.inputs("u Ctrl-C") { _ = world.app.receive(input) }
        _ = await world.app.work.finish()

        #expect(world.app.hasEnded)
        #expect(world.app.lastTrouble != nil)
    }

    @Test
    func `the wait for an action ends when it asks, after five seconds or with the run (TA-30)`()
        async
    {
        let (gate, clock, state) = (TestClock(), TestClock(), PageState())
        let work = AppWork(clock: clock)
        work.act("sign in") { try? await gate.sleep(for: .seconds(100)) }
        await gate.waitForSleepers()

        let asked = Task { await work.settle { state.isLinear } }
        await clock.waitForSleepers()
        state.isLinear = true
        await asked.value
        state.isLinear = false

        let late = Task { await work.settle { state.isLinear } }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        await late.value

        let cancelled = Task { await work.settle { state.isLinear } }
        await clock.waitForSleepers()
        cancelled.cancel()
        await cancelled.value

        #expect(work.isActing)
        gate.advance(by: .seconds(100))
        await work.settle()
        #expect(!work.isActing)
    }
}
