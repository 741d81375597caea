import Foundation
@testable import MomentumCommandLine
import MomentumLoopback
import Testing

@testable import MomentumDemo

/// The names of a sync folder, and the messages about one that cannot be used.
@MainActor
@Suite struct SitesSyncFolderTests {
    let session: SitesSession
    let place: String

    init() throws {
        session = try SitesSession()
        place = session.folder.path
    }

    @Test func `a folder that cannot be made says why, and never what was typed (TR-16)`()
        async throws
    {
        try FileManager.default.createSymbolicLink(
            atPath: "\(place)/link",
            withDestinationPath: "\(place)/gone"
        )
        let cases = [
            (
                "\(place)/a/b",
                "cannot be made, because there is no folder “\(place)/a”. Make that one first, or "
                    + "name another folder.\n"
            ),
            ("\(place)/link", "is a link to a folder that is not there. Make that folder, or "),
        ]
        for (folder, sentence) in cases {
            let run = await session.sites("sync", folder, "--create")

            #expect(run.exitCode == .failure)
            #expect(run.errors.hasPrefix("The sync folder “\(folder)” \(sentence)"))
            #expect(!run.errors.contains("--create"))
        }
        #expect(!FileManager.default.fileExists(atPath: "\(place)/gone"))
    }

    #if os(Linux)
    @Test func `a place that takes no folders is no reason to make one (TR-16)`() async {
        let run = await session.sites("sync", "/proc/momentum", "--create")

        #expect(run.exitCode == .failure)
        #expect(
            run.errors.hasPrefix(
                "The sync folder “/proc/momentum” cannot be made, because “/proc” takes no "
                    + "folders. Name another folder.\n"
            )
        )
    }
    #endif

    @Test(arguments: ["file", "pipe"], [[], ["--create"]])
    func `what is no folder is said with its kind (TR-10, TR-28)`(
        kind: String,
        options: [String]
    ) async throws {
        let path = "\(place)/thing"
        if kind == "pipe" {
            #expect(mkfifo(path, 0o600) == 0)
        } else {
            _ = try session.file("thing", "x")
        }
        for folder in [path, "\(path)/below"] {
            let run = await session.sites(["sync", folder] + options)

            #expect(run.exitCode == .failure)
            #expect(
                run.errors == """
                    “\(path)” is a \(kind), not a folder. Name a folder.

                    Error: SiteRotation.SyncFolder 12

                    """
            )
        }
    }

    @Test func `a damaged file about the sync folder is named, and not taken for none (TR-17)`()
        async throws
    {
        let folder = "\(place)/shared"
        #expect(await session.sites("sync", folder, "--create").exitCode == .success)
        let records = session.data.appending(path: "Site Rotation.store")
        let name = try #require(
            FileManager.default.contentsOfDirectory(atPath: records.path)
                .first { $0.hasPrefix("sync-") }
        )
        let file = records.appending(path: name)
        var bytes = try Data(contentsOf: file)
        bytes[120] ^= 1
        try bytes.write(to: file)
        let sentence = "is damaged, and it said through which folder this device syncs."

        let check = await session.sites("store", "check")
        #expect(check.exitCode == .success)
        #expect(check.output.contains("\(name) is damaged"))
        for words in [["sync"], ["sync", "\(place)/other", "--create"]] {
            let run = await session.sites(words)
            #expect(run.exitCode == .failure)
            #expect(run.errors.contains(sentence))
        }
        let status = await session.sites("status")
        #expect(status.exitCode == .success)
        #expect(status.output.contains(sentence))
        #expect(await session.sites("sync", folder).exitCode == .success)
        #expect(await session.sites("sync").exitCode == .success)
    }

    @Test func `a known folder may be spelled in any way (ST-43)`() async throws {
        let (shared, link) = ("\(place)/shared", "\(place)/link")
        #expect(await session.sites("sync", shared, "--create").exitCode == .success)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: shared)

        for name in [link, "\(shared)/", "\(shared)/../shared", "\(link)/.", shared] {
            let run = await session.sites("sync", name)
            #expect(run.exitCode == .success, "\(name): \(run.errors)")
            #expect(run.output.hasPrefix("Up to date.\n"), "\(name)")
        }
    }

    @Test func `the refusal of a server is told once, whoever asked it first (SR-122)`()
        async throws
    {
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { request in
            var answer = LoopbackAnswer.text("No", status: 500)
            if request.headers["depth"] == "0" {
                // The check of the account, which is answered before the sync.
                continuation.finish()
            } else {
                answer.beforePiece = { _ in for await _ in asked {} }
            }
            return answer
        }
        defer { server.stop() }

        let run = await session.sites("sync", server.url("/dav").absoluteString)

        #expect(run.exitCode == .failure)
        #expect(run.errors.components(separatedBy: "Error: ").count == 2, "\(run.errors)")
    }
}
