import Foundation
import MomentumTestSupport
import Testing

@testable import MomentumDemo

@Suite struct InterruptionTests {
    @Test @MainActor func `an interrupted command ends with 130 and says so (CL-5)`() async {
        let clock = TestClock()
        let root = Command("tool", summary: "A tool.", example: "tool") { _, _ in
            try await clock.sleep(for: .seconds(1))
            return CommandAnswer(["a": 1], text: "answer\n")
        }

        let work = Task { await CommandLineRun(words: ["--json"], root: root) }
        await clock.waitForSleepers()
        work.cancel()
        let run = await work.value

        #expect(run.exitCode == .interrupted)
        #expect(run.output.hasPrefix(#"{"error":{"code":130,"domain":"MomentumCommandLine""#))
        #expect(run.errors == "Interrupted. What was complete is kept.\n")
    }

    @Test func `Ctrl-C arrives as a call (CL-5)`() async {
        let (calls, caller) = AsyncStream.makeStream(of: Void.self)
        Interruption.watch { caller.yield() }
        defer { signal(SIGINT, SIG_DFL) }

        var calling = calls.makeAsyncIterator()
        for _ in 1...2 {
            kill(getpid(), SIGINT)
            #expect(await calling.next() != nil)
        }
    }
}
