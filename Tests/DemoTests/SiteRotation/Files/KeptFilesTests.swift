import Foundation
import MomentumCommandLine
import Testing

/// Files that a document does not replace: other backups, and those of the program.
@MainActor
@Suite struct KeptFilesTests {
    @Test func `a backup is not replaced by one that lacks its entries (SR-97, SR-198)`()
        async throws
    {
        let (session, empty) = (try await SitesSession.filled(), try SitesSession())
        let url = session.folder.appending(path: "sites.jsonl")
        let nothing = await empty.sites("backup", url.path)
        #expect(nothing.errors.contains("The backup has no entries"))
        let first = await session.sites("backup", url.path)
        #expect(first.exitCode == .success && first.errors.isEmpty)
        let bytes = try Data(contentsOf: url)

        let refused = await empty.sites("backup", url.path)
        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("records that are missing here: 6."))
        #expect(refused.errors.contains("Add --yes"))
        #expect(try Data(contentsOf: url) == bytes)
        _ = await session.sites("delete", "last", "--yes")
        #expect(await session.sites("backup", url.path).exitCode == .success)
        #expect(await empty.sites("backup", url.path, "--yes").exitCode == .success)
    }

    @Test func `no backup that cannot be read whole is replaced unasked (SR-97, SR-198)`()
        async throws
    {
        let (session, empty) = (try await SitesSession.filled(), try SitesSession())
        let url = session.folder.appending(path: "sites.jsonl")
        _ = await session.sites("backup", url.path)
        let whole = try String(contentsOf: url, encoding: .utf8)

        for damaged in [
            String(whole.dropLast(9)), whole.replacing("72", with: "73"),
            whole.replacing("\n", with: "\r\n"),
        ] {
            try damaged.write(to: url, atomically: true, encoding: .utf8)
            let refused = await empty.sites("backup", url.path)
            #expect(refused.exitCode == .failure)
            #expect(refused.errors.contains("cannot be read whole"), "\(refused.errors)")
            #expect(refused.errors.contains("Add --yes"))
            let export = await session.sites("export", url.path)
            #expect(export.errors.contains("is a backup of records"), "\(export.errors)")
            #expect(try String(contentsOf: url, encoding: .utf8) == damaged)
        }
        let headless = whole.split(separator: "\n").dropFirst().map { "\($0)\n" }.joined()
        try headless.write(to: url, atomically: true, encoding: .utf8)
        let refused = await empty.sites("backup", url.path)
        #expect(refused.errors.contains("cannot be read whole"), "\(refused.errors)")
        #expect(await empty.sites("backup", url.path, "--yes").exitCode == .success)
    }

    @Test func `places and rests of a backup count, and taking them back does not (SR-97)`()
        async throws
    {
        let (session, empty) = (try SitesSession(), try SitesSession())
        let url = session.folder.appending(path: "sites.jsonl")
        _ = await session.sites("log", "l buttock")
        _ = await session.sites("rest", "add", "r buttock")
        _ = await session.sites("backup", url.path)
        _ = await session.sites("undo")
        _ = await session.sites("delete", "last", "--yes")
        let own = await session.sites("backup", url.path)
        #expect(own.exitCode == .success, "\(own.errors)")
        _ = await session.sites("rest", "add", "r buttock")
        _ = await session.sites("backup", url.path)

        let refused = await empty.sites("backup", url.path)

        #expect(refused.errors.contains("records that are missing here: 2."), "\(refused.errors)")
    }

    @Test(arguments: ["export", "backup", "report --output", "stats --svg", "map --svg"])
    func `no document takes the place of the program's own files`(
        command: String
    ) async throws {
        let session = try await SitesSession.filled()
        let data = session.data
        let link = data.appending(path: "link.txt")
        let store = data.appending(path: "Site Rotation.store")
        let journal = store.appending(path: "00000001.journal")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: journal)
        let before = await session.sites("history", "--json").output
        let words = command.split(separator: " ").map(String.init)

        for file in [journal, link, store.appending(path: "identity")] {
            let run = await session.sites(words + [file.path])
            #expect(run.exitCode == .failure)
            #expect(run.errors.contains("Name another file."), "\(run.errors)")
        }
        let folder = session.folder.appending(path: "linked")
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: data)
        for name in ["site-settings.json", "wearers.json", "wearers"] {
            for place in [data, folder] {
                let run = await session.sites(words + [place.appending(path: name).path])
                #expect(run.exitCode == .failure, "\(name)")
            }
        }

        #expect(await session.sites("history", "--json").output == before)
    }
}
