import Foundation
import Testing

@testable import MomentumCommandLine

@Suite @MainActor struct PagerTests {
    private let session: SitesSession
    private let shown: URL

    init() async throws {
        // As at the start of the program: a pager that was quit is an error, and no signal.
        signal(SIGPIPE, SIG_IGN)
        session = try SitesSession()
        shown = session.folder.appending(path: "shown")
        _ = await session.sites("sample", "--days", "90")
    }

    private func run(
        _ words: [String],
        pager: [String: String],
        height: Int = 10,
        isTerminal: Bool = true
    ) async -> CommandLineRun {
        let traits = TerminalTraits(
            isOutputTerminal: isTerminal,
            usesStyles: false,
            width: 80,
            height: height
        )
        var variables = pager
        variables["PATH"] = "/usr/bin:/bin"
        return await CommandLineRun(
            words: ["--data-dir", session.data.path] + words,
            host: .fixture(variables: variables, traits: traits)
        )
    }

    private var tee: String { "cat >'\(shown.path)'" }
    private var seen: String? { try? String(contentsOf: shown, encoding: .utf8) }

    @Test func `a list that is longer than the screen goes through the pager (CL-17)`() async {
        let whole = await run(["sites", "history", "--no-pager"], pager: ["PAGER": tee])
        #expect(seen == nil)
        #expect(whole.output.split(separator: "\n").count > 30)

        for words in [["sites", "history"], ["sites", "stats"], ["help", "sites"]] {
            let whole = await run(words + ["--no-pager"], pager: [:])
            let run = await run(words, pager: ["MOMENTUM_PAGER": tee, "PAGER": "false"])

            #expect(run.exitCode == .success)
            #expect(run.output == "")
            #expect(seen == whole.output)
        }
    }

    @Test(arguments: [
        ["MOMENTUM_PAGER": "", "PAGER": "tee"], ["PAGER": "cat"], ["PAGER": " "],
        ["PAGER": "no-such-pager -R"],
    ])
    func `an empty pager, cat and one that is not there are none (CL-17)`(
        pager: [String: String]
    ) async {
        let run = await run(["sites", "history"], pager: pager)

        #expect(run.exitCode == .success)
        #expect(run.output.split(separator: "\n").count > 30)
    }

    @Test func `short lists, pipes and JSON have no pager (CL-17)`() async {
        let pager = ["PAGER": tee]

        let short = await run(["sites", "history", "-n", "9"], pager: pager)
        let pipe = await run(["sites", "history"], pager: pager, isTerminal: false)
        let json = await run(["sites", "history", "--json"], pager: pager)
        let tall = await run(["sites", "history"], pager: pager, height: 200)

        #expect(short.output.split(separator: "\n").count == 9)
        for run in [pipe, json, tall] { #expect(!run.output.isEmpty) }
        #expect(seen == nil)
    }

    @Test func `quitting the pager ends quietly with 0 (CL-17)`() async throws {
        // More than a pipe holds.
        let file = try session.file("long.csv", SitesSession.history(5000))
        _ = await session.sites("import", file, "--replace")

        let run = await run(["sites", "history"], pager: ["PAGER": "head -n 3 >'\(shown.path)'"])

        #expect(run.exitCode == .success)
        #expect(run.output == "" && run.errors == "")
        #expect(seen?.split(separator: "\n").count == 3)
    }

    @Test func `no rows are wrong usage (CL-17)`() async {
        let run = await session.sites("history", "-n", "0")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("whole number of at least 1"))
    }
}
