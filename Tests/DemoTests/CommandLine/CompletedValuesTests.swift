import Foundation
import MomentumTestSupport
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// The values that completion scripts ask for, and the scripts at work on them.
@Suite @MainActor struct CompletedValuesTests {
    @Test func `the latest twenty entries come with date and place (CL-21)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("sample", "--days", "120")
        let history = await session.sites("history", "-n", "20").output.split(separator: "\n")

        let lines = await session.complete("entries", "sites", "edit")

        #expect(lines.count == 20)
        let first = try #require(lines.first?.split(separator: "\t"))
        #expect(history.contains { $0.contains(first[0]) })
        #expect(first[1].contains(", "))
        // The spaces of a formatted time are plain ones (CL-23).
        #expect(lines.allSatisfy { !$0.contains("\u{202F}") && $0.contains(#/ at \d\d:\d\d, /#) })
        let edited = await session.sites("edit", String(first[0]), "--note", "completed")
        #expect(edited.exitCode == .success)
    }

    @Test func `every value that is offered is taken (CL-21)`() async throws {
        let session = try SitesSession()
        for line in await session.complete("zones", "sites", "locations", "disable").dropLast() {
            let run = await session.sites("locations", "disable", value(line))
            #expect(run.exitCode == .success, "\(line): \(run.errors)")
        }
        let locations = await session.complete("locations", "sites", "log")
        #expect(locations.count == 14)
        #expect(locations.filter { $0.hasSuffix("\toff") }.count == 12)
        let on = try #require(locations.first { !$0.hasSuffix("\toff") })
        #expect(await session.sites("log", value(on)).exitCode == .success)
        for link in await session.complete("links", "app") {
            let run = await session.run("app", value(link), "--linear")
            #expect(run.exitCode == .success, "\(link): \(run.errors)")
        }
        for link in await session.complete("addresses", "open") {
            #expect(await session.run("open", value(link)).exitCode == .success, "\(link)")
        }
        let categories = await session.complete("categories", "suggest", "--category")
        #expect(categories.contains("Pharmacy\t"))
        let countries = await session.complete("countries", "suggest", "--nominatim-country")
        #expect(countries.contains("de\tGermany"))
    }

    @Test func `people and teams are offered by number, with their names (CL-21)`() async throws {
        let session = try SitesSession()

        #expect(
            await session.complete("users", "users", "show").contains { $0.hasSuffix("\tchen wei") }
        )
        #expect(await session.complete("teams", "teams", "show").contains { $0.hasPrefix("1\t") })
        let server = ["users", "show", "--server", "https://example.org"]
        #expect(await session.complete("users", server) == [])
    }

    @Test func `a question about data that is not there makes no files (CL-21)`() async throws {
        let session = try SitesSession()
        let folder = session.data.appending(component: "nothing")

        let locations = await CommandLineRun(
            words: ["complete", "locations", "sites", "--data-dir", folder.path()]
        )

        #expect(locations.output.split(separator: "\n").count == 14)
        #expect(!FileManager.default.fileExists(atPath: folder.path()))
    }

    @Test(arguments: [
        [], ["nonsense"], ["entries", "--data-dir", "/dev/null/x"], ["entries", "--now", "soon"],
        ["categories", "suggest", "--index", "/dev/null/x"], ["entries", "--unknown", "x", "--"],
        ["users", "users", "show", "--server", "no address"], ["--help"], ["--version"],
    ])
    func `nothing is printed on any failure (CL-21)`(words: [String]) async {
        let run = await CommandLineRun(words: ["complete"] + words + ["--in-memory"])

        #expect(run.exitCode == .success)
        #expect(run.output == "")
        #expect(run.errors == "")
    }

    @Test func `damaged records offer nothing (CL-21)`() async throws {
        let world = try await AppWorld(.damaged)
        let data = try #require(world.context.dataDirectory).path()

        let run = await CommandLineRun(
            words: ["complete", "entries", "sites", "edit", "--data-dir", data]
        )

        #expect(run.output == "")
        #expect(run.errors == "")
    }

    @Test func `neither help nor scripts name the question as a command (CL-21)`() async {
        let help = await CommandLineRun("--help")

        #expect(!help.output.contains("\n  complete "))
        #expect(!Command.momentum.subcommands.contains { $0.name == CompletionQuestion.command })
    }

    private func value(_ line: String) -> String {
        String(line.prefix { $0 != "\t" })
    }
}

extension SitesSession {
    /// The lines of the answer to a script.
    fileprivate func complete(_ words: String...) async -> [String] {
        await complete(words[0], Array(words.dropFirst()))
    }

    fileprivate func complete(_ kind: String, _ words: [String]) async -> [String] {
        await run(["complete", kind] + words).output.split(separator: "\n").map(String.init)
    }

    fileprivate func run(_ words: String...) async -> CommandLineRun { await run(words) }

    private func run(_ words: [String]) async -> CommandLineRun {
        await CommandLineRun(words: words + ["--data-dir", data.path])
    }
}
