import Foundation
import Testing

@testable import MomentumCommandLine

/// One tap with the clock in 2038, as a person meets it; the host's time is noon of 1 March 2026.
@MainActor
@Suite struct SitesAheadTests {
    let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    func id(_ run: CommandLineRun) throws -> String {
        let entry = try run.document?["entry"] as? NSDictionary
        return try #require(entry?["id"] as? String)
    }

    @Test func `what a clock in 2038 logged is shown apart until it is corrected (TR-2, TR-4)`()
        async throws
    {
        _ = await session.sites("log", "L Abdomen (Front)", "--at", "2026-02-27T12:00:00Z")
        let misled = await session.sites(
            "log",
            "L Arm (Back)",
            "--now",
            "2038-03-01T12:00:00Z",
            "--json"
        )
        let ahead = try id(misled)
        let logged = await session.sites("log", "R Thigh (Front)")
        #expect(logged.exitCode == .success)
        #expect(logged.output.contains("1 Mar 2026") || logged.output.contains("Mar 1, 2026"))

        for command in [["status"], ["history"], ["store", "check"]] {
            let text = await session.sites(command).output
            #expect(text.contains("1 entry lies in the future: "), "\(command)")
            #expect(text.contains("2038, Left Back Arm. Correct its time or delete it."))
            let document = try await session.sites(command + ["--json"]).document
            let entries = document?["ahead"] as? [NSDictionary]
            #expect(entries?.map { $0["id"] as? String } == [ahead], "\(command)")
        }
        let status = try await session.sites("status", "--json").document
        #expect((status?["home"] as? NSDictionary)?["location"] as? String == "R Thigh (Front)")
        let history = try await session.sites("history", "--json").document
        #expect(history?["total"] as? Int == 2)
        #expect(await session.sites("export").output.contains("2038-03-01T12:00:00Z"))

        let noted = await session.sites("edit", String(ahead.prefix(8)), "--note", "x")
        #expect(noted.output.contains("Left Back Arm  In the future"), "\(noted.output)")
        #expect(!noted.output.contains("Active"), "\(noted.output)")

        let corrected = await session.sites(
            "edit",
            String(ahead.prefix(8)),
            "--start",
            "2026-02-28T12:00:00Z"
        )
        #expect(corrected.exitCode == .success, "\(corrected.errors)")
        let healed = try await session.sites("history", "--json").document
        #expect(healed?["ahead"] as? [NSDictionary] == [])
        let entries = healed?["entries"] as? [NSDictionary]
        #expect(entries?.map { $0["durationText"] as? String } == [nil, "24h", "24h"])
    }

    @Test func `a change behind one that is a little ahead says so (TR-2)`() async throws {
        _ = await session.sites("log", "L Arm (Back)", "--now", "2026-03-01T12:12:00Z")

        let run = await session.sites("log", "R Arm (Back)")

        #expect(
            run.output.contains(
                "The latest change is 12 minutes ahead of this clock; "
                    + "this one was set to the same time."
            )
        )
    }

    @Test func `at the place that is worn the text is true, and a chosen time stays (TR-2)`()
        async throws
    {
        _ = await session.sites("log", "L Arm (Back)", "--now", "2026-03-01T12:12:00Z")
        let run = await session.sites("log", "L Arm (Back)", "--again")
        #expect(run.output.contains("12 minutes ahead of this clock; this one was set to the same"))
        _ = await session.sites("log", "L Arm (Back)", "--now", "2026-03-01T12:20:00Z", "--again")
        for _ in 1...3 {
            let arguments = [
                "--at", "2026-03-01T12:20:00Z", "--now", "2026-03-01T12:30:00Z", "--again",
            ]
            let chosen = await session.sites(["log", "L Arm (Back)"] + arguments)
            #expect(chosen.exitCode == .success, "\(chosen.errors)")
        }

        let history = try await session.sites("history", "--json").document
        let entries = history?["entries"] as? [NSDictionary]
        let starts = entries?.map { $0["start"] as? String }
        let (chosen, moved) = ("2026-03-01T12:20:00Z", "2026-03-01T12:12:00Z")
        #expect(starts == [chosen, chosen, chosen, chosen, moved, moved])
    }

    @Test func `timeline and status name one site at the moment an entry comes to count (TR-1)`()
        async throws
    {
        _ = await session.sites("log", "L Arm (Back)", "--now", "2026-03-01T12:00:00Z")
        _ = await session.sites("log", "R Arm (Back)", "--now", "2026-03-10T12:10:00Z")

        let asked = ["--json", "--now", "2026-03-09T11:55:00Z"]
        let timeline = try await session.sites(["timeline"] + asked).document
        #expect(timeline?["nextRequest"] as? String == "2026-03-09T12:10:00Z")
        let entries = try #require(timeline?["entries"] as? [NSDictionary])
        for (number, entry) in entries.enumerated() {
            let date = try #require(entry["date"] as? String)
            let status = try await session.sites("status", "--json", "--now", date).document
            let home = status?["home"] as? NSDictionary
            let title = (entry["rectangular"] as? NSDictionary)?["title"] as? String
            #expect(title == home?["location"] as? String, "\(date)")
            #expect(title == (number == 0 ? "L Arm (Back)" : "R Arm (Back)"), "\(date)")
        }
    }

    @Test func `an export of what a wrong clock has dated can be imported again (TR-4, SR-104)`()
        async throws
    {
        _ = await session.sites("log", "L Arm (Back)", "--now", "2010-03-01T12:00:00Z")
        _ = await session.sites("log", "R Arm (Back)")
        _ = await session.sites("log", "L Arm (Back)", "--now", "2026-03-04T12:00:00Z")
        let later = ["--now", "2026-03-05T12:00:00Z"]
        let text = await session.sites(["export"] + later).output
        #expect(text.contains("2010-03-01T12:00:00Z,L Arm (Back),140256.0,"))

        let file = try session.file("out.csv", text)
        let arguments = ["import", file, "--replace", "--json"] + later
        let imported = try await session.sites(arguments).document

        #expect(imported?["importedCount"] as? Int == 3)
        #expect(imported?["skipped"] as? [NSDictionary] == [])
        let repairs = imported?["repaired"] as? [NSDictionary]
        #expect(repairs?.map { $0["kind"] as? String } == ["endedLongEntry"])
        #expect(await session.sites(["export"] + later).output == text)
    }

    @Test func `neither a clock nor a file from before 1970 is believed (TR-5)`() async throws {
        let log = await session.sites("log", "L Arm (Back)", "--now", "1969-12-31T23:59:59Z")
        #expect(log.exitCode == .failure)
        #expect(log.errors.contains("before 1970"))

        let file = try session.file(
            "old.csv",
            "date,location,duration_hours,note\n1969-12-31T23:59:59Z,L Arm (Back),1,\n"
                + "2026-01-01T00:00:00Z,L Arm (Back),1,\n"
        )
        let imported = try await session.sites("import", file, "--replace", "--json").document
        #expect(imported?["importedCount"] as? Int == 1)
        let skipped = imported?["skipped"] as? [NSDictionary]
        #expect(skipped?.map { $0["kind"] as? String } == ["earlyDate"])
    }
}
