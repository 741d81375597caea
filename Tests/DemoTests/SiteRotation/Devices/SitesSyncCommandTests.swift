import Foundation
@testable import MomentumCommandLine
import MomentumSiteRotationDomain
import Testing

/// `momentum sites sync` between two folders of data, as two devices have them.
@MainActor
@Suite struct SitesSyncCommandTests {
    let phone: SitesSession
    let tablet: SitesSession

    init() throws {
        (phone, tablet) = (try SitesSession(), try SitesSession())
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    }

    @Test func `two devices meet, and a second sync finds nothing to do (SR-121, CL-4)`()
        async throws
    {
        try await log("L Abdomen (Front)", on: phone)
        let sent = try await sync(phone)
        try await log("R Abdomen (Front)", on: tablet)
        let met = try await sync(tablet, join: "both")
        let received = try await sync(phone)

        #expect(sent == document(published: 1, received: 0))
        #expect(met == document(published: 1, received: 1))
        #expect(received == document(published: 0, received: 1))
        #expect(try await sync(phone) == document(published: 0, received: 0))
        #expect(try await names(on: phone) == names(on: tablet))
        #expect(try await names(on: phone).count == 2)
        let text = await phone.sites("sync", shared)
        #expect(text.output == "Up to date.\nLast synced just now.\n")
    }

    @Test func `nobody signs in to a folder, or without a password (TR-25)`() async {
        let folder = await phone.sites("sync", shared, "--user", "ada")
        let server = await phone.sites("sync", "https://127.0.0.1:1/x/", "--user", "ada")

        #expect(folder.exitCode == .usage)
        #expect(server.exitCode == .usage)
        #expect(server.errors.contains("MOMENTUM_SYNC_PASSWORD"))
    }

    @Test func `another history is no reason to mix, or to change anything (ST-49, CL-3)`()
        async throws
    {
        try await log("L Abdomen (Front)", on: phone)
        try await sync(phone)
        try await log("R Abdomen (Front)", on: tablet)

        let refused = await tablet.sites("sync", shared)

        #expect(refused.exitCode == .usage)
        #expect(refused.errors.contains("The folder holds another history, of 1 entry, "))
        #expect(
            refused.errors.contains(
                "Add --join both to put them together, --join folder to take the folder's"
            )
        )
        #expect(try await names(on: tablet) == ["R Abdomen (Front)"])
        #expect(try await sync(phone) == document(published: 0, received: 0))

