import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumTerminal
import MomentumTestSupport
import Testing

/// One after the other, because a process has one handler for interruptions.
@Suite(.serialized) struct InterruptionTests {
    init() {
        // Tests that run in the background are started to ignore interruptions.
        signal(SIGINT, SIG_DFL)
    }

    @Test @MainActor func `an interrupted command ends with 130 and says so (CL-5)`() async {
        let clock = TestClock()
        let root = Command("tool", summary: "A tool.", example: "tool") { _, _ in
            try await clock.sleep(for: .seconds(1))
            return CommandResult(["a": 1], text: "answer\n")
        }

        let work = Task { await CommandLineRun(words: ["--json"], root: root) }
        await clock.waitForSleepers()
        work.cancel()
        let run = await work.value

        #expect(run.exitCode == .interrupted)
        #expect(run.output.hasPrefix(#"{"error":{"code":130,"domain":"MomentumCommandLine""#))
        #expect(run.errors == "Interrupted. What was complete is kept.\n")
    }

    @Test @MainActor func `an export that is given up leaves the old file, and says so (CL-24)`()
        async throws
    {
        let session = try SitesSession()
        let file = try session.file("old.csv", "old")
        _ = await session.sites("log", "L Buttock")

        let work = Task { await session.sites("export", file) }
        work.cancel()
        let run = await work.value

        #expect(run.exitCode == .interrupted)
        #expect(run.errors == "Interrupted. Nothing was changed.\n")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
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

    #if os(Linux)
    @Test func `a first Ctrl-C lets the program finish what is complete (CL-5)`() throws {
        let program = try BlockedProgram()

        program.interrupt()
        let output = try program.finish()

        #expect(output.hasPrefix("momentum "))
        #expect(program.process.terminationReason == .exit)
        #expect(program.process.terminationStatus == 0)
    }

    @Test func `a second Ctrl-C ends the program as the signal would (CL-5)`() throws {
        let program = try BlockedProgram()

        // A signal that comes while another one is pending is lost, so it takes two or more.
        while program.process.isRunning { program.interrupt() }

        #expect(program.process.terminationReason == .uncaughtSignal)
        #expect(program.process.terminationStatus == SIGINT)
    }
    #endif
}
