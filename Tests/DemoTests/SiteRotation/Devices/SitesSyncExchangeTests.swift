import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Testing

/// A history that gives way to that of a sync folder.
@MainActor
@Suite struct SitesSyncExchangeTests {
    private let phone: SitesSession
    private let tablet: SitesSession
    private var shared: String { phone.folder.appending(path: "shared").path }

    init() throws {
        (phone, tablet) = (try SitesSession(), try SitesSession())
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    }

    /// Logs a change on each of two devices, of which the first has synced.
    private func begin() async throws {
        _ = await phone.sites("log", "L Abdomen (Front)")
        let run = await phone.sites("sync", shared)
        try #require(run.exitCode == .success)
        // Earlier, because entries of one moment are in the order of random ids.
        _ = await tablet.sites("log", "R Abdomen (Front)", "--at", "-2h")
    }

    @Test func `a history that gives way is counted, and its backup brings it back (ST-49)`()
        async throws
    {
        try await begin()
        _ = await tablet.sites("rest", "add", "l buttock", "--reason", "scar")

        let run = await tablet.sites("sync", shared, "--join", "folder")

        #expect(run.output.contains("The folder's history is here now: 1 entry, "))
        #expect(run.output.contains("The former one, 1 entry, "))
        let command = try #require(run.output.split(separator: "\n").last)
        let path = try #require(command.firstMatch(of: /restore (.+) --merge/)?.1)
        let file = String(path).replacing("'", with: "")
        let restored = await tablet.sites("restore", file, "--merge", "--yes")
        #expect(restored.exitCode == .success, "\(restored.errors)")
        #expect(restored.output.contains("1 entry added."))
        #expect(restored.output.contains("1 rest: 1 added."))
        let history = await tablet.sites("history", "--json")
        #expect(try history.document?["total"] as? Int == 2)
    }

    @Test func `a history that no device joined is told, with both ways out (ST-49)`() {
        let display = SiteDisplay(
            locale: Locale(identifier: "en_GB"),
            calendar: Calendar(identifier: .gregorian)
        )
        let status = SiteSyncStatusAdapter(
            SiteSyncState(isAvailable: true),
            display: display,
            now: Date(timeIntervalSince1970: 0)
        )
        var outcome = SiteSyncOutcome()
        outcome.unjoined = SiteHistorySummary(count: 3, span: nil)

        let texts = SiteSyncText(texts: display.texts.sync, zone: .gmt)
        let text = texts.text(outcome, status: status)
        outcome.hasUnreadHistory = true

        let remark = "Some of its files cannot be read"
        #expect(!text.plain.contains(remark))
        #expect(texts.text(outcome, status: status).plain.contains(remark))
        #expect(text.plain.contains("not joined with this one: 3 entries.\n"))
        #expect(text.plain.contains("--join both to take it in, or with"))
        #expect(outcome.lasting.unjoined == outcome.unjoined)
    }

    @Test(arguments: ["both", "folder", "apart"])
    func `an answer without a question is said to have had no effect (ST-49)`(
        choice: String
    ) async throws {
        try await begin()
        _ = await tablet.sites("sync", shared, "--join", "both")
        let sentence = "There was no history to join"

        let run = await tablet.sites("sync", "--join", choice)

        #expect(run.exitCode == .success)
        #expect(run.output.contains(sentence))
        #expect(await !tablet.sites("sync").output.contains(sentence))
    }

    @Test func `a history that has not arrived is not taken, and nothing is published (ST-49)`()
        async throws
    {
        try await begin()
        let files = FileManager.default
        let names = try #require(files.enumerator(atPath: shared)).compactMap { $0 as? String }
        for name in names where name.hasSuffix(".seg") {
            try files.removeItem(atPath: "\(shared)/\(name)")
        }

        let run = await tablet.sites("sync", shared, "--join", "folder")

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("No history has arrived in the folder yet"), "\(run.errors)")
        let left = try #require(files.enumerator(atPath: shared)).compactMap { $0 as? String }
        #expect(!left.contains { $0.hasSuffix(".seg") })
    }

    @Test func `the settings of a history that gives way go with it (ST-49, SR-200)`()
        async throws
    {
        try await begin()
        _ = await tablet.sites("settings", "--target-hours", "55", "--sensors", "on")
        let before = await phone.sites("settings", "--json")

        let run = await tablet.sites("sync", shared, "--join", "folder", "--json")
        let exchange = try run.document?["exchange"] as? NSDictionary
        let settings = await tablet.sites("settings", "--json")
        for device in [tablet, phone] { _ = await device.sites("sync", shared) }

        #expect((exchange?["own"] as? NSDictionary)?["entries"] as? Int == 1)
        #expect((exchange?["backup"] as? String)?.hasSuffix(".jsonl") == true)
        #expect(settings.output == before.output)
        #expect(await phone.sites("settings", "--json").output == before.output)
    }
}