        try await sync(tablet, join: "folder")
        #expect(try await names(on: tablet) == ["L Abdomen (Front)"])
    }

    @Test func `a second folder is refused until the sync is moved there (ST-43, CL-3)`()
        async throws
    {
        try await log("L Abdomen (Front)", on: phone)
        try await sync(phone)
        let other = phone.folder.appending(path: "other").path

        let refused = await phone.sites("sync", other)
        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("syncs through “\(shared)”"))
        #expect(refused.errors.hasSuffix("\n\nError: SiteRotation.Sync 2\n"))
        #expect(!FileManager.default.fileExists(atPath: other))

        #expect(
            refused.errors.contains(
                "Use --move to go on with the other folder, or --stop to sync with none."
            )
        )
        // The request cannot be carried out, so the folder before stays (TR-16).
        #expect(await phone.sites("sync", other, "--create").exitCode == .failure)
        #expect(await phone.sites("sync", other, "--move").exitCode == .failure)
        #expect(!FileManager.default.fileExists(atPath: other))
        #expect(await phone.sites("sync").exitCode == .success)

        let moved = await phone.sites("sync", other, "--move", "--create", "--json")
        #expect(try synced(moved) == document(published: 1, received: 0))
        #expect(await phone.sites("sync", "\(other)/", "--json").exitCode == .success)
        #expect(await phone.sites("sync", shared).exitCode == .failure)
    }

    @Test func `a sync that is given up ends like every interrupted command (CL-3)`() {
        #expect(SiteSyncFailure.cancelled.commandFailure.exitCode == .interrupted)
    }

    @Test(
        arguments: [
            (
                ["sites", "sync", "shared", "--in-memory"],
                "Records in memory have nothing to sync."
            ),
            (["sites", "sync", "shared", "--stop"], "--stop stands alone."),
            (["sites", "sync", "ftp://example.org"], "is not an address of a server"),
            (["sites", "sync", "https://me:secret@example.org"], "is not an address of a server"),
            (["sites", "sync", "shared", "--join", "all"], "is none of both, folder, apart"),
        ]
    )
    func `what cannot be synced is said, and is a usage error (CL-3)`(
        words: [String],
        message: String
    ) async {
        let run = await CommandLineRun(words: words)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains(message))
        #expect(!run.errors.contains("secret") || message.contains("address"))
    }

    @Test(arguments: [false, true])
    func `a folder that is not there is an error, with records and without (TR-16, CL-3)`(
        hasRecords: Bool
    ) async throws {
        if hasRecords { try await log("L Abdomen (Front)", on: phone) }
        let missing = "\(shared)/missing"

        let run = await phone.sites("sync", missing)

        #expect(run.exitCode == .failure)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("There is no folder “\(missing)”. Use --create to make it."))
        #expect(run.errors.hasSuffix("\n\nError: SiteRotation.SyncFolder 8\n"))
        #expect(!FileManager.default.fileExists(atPath: missing))
        // Nothing blocks the right folder.
        #expect(await phone.sites("sync", shared).exitCode == .success)
        let made = await tablet.sites("sync", missing, "--create")
        #expect(made.exitCode == .success)
        #expect(FileManager.default.fileExists(atPath: missing))
    }

    @Test func `a known folder that is gone is not made anew (TR-16)`() async throws {
        try await log("L Abdomen (Front)", on: phone)
        try await sync(phone)
        try FileManager.default.removeItem(atPath: shared)

        for words in [["sync"], ["sync", shared]] {
            let run = await phone.sites(words)
            #expect(run.exitCode == .failure)
            #expect(
                run.errors.hasPrefix(
                    "The sync folder “\(shared)” is not there; is the drive connected?\n"
                )
            )
        }
        #expect(!FileManager.default.fileExists(atPath: shared))
    }

    @Test func `a known folder that was emptied is published anew when asked (SR-203, CL-3)`()
        async throws
    {
        try await log("L Abdomen (Front)", on: phone)
        try await sync(phone)
        let records = "\(shared)/SiteRotation"
        try FileManager.default.removeItem(atPath: records)

        let refused = await phone.sites("sync")
        #expect(refused.exitCode == .failure)
        #expect(refused.errors.hasPrefix("The sync folder “\(shared)” was emptied: "))
        #expect(refused.errors.contains("Use --create to publish them there anew."))
        #expect(!FileManager.default.fileExists(atPath: records))

        #expect(await phone.sites("sync", "--create").exitCode == .success)
        #expect(FileManager.default.fileExists(atPath: records))
    }

    @Test func `the known folder needs no name, and can be forgotten (TR-17)`() async throws {
        let early = await phone.sites("sync")
        #expect(early.exitCode == .usage)
        #expect(early.errors.contains("This device syncs with no folder yet."))
        try await sync(phone)

        #expect(await phone.sites("sync").output == "Up to date.\nLast synced just now.\n")

        let stopped = await phone.sites("sync", "--stop")
        #expect(
            stopped.output
                == "Stopped. The records stay on this device, and in “\(shared)”.\n"
        )
        #expect(await phone.sites("sync").exitCode == .usage)
        #expect(await phone.sites("sync", "--stop", "--json").output == #"{"stopped":null}"# + "\n")
    }

    @Test func `status says how old the last sync is, and warns after a week (TR-17, SR-204)`()
        async throws
    {
        #expect(try await status("2026-03-01T12:00:00Z")["sync"] is NSNull)
        let run = await phone.sites("sync", shared, "--now", "2026-03-01T12:00:00Z")
        #expect(run.exitCode == .success)

        let soon = await phone.sites("status", "--now", "2026-03-03T12:00:00Z")
        #expect(soon.output.hasSuffix("\n\nSynced 2 days ago with \(shared).\n"))
        let late = await phone.sites("status", "--now", "2026-03-08T12:00:00Z")
        #expect(late.output.hasSuffix("\n\nNot synced for 7 days.\n"))
        let document = try await status("2026-03-08T12:00:00Z")["sync"] as? NSDictionary
        #expect(
            document == [
                "folder": shared, "lastSync": "2026-03-01T12:00:00Z", "isOverdue": true,
            ]
        )
    }

    private func status(_ now: String) async throws -> NSDictionary {
        try #require(try await phone.sites("status", "--json", "--now", now).document)
    }

    private var shared: String { phone.folder.appending(path: "shared").path }

    private func log(_ location: String, on device: SitesSession) async throws {
        let run = await device.sites("log", location)
        try #require(run.exitCode == .success)
    }

    @discardableResult
    private func sync(
        _ device: SitesSession,
        join choice: String? = nil
    ) async throws -> NSDictionary? {
        let run =
            if let choice {
                await device.sites("sync", shared, "--json", "--join", choice)
            } else {
                await device.sites("sync", shared, "--json")
            }
        return try synced(run)
    }

    /// The report of a sync, if it succeeded.
    private func synced(_ run: CommandLineRun) throws -> NSDictionary? {
        let document = try run.document
        let status = document?["status"] as? NSDictionary
        #expect(status?["kind"] as? String == "synced")
        #expect(status?["label"] as? String == "Up to date")
        #expect(status?["message"] as? String == "Last synced just now.")
        #expect(status?["lastSync"] is String)
        let rest = document?.mutableCopy() as? NSMutableDictionary
        rest?.removeObject(forKey: "status")
        return rest
    }

    private func document(published: Int, received: Int) -> NSDictionary {
        [
            "published": published, "received": received, "awaited": 0,
            "awaitedSince": NSNull(), "lost": 0, "hasNewerFormat": false,
            "hasClockAhead": false,
            "hasUnusedChoice": false,
            "unjoined": NSNull(), "hasUnreadHistory": false, "question": NSNull(),
            "exchange": NSNull(),
        ]
    }

    private func names(on device: SitesSession) async throws -> [String] {
        let run = await device.sites("history", "--json")
        let entries = try run.document?["entries"] as? [NSDictionary]
        return entries?.compactMap { $0["location"] as? String } ?? []
    }
}
