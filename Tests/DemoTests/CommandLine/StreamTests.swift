import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// A dash in place of a file.
@Suite @MainActor struct StreamTests {
    private let folder = URL.temporaryDirectory.appending(path: "momentum-streams-\(UUID())")

    private func run(_ words: String..., input: [String] = []) async -> CommandLineRun {
        await CommandLineRun(
            words: words,
            host: .fixture(input: ScriptedInput(lines: input))
        )
    }

    @Test func `a history is imported from standard input (TR-27)`() async throws {
        let rows = ["date,location,duration_hours,note", "2026-02-01T08:00:00Z,L Buttock,48,"]

        let run = await run("sites", "import", "-", "--merge", "--json", "--in-memory", input: rows)
        let choices = await self.run(
            "sites",
            "import",
            "-",
            "--dry-run",
            "--in-memory",
            input: rows
        )

        #expect(try run.document?["importedCount"] as? Int == 1)
        #expect(choices.exitCode == .success)
    }

    @Test func `what comes from standard input leaves nobody to ask (TR-27)`() async {
        let traits = TerminalTraits(isInputTerminal: true, isErrorTerminal: true)

        let run = await CommandLineRun(
            words: ["sites", "import", "-", "--in-memory"],
            host: .fixture(traits: traits, input: ScriptedInput("date"))
        )

        #expect(run.exitCode == .usage)
    }

    @Test func `a history is exported to standard output (TR-27)`() async {
        let run = await run("sites", "export", "-", "--in-memory")

        #expect(run.output == "date,location,duration_hours,note\n")
        #expect(!FileManager.default.fileExists(atPath: "-"))
    }

    @Test func `charts are drawn on standard output, and nothing else (TR-27)`() async {
        let run = await run("sites", "stats", "--svg", "-", "--in-memory")
        let both = await self.run("sites", "stats", "--svg", "-", "--json", "--in-memory")

        #expect(run.output.hasPrefix("<?xml") || run.output.hasPrefix("<svg"))
        #expect(run.output.hasSuffix("</svg>\n"))
        #expect(both.exitCode == .usage)
    }

    @Test func `queries are answered as they come on standard input (TR-27)`() async {
        let run = await run(
            "suggest",
            "--batch",
            "-",
            "--category",
            "Credit Card",
            input: ["cap", "dis\r"]
        )

        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last?.contains(#""query":"dis""#) == true)
    }

    @Test func `an index is built from standard input, and into standard output (TR-27)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let index = folder.appending(path: "index").path
        let rows = ["name,lat,lon,category", "First Bank,1,2,bank"]

        let build = await run(
            "places",
            "build",
            "-",
            "--format",
            "csv",
            "--output",
            index,
            input: rows
        )
        let info = await run("places", "info", index, "--json")
        let printed = await run(
            "places",
            "build",
            "-",
            "--format",
            "csv",
            "--output",
            "-",
            input: rows
        )

        #expect(build.exitCode == .success)
        #expect(try info.document?["places"] as? Int == 1)
        #expect(printed.output.hasPrefix("MMTMPLX\n"))
        #expect(printed.errors.hasPrefix("1 place, "))
        #expect(printed.errors.hasSuffix(" bytes: standard output\n"))
    }

    @Test(arguments: [
        ["places", "build", "-", "--format", "csv"], ["places", "build", "-", "--output", "x"],
        ["places", "build", "a.csv", "--output", "-", "--json"], ["places", "info", "-"],
        ["suggest", "x", "--index", "-"], ["sites", "status", "--data-dir", "-"],
        ["sites", "sync", "-"],
    ])
    func `a dash where no stream fits is refused, and never a file of that name (TR-27)`(
        words: [String]
    ) async {
        let run = await CommandLineRun(words: words)

        #expect(run.exitCode == .usage)
    }
}
