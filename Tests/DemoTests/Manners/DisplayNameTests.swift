import Foundation
import Testing

@testable import MomentumCommandLine

@Suite @MainActor struct DisplayNameTests {
    @Test func `people read display names, programs short ones (CL-20)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "L Thigh (Side)", "--at", "2026-02-20T06:00:00Z")
        _ = await session.sites("log", "R Buttock")

        for words in [
            ["status"], ["recommend"], ["history"], ["stats"], ["locations", "list"],
            ["edit", "last", "--note", "sore"], ["delete", "last", "--yes"], ["undo"],
        ] {
            let run = await session.sites(words)
            #expect(run.exitCode == .success)
            #expect(!run.output.contains("(Side)"), "\(words)")
            #expect(run.output.contains("Left Side Thigh") || run.output.contains("Buttock"))
        }
        let history = await session.sites("history", "--json")
        let export = await session.sites("export")
        #expect(history.output.contains(#""location":"L Thigh (Side)""#))
        #expect(export.output.contains(",L Thigh (Side),"))
    }

    @Test func `an import names new locations in full (CL-20)`() async throws {
        let session = try SitesSession()
        let file = try session.file(
            "hip.csv",
            "date,location,duration_hours,note\n2026-02-01T08:00:00Z,L Hip (Upper),48,\n"
        )

        let preview = await session.sites("import", file, "--merge", "--dry-run")
        let document = await session.sites("import", file, "--merge", "--json")
        let refused = await session.sites("locations", "add", "Hip", "--qualifier", "Upper")

        #expect(preview.output.contains("1 new location: Left Upper Hip."))
        #expect(document.output.contains(#""created":["L Hip (Upper)"]"#))
        #expect(refused.exitCode == .success)
        let again = await session.sites("locations", "add", "Hip", "--qualifier", "Upper")
        #expect(again.errors == "“Upper Hip” is there already. Choose another name.\n")
    }

    @Test func `zones are listed with the positions that commands take (CL-20)`() async throws {
        let session = try SitesSession()

        _ = await session.sites("locations", "disable", "Left Back Arm")
        _ = await session.sites("locations", "disable", "3")
        _ = await session.sites("locations", "enable", "3")
        _ = await session.sites("locations", "move", "7", "2")
        _ = await session.sites("locations", "disable", "1")
        let list = await session.sites("locations", "list")

        #expect(
            list.output == """
                #  Zone           Sides        State
                1  Front Abdomen  Left, Right  off
                2  Buttock        Left, Right  on
                3  Side Abdomen   Left, Right  on
                4  Back Abdomen   Left, Right  on
                5  Front Thigh    Left, Right  on
                6  Side Thigh     Left, Right  on
                7  Back Arm       Left, Right  Left off

                """
        )
        let refused = await session.sites("locations", "disable", "8")
        #expect(refused.errors.hasPrefix("There is no zone or location “8”."))
        let kept = await session.sites("locations", "remove", "1", "--yes")
        #expect(kept.exitCode == .failure)
    }
}
