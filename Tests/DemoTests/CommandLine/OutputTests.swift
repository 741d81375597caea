import Foundation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

@Suite @MainActor struct OutputTests {
    struct Entry: Encodable, Sendable {
        let start: Date
        @Nullable var end: Date?
        let link = "a/b \u{1B} ü"
    }

    /// A command that remarks, shows, warns, and then answers or fails.
    private func run(
        _ words: String...,
        failing error: (any Error & Sendable)? = nil
    ) async
        -> CommandLineRun
    {
        let root = Command("tool", summary: "A tool.", example: "tool") { _, context in
            context.console.remark("remark\n")
            context.console.show("part\n")
            context.console.warn("warning\n")
            if let error { throw error }
            let entry = Entry(start: Date(timeIntervalSince1970: 0.5), end: nil)
            return CommandResult(entry, text: "answer\n")
        }
        return await CommandLineRun(words: words, root: root)
    }

    @Test func `people read results on standard output, warnings on standard error`() async {
        let run = await run()

        #expect(run.exitCode == .success)
        #expect(run.output == "remark\npart\nanswer\n")
        #expect(run.errors == "warning\n")
    }

    @Test func `quiet leaves remarks out (CL-2)`() async {
        let run = await run("--quiet")

        #expect(run.output == "part\nanswer\n")
        #expect(run.errors == "warning\n")
    }

    @Test func `with --json standard output is one document, the rest is for people (CL-4)`()
        async
    {
        let run = await run("--json")

        #expect(
            run.output
                == #"{"end":null,"link":"a/b \u001b ü","start":"1970-01-01T00:00:00.500Z"}"# + "\n"
        )
        #expect(run.errors == "remark\npart\nwarning\n")
    }

    @Test func `with --json and --quiet people read warnings only`() async {
        #expect(await run("--json", "--quiet").errors == "warning\n")
    }

    @Test func `a failure is exit code 1 and a message with its number (CL-3, AK-9)`() async {
        let failure = CommandFailure(
            domain: "Sites",
            code: 7,
            kind: "invalidHeader",
            message: "The file is no history. Choose another one."
        )

        let run = await run(failing: failure)

        #expect(run.exitCode == .failure)
        #expect(run.output == "remark\npart\n")
        #expect(
            run.errors == """
                warning
                The file is no history. Choose another one.

                Error: Sites 7

                """
        )
    }

    @Test func `a refusal ends with its sentence, and says more when it is asked to (TR-29)`()
        async throws
    {
        let failure = CommandFailure(
            domain: "Sites",
            code: 3,
            kind: "tooLate",
            message: "It is too late.",
            isRefusal: true
        )

        #expect(await run(failing: failure).errors == "warning\nIt is too late.\n")
        #expect(
            await run("--verbose", failing: failure).errors
                == "warning\nIt is too late.\n\nError: Sites 3\n"
        )
        let document = try #require(try await run("--json", failing: failure).document)
        #expect((document["error"] as? NSDictionary)?["code"] as? Int == 3)
    }

    @Test func `wrong usage says its code only when it is asked to (TR-29)`() async {
        let run = await CommandLineRun("stats", "--verbose")

        #expect(run.errors.hasSuffix("\n\nError: MomentumCommandLine 2\n"))
    }

    @Test func `a failure is a document too, with what else there is to say (CL-4, CL-8)`() async {
        let failure = CommandFailure(
            domain: "Sites",
            code: 7,
            kind: "noValidEntries",
            message: "Nothing to import.\n\nError: Sites 7",
            details: ["skipped": [["row": 3]]]
        )

        let run = await run("--json", failing: failure)

        #expect(run.exitCode == .failure)
        #expect(
            run.output == """
                {"error":{"code":7,"domain":"Sites","kind":"noValidEntries",\
                "message":"Nothing to import."},"skipped":[{"row":3}]}

                """
        )
        #expect(run.errors.hasSuffix("Nothing to import.\n\nError: Sites 7\n"))
    }

    @Test func `wrong usage is a document too (CL-3, CL-4)`() async throws {
        let run = await CommandLineRun("stats", "--json")

        #expect(run.exitCode == .usage)
        let error = try #require(try run.document?["error"] as? [String: Any])
        #expect(error["domain"] as? String == "MomentumCommandLine")
        #expect(error["code"] as? Int == 2)
        #expect(error["kind"] as? String == "unknownSubcommand")
        #expect(error.keys.sorted() == ["code", "domain", "kind", "message"])
    }

    @Test func `no failure is shown as Swift would dump it (CL-3)`() async {
        struct Odd: Error, Sendable { let secret = "token" }

        let run = await run(failing: Odd())

        #expect(run.exitCode == .failure)
        #expect(!run.errors.contains("secret"))
        #expect(run.errors.contains("Please report it with the line below."))
    }

    @Test func `a document that cannot be written is a failure with a document (CL-4)`()
        async throws
    {
        let root = Command("tool", summary: "A tool.", example: "tool") { _, _ in
            CommandResult(["rate": Double.nan], text: "")
        }

        let run = await CommandLineRun(words: ["--json"], root: root)

        #expect(run.exitCode == .failure)
        #expect(try run.document?["error"] != nil)
    }

    @Test func `details that cannot be written do not take the error along (CL-4)`() async throws {
        let failure = CommandFailure(
            domain: "Sites",
            code: 7,
            kind: "odd",
            message: "Odd.",
            details: ["rate": Double.nan]
        )

        let run = await run("--json", failing: failure)

        #expect(try run.document?.allKeys as? [String] == ["error"])
    }

    @Test func `what a failure quotes cannot steer the terminal (CL-7)`() async {
        let run = await CommandLineRun("\u{1B}[2J")

        #expect(!run.errors.contains("\u{1B}"))
        #expect(run.errors.contains(#"\u{1B}[2J"#))
    }

    @Test func `version and help are documents too (CL-4)`() async throws {
        let version = await CommandLineRun("--json", "--version")
        let help = await CommandLineRun("completions", "--help", "--json")

        #expect(version.output == #"{"name":"momentum","version":"1.2.3"}"# + "\n")
        #expect(try help.document?["command"] as? String == "momentum completions")
    }
}
