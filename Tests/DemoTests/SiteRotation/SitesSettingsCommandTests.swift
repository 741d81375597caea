import Foundation
@testable import MomentumCommandLine
import Testing

@testable import MomentumDemo

@MainActor
@Suite struct SitesSettingsCommandTests {
    @Test(
        arguments: [
            ("--target-hours", "11", "12 to 168"), ("--target-hours", "0", "12 to 168"),
            ("--target-hours", "-5", "12 to 168"), ("--target-hours", "1e9", "12 to 168"),
            ("--target-hours", "0x40", "12 to 168"), ("--absorption-threshold", "4.9", "5 to 50"),
            ("--absorption-threshold", "51", "5 to 50"), ("--cooldown", "0", "1 to 10"),
        ]
    )
    func `a setting out of its range is refused with its limits, and none is kept (CL-3, SR-84)`(
        option: String,
        value: String,
        limits: String
    ) async throws {
        let session = try SitesSession()

        let run = await session.sites("settings", "\(option)=\(value)", "--strategy", "byBodyPart")

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("from \(limits)"))
        #expect(try session.stored() == [:])
    }

    @Test func `settings of a newer version are refused and left as they are (SR-81)`() async throws
    {
        let session = try SitesSession()
        let text = #"{"version":2,"targetHours":100,"newSetting":"precious"}"#
        try FileManager.default.createDirectory(at: session.data, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: session.data.appending(path: "site-settings.json"))

        for words in [["--cooldown", "3"], []] {
            let run = await session.sites(["settings"] + words)

            #expect(run.exitCode == .failure)
            #expect(run.errors.contains("was written by a newer version of this program"))
            #expect(run.errors.hasSuffix("\n\nError: Document 4\n"))
        }
        #expect(try session.stored()["site-settings.json"] == Data(text.utf8))
    }

    @Test func `this device chooses 12 or 24 hours, whatever its language (SR-199)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "r buttock", "--at", "2026-02-27 15:30")
        func worn(_ locale: String) async -> String {
            await session.sites("history", "--locale", locale).output
        }
        #expect(await worn("en_US").contains("3:30"))
        #expect(await worn("de_DE").contains("15:30"))

        let long = await session.sites("settings", "--clock", "24")
        #expect(long.output.contains("24 hours"))
        #expect(await worn("en_US").contains("15:30"))

        let short = await session.sites("settings", "--clock", "12", "--json")
        #expect(try short.document?["clock"] as? Int == 12)
        #expect(await worn("de_DE").contains("3:30 PM"))

        let former = await session.sites("settings", "--clock", "system")
        #expect(former.output.contains("as the system"))
        #expect(await worn("de_DE").contains("15:30"))
        let undone = await session.sites("undo", "--dry-run")
        #expect(undone.output.contains("logged Right Buttock"), "no setting of the wearer changed")
    }

    @Test func `settings that an undo brings back are copied for older programs (SR-200)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("settings", "--target-hours", "60")
        func copied() throws -> String {
            String(decoding: try session.stored()["site-settings.json"] ?? Data(), as: UTF8.self)
        }
        #expect(try copied().contains("60"))

        _ = await session.sites("undo")

        let text = try copied()
        #expect(text.contains("72") && !text.contains("60"), "\(text)")
    }
}
