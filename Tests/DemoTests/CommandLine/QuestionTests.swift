import Foundation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine

@Suite struct QuestionTests {
    private let errors = RecordingSink()

    private func console(_ input: any LineSource, isTerminal: Bool = true) -> Console {
        Console(
            mode: OutputMode(),
            traits: TerminalTraits(isInputTerminal: isTerminal),
            input: input,
            output: RecordingSink(),
            error: errors
        )
    }

    @Test(
        arguments: [
            ("y", true), ("Yes ", true), ("n", false), ("", false), ("yeah", false),
        ]
    )
    func `only a yes is a yes`(answer: String, expected: Bool) async throws {
        let console = console(ScriptedInput(answer))

        #expect(try await console.confirm("Delete 3 entries?") == expected)
        #expect(errors.text == "Delete 3 entries? [y/N] ")
    }

    @Test func `nobody is asked without a terminal`() async throws {
        let console = console(ScriptedInput("y"), isTerminal: false)

        #expect(try await console.confirm("Delete?") == nil)
        #expect(errors.text == "")
    }

    @Test func `an end of input is no answer`() async throws {
        #expect(try await console(ScriptedInput()).ask("Address:") == nil)
        #expect(errors.text == "Address: \n")
    }

    @Test func `lines are read as they come, the last one also without an end`() async throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let input = StandardInput(descriptor: ends[0])
        try FileDescriptorSink(descriptor: ends[1]).write(Array("one\n\ntwo ü\nrest".utf8))
        close(ends[1])

        var lines: [String] = []
        while let line = try await input.nextLine() { lines.append(line) }

        #expect(lines == ["one", "", "two ü", "rest"])
    }

    @Test func `a line that is no text is said, and bytes are read to the end (TR-27, TR-28)`()
        async throws
    {
        func input(_ bytes: [UInt8]) throws -> StandardInput {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            try FileDescriptorSink(descriptor: ends[1]).write(bytes)
            close(ends[1])
            return StandardInput(descriptor: ends[0])
        }
        let bytes = [UInt8]("one\n".utf8) + [0xFF, 0x0A]
        let lines = try input(bytes)
        let whole = try input(bytes)

        #expect(try await lines.nextLine() == "one")
        let failure = await #expect(throws: CommandFailure.self) { try await lines.nextLine() }
        #expect(failure?.message.hasPrefix("Standard input is not text in UTF-8.") == true)
        #expect(try await whole.rest() == bytes)
        #expect(try await whole.rest() == bytes)
    }

    @Test func `a folder in place of standard input is said, and is no end (TR-28)`() async throws {
        let folder = open(URL.temporaryDirectory.path, O_RDONLY)
        defer { close(folder) }
        var host = HostEnvironment.fixture()
        host.input = StandardInput(descriptor: folder)

        let run = await CommandLineRun(
            words: ["sites", "import", "-", "--merge", "--in-memory"],
            host: host
        )

        #expect(run.exitCode == .failure)
        let sentence = "Standard input cannot be read: Is a directory. Nothing was changed.\n"
        #expect(run.errors.hasPrefix(sentence), "\(run.errors)")
    }

    @Test func `a question can be interrupted (CL-5)`() async throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer {
            close(ends[0])
            close(ends[1])
        }
        let input = StandardInput(descriptor: ends[0])

        let answer = Task { try await input.nextLine() }
        answer.cancel()

        await #expect(throws: CancellationError.self) { try await answer.value }
    }
}
