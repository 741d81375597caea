import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Every command over records that are gone, or that cannot be told from another store's.
@MainActor
@Suite struct SitesLostStoreTests {
    let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    private var store: URL { session.data.appending(path: "Site Rotation.store") }
    private var journal: URL { store.appending(path: "00000001.journal") }

    private func lose(isEmptied: Bool) async throws {
        _ = await session.sites("log", "R Arm", "--at", "2026-02-20T06:00:00Z")
        if isEmptied {
            try Data().write(to: journal)
        } else {
            try FileManager.default.removeItem(at: journal)
        }
    }

    @Test(arguments: [false, true])
    func `a lost store is told by every look, and goes on (TR-8)`(isEmptied: Bool) async throws {
        try await lose(isEmptied: isEmptied)
        let sentence = "no file holds any of the changes that were saved here before"

        for words in [["status"], ["history"], ["store", "check"]] {
            let run = await session.sites(words)
            #expect(run.errors.contains(sentence), "\(words)")
            #expect(run.errors.contains("sites store repair"), "\(words)")
            #expect(!run.output.contains("no entries"), "\(words)")
        }
        let link = await CommandLineRun(
            words: ["open", "momentum://sites/history", "--data-dir", session.data.path]
        )
        #expect(link.errors.contains(sentence))
        #expect(await session.sites("store", "check").exitCode == .failure)
        #expect(await session.sites("store", "info").output.contains("no file holds any of them"))
        let log = await session.sites("log", "L Arm", "--at", "2026-02-21T06:00:00Z")
        #expect(log.exitCode == .success)
        #expect(log.errors.contains(sentence))

        // The next process reports it too, and nothing untrue is said.
        let status = await session.sites("status")
        #expect(status.errors.contains(sentence))
        #expect(!status.errors.contains("is kept"))
        #expect(await session.sites("store", "repair").exitCode == .success)
        #expect(await session.sites("status").errors == "")
        #expect(await session.sites("history").output.contains("Left Back Arm"))
    }

    @Test(arguments: [false, true])
    func `a lost store can be repaired at once (TR-8)`(isEmptied: Bool) async throws {
        try await lose(isEmptied: isEmptied)

        let repair = await session.sites("store", "repair")

        #expect(repair.exitCode == .success)
        #expect(repair.output.contains("no file holds any of them"))
        #expect(await session.sites("store", "check").exitCode == .success)
        #expect(await session.sites("status").errors == "")
    }

    @Test func `a check sends nobody to a repair that can do nothing (ST-2, SR-13)`() async throws {
        try await lose(isEmptied: true)
        try Data(repeating: 0, count: 4096).write(to: journal)

        let check = await session.sites("store", "check")
        let repair = await session.sites("store", "repair")

        #expect(check.exitCode == .failure && repair.exitCode == .failure)
        #expect(!check.errors.contains("sites store repair"))
        for run in [check, repair] { #expect(run.errors.contains("move it away to begin anew")) }
    }

    @Test func `files of two stores and no name are told, and left as they are (TR-7)`()
        async throws
    {
        _ = await session.sites("log", "R Arm", "--at", "2026-02-20T06:00:00Z")
        let other = try SitesSession()
        _ = await other.sites("log", "L Arm", "--at", "2026-02-20T06:00:00Z")
        try FileManager.default.copyItem(
            at: other.data.appending(path: "Site Rotation.store/00000001.journal"),
            to: store.appending(path: "00000002.journal")
        )
        try Data(repeating: 7, count: 84).write(to: store.appending(path: "identity"))
        let before = try session.stored()

        for words in [["status"], ["log", "L Arm"], ["store", "info"], ["store", "repair"]] {
            let run = await session.sites(words)
            #expect(run.exitCode == .failure, "\(words)")
            #expect(run.errors.contains("files of 2 stores"), "\(words): \(run.errors)")
            #expect(run.errors.contains("00000001.journal; 00000002.journal"), "\(words)")
        }
        #expect(try session.stored() == before)
    }

    @Test func `damaged settings are told once by every command, and by links (SR-82)`()
        async throws
    {
        _ = await session.sites("log", "R Arm", "--at", "2026-02-20T06:00:00Z")
        try Data([0]).write(to: session.data.appending(path: "site-settings.json"))
        let link = ["open", "momentum://sites/history", "--data-dir", session.data.path]

        for run in [
            await session.sites("status"), await session.sites("history"),
            await session.sites("settings"), await CommandLineRun(words: link),
        ] {
            #expect(run.exitCode == .success)
            let parts = run.errors.components(separatedBy: "The settings file “")
            #expect(parts.count == 2, "\(run.errors)")
        }
        _ = await session.sites("settings", "--cooldown", "3")
        #expect(await session.sites("status").errors == "")
    }
}
