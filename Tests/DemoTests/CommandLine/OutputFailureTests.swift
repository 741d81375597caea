import Foundation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine

@Suite @MainActor struct OutputFailureTests {
    private let command = Command("tool", summary: "A tool.", example: "tool") { _, context in
        context.console.show("first\n")
        try Task.checkCancellation()
        return CommandResult(["a": 1], text: "answer\n")
    }

    @Test func `a reader that has seen enough ends the program quietly`() async {
        let root = Command("tool", summary: "A tool.", example: "tool") { _, _ in
            CommandResult(["a": 1], text: "answer\n")
        }

        let run = await CommandLineRun(words: [], root: root, outputFailure: .closed)

        #expect(run.exitCode == .success)
        #expect(run.errors == "")
    }

    @Test func `work that nobody reads is given up, quietly`() async {
        let run = await CommandLineRun(words: [], root: command, outputFailure: .closed)

        #expect(run.exitCode == .failure)
        #expect(run.errors == "")
    }

    @Test func `a full disk is a failure with the words of the system (CL-3)`() async {
        let root = Command("tool", summary: "A tool.", example: "tool") { _, _ in
            CommandResult(["a": 1], text: "answer\n")
        }

        let run = await CommandLineRun(
            words: [],
            root: root,
            outputFailure: .system(code: ENOSPC, message: "No space left on device")
        )

        #expect(run.exitCode == .failure)
        #expect(
            run.errors == """
                Standard output cannot be written: No space left on device.

                Error: NSPOSIXErrorDomain \(ENOSPC)

                """
        )
    }

    @Test func `a pipe without a reader is closed output`() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }

        #expect(throws: WriteFailure.closed) {
            try FileDescriptorSink(descriptor: ends[1]).write(Array("text".utf8))
        }
    }

    @Test func `a descriptor that is not open has the words of the system`() {
        #expect(
            throws: WriteFailure.system(code: EBADF, message: String(cString: strerror(EBADF)))
        ) {
            try FileDescriptorSink(descriptor: -1).write([65])
        }
    }
}
