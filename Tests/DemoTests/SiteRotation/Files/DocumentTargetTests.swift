import Foundation
import MomentumCommandLine
import Testing

/// The documents that commands write: what is in them, and what they do not replace.
@MainActor
@Suite struct DocumentTargetTests {
    private func history(_ session: SitesSession) async throws -> String {
        await session.sites("history", "--json").output
    }

    @Test func `a backup on standard output is the file alone (SR-198, TR-27)`() async throws {
        let (session, empty) = (try await SitesSession.filled(), try SitesSession())

        let run = await session.sites("backup", "-")
        #expect(run.errors.contains("It is not encrypted"))
        let file = try empty.file("sites.jsonl", run.output)
        let restored = await empty.sites("restore", file, "--merge")

        #expect(restored.exitCode == .success, "\(restored.errors)")
        #expect(try await history(empty) == history(session))
    }

    @Test(arguments: [
        ["stats", "--svg"], ["map", "--svg"], ["report", "--output"], ["reminders", "--ics"],
        ["export"],
    ])
    func `no other document takes the place of a backup (SR-97, SR-198)`(
        words: [String]
    )
        async throws
    {
        let session = try await SitesSession.filled()
        let url = session.folder.appending(path: "sites.jsonl")
        _ = await session.sites("backup", url.path)
        let bytes = try Data(contentsOf: url)

        let refused = await session.sites(words + [url.path])

        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("is a backup of records. Name another file"))
        #expect(try Data(contentsOf: url) == bytes)
    }

    @Test func `an export names what it has no columns for (SR-89)`() async throws {
        let session = try await SitesSession.filled()
        #expect(await session.sites("export", "-").errors.isEmpty)
        _ = await session.sites("edit", "last", "--end", "-1h", "--reason", "leak")

        let run = await session.sites("export", "-")

        #expect(run.errors.contains("profiles are not in this file: 1 with one."))
        #expect(await session.sites("export", "-", "--to", "2000-01-01").errors.isEmpty)
    }

    @Test func `an index replaces neither records nor the file it is made from (SR-97)`()
        async throws
    {
        let session = try await SitesSession.filled()
        let before = try await history(session)
        let input = try session.file("pl.csv", "name,lat,lon\nCafé,52.5,13.4\n")
        func build(_ output: String) async -> CommandLineRun {
            await CommandLineRun(
                words: [
                    "--data-dir", session.data.path, "places", "build", input, "--output", output,
                ]
            )
        }
        let own = session.data.appending(path: "Site Rotation.store/00000001.journal").path

        let records = await build(own)
        #expect(records.errors.contains("is one of the program's own data"), "\(records.errors)")
        #expect(try await history(session) == before)
        let source = await build(input)
        #expect(source.exitCode == .usage)
        #expect(source.errors.contains("the file that it is made from"), "\(source.errors)")
        #expect(try String(contentsOfFile: input, encoding: .utf8).hasPrefix("name"))
        #expect(await build(input + ".places").exitCode == .success)
    }
}
