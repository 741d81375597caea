import Foundation
import MomentumDomain
import Testing

@testable import MomentumDemo

/// `momentum sites sync` between two folders of data, as two devices have them.
@MainActor
@Suite struct SitesSyncCommandTests {
    let phone: SitesSession
    let tablet: SitesSession

    init() throws {
        (phone, tablet) = (try SitesSession(), try SitesSession())
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

    @Test func `another history is no reason to mix, or to change anything (ST-49, CL-3)`()
        async throws
    {
        try await log("L Abdomen (Front)", on: phone)
        try await sync(phone)
        try await log("R Abdomen (Front)", on: tablet)

        let refused = await tablet.sites("sync", shared)

        #expect(refused.exitCode == .usage)
        #expect(refused.errors.contains("The folder holds another history, of 1 entry, "))
        #expect(refused.errors.contains("--join both, --join folder or --join apart"))
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

        let moved = await phone.sites("sync", other, "--move", "--json")
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
            (["sites", "sync"], "FOLDER"),
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

    @Test func `a folder that is not there is an error with domain and code (SR-115, CL-3)`()
        async throws
    {
        try await log("L Abdomen (Front)", on: phone)

        let run = await phone.sites("sync", "\(shared)/not/mounted")

        #expect(run.exitCode == .failure)
        #expect(run.errors.hasSuffix("\n\nError: NSPOSIXErrorDomain 2\n"))
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

    /// What a sync said it did, when it said that it succeeded.
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
            "question": NSNull(),
        ]
    }

    private func names(on device: SitesSession) async throws -> [String] {
        let run = await device.sites("history", "--json")
        let entries = try run.document?["entries"] as? [NSDictionary]
        return entries?.compactMap { $0["location"] as? String } ?? []
    }
}
