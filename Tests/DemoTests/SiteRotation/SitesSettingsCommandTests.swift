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
}
