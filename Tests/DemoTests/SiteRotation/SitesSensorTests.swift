import Foundation
import MomentumCommandLine
import Testing

/// Sensors on the command line.
@Suite @MainActor struct SitesSensorTests {
    @Test func `sensors are off until they are switched on, and nothing differs (SN-1)`()
        async throws
    {
        let session = try SitesSession()

        let refused = await session.sites("sensor", "log", "left back arm")
        #expect(refused.exitCode == .usage)
        #expect(refused.errors.contains(session.line("settings --sensors on")))
        let alone = await session.sites("sensor")
        #expect(alone.output.contains(session.line("settings --sensors on")))
        for words in [
            ["status", "--json"], ["settings", "--json"], ["locations", "list", "--json"],
        ] {
            let run = await session.sites(words)
            #expect(!run.output.contains("sensor"))
            #expect(!run.output.contains("usedFor"))
        }
    }

    @Test func `what to type after a sensor is about sensors (SN-1, SR-174)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites("sensor", "log", "left back arm")
        let id = try #require(await session.shortIDs("sensor").first)

        let again = await session.sites("sensor", "log", "right back arm")
        #expect(
            again.errors.contains("sites sensor edit \(id) --location 'Right Back Arm'"),
            "\(again.errors)"
        )
        let past = await session.sites("sensor", "log", "left back arm", "--at", "-3h")
        #expect(past.errors.contains("sites sensor insert"), "\(past.errors)")
        _ = await session.sites("sensor", "log", "right back arm", "--again")
        let review = await session.sites("sensor", "review")
        #expect(review.output.contains("sites sensor review --fix 1"), "\(review.output)")
    }

    @Test func `a recommendation tells programs too what is worn there or beside it (SN-3)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites("log", "left front abdomen")

        let run = await session.sites("sensor", "recommend", "--json")
        let all = try #require(try run.document?["all"] as? [[String: Any]])
        let same = try #require(all.first { $0["name"] as? String == "L Abdomen (Front)" })
        #expect(same["clash"] as? String == "shared", "\(run.output)")
        let far = try #require(all.first { $0["name"] as? String == "R Arm (Back)" })
        #expect(far["clash"] == nil, "\(run.output)")
        let near = all.filter { $0["clash"] as? String == "near" }
        #expect(near.contains { $0["name"] as? String == "L Abdomen (Side)" }, "\(run.output)")
    }

    @Test func `a sensor has a log of its own beside the sets (SN-1)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites("log", "left front abdomen", "--at", "2026-02-20T09:30:00Z")

        let logged = await session.sites("sensor", "log", "left back arm", "--json")
        let id = try #require(
            (try logged.document?["entry"] as? NSDictionary)?["id"] as? String
        )
        let edited = await session.sites(
            "sensor",
            "edit",
            String(id.prefix(8)),
            "--note",
            "calibrated"
        )
        #expect(edited.exitCode == .success)

        let sensors = await session.sites("sensor", "history")
        #expect(sensors.output.contains("Left Back Arm"))
        #expect(sensors.output.contains("calibrated"))
        #expect(!sensors.output.contains("Abdomen"))
        let sets = await session.sites("history")
        #expect(!sets.output.contains("Arm"))
        let status = await session.sites("status", "--json")
        let sensor = try #require(try status.document?["sensor"] as? NSDictionary)
        #expect(sensor["location"] as? String == "L Arm (Back)")
        #expect(sensor["targetHours"] as? Double == 240)
        let home = try #require(try status.document?["home"] as? NSDictionary)
        #expect(home["location"] as? String == "L Abdomen (Front)")
    }

    @Test func `what was done to a sensor is taken back by its name (SR-175, SN-1)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites("sensor", "log", "left back arm")

        let list = await session.sites("undo", "--list")
        #expect(list.output.contains("logged Left Back Arm"))
        #expect(list.output.contains("sensor"))
        let undone = await session.sites("undo")
        #expect(undone.output.contains("Takes back: logged Left Back Arm"))
        let history = await session.sites("sensor", "history")
        #expect(!history.output.contains("Arm"))
    }

    @Test func `a sensor that was inserted or is worn again is named so by an undo (SR-175)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites(
            "sensor",
            "insert",
            "left back arm",
            "--at",
            "2026-02-01T08:00",
            "--end",
            "2026-02-10T08:00",
            "--yes"
        )
        _ = await session.sites("sensor", "reopen", "last", "--yes")

        let list = await session.sites("undo", "--list")
        let names = list.output.split(separator: "\n").map { $0.split(separator: "  ").last ?? "" }
        #expect(names[0].hasPrefix("reopened Left Back Arm ("), "\(names)")
        #expect(names[1].hasPrefix("inserted Left Back Arm ("), "\(names)")
        for verb in ["reopened", "inserted"] {
            let undone = await session.sites("undo")
            #expect(undone.output.contains("Takes back: \(verb) Left Back Arm ("))
        }
    }

    @Test func `a set at the sensor is logged with a remark where nobody is asked (SN-3)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites("sensor", "log", "left back arm")

        let logged = await session.sites("log", "left back arm")
        #expect(logged.exitCode == .success)
        #expect(logged.errors.contains("The sensor is worn at Left Back Arm."))
        #expect(logged.errors.contains("5 cm"))
    }

    @Test func `a zone moves behind those of sensors alone (SR-74, SN-2)`() async throws {
        let session = try SitesSession()
        _ = await session.addChestForSensors()

        let moved = await session.sites("locations", "move", "Buttock", "8", "--json")
        let refused = await session.sites("locations", "move", "Buttock", "9")

        let rows = try moved.document?["locations"] as? [[String: Any]]
        #expect(rows?.last?["bodyPart"] as? String == "Buttock", "\(moved.errors)")
        #expect(refused.errors.contains("There are 8 zones."), "\(refused.errors)")
    }

    @Test func `a place is used for one device alone (SN-2)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("settings", "--sensors", "on")
        let added = await session.addChestForSensors()
        #expect(added.output.contains("sensors only"))

        let refused = await session.sites("log", "left front chest")
        #expect(refused.exitCode == .failure)
        let taken = await session.sites("sensor", "log", "left front chest")
        #expect(taken.exitCode == .success)
        _ = await session.sites("locations", "use", "front chest", "both")
        let logged = await session.sites("log", "right front chest")
        #expect(logged.exitCode == .success)
    }

    @Test func `an export says which entries of sensors it leaves out (SN-1, SR-197)`() async throws
    {
        let session = try SitesSession()
        #expect(!(await session.sites("export", "-")).errors.contains("left out"))
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites("sensor", "log", "left back arm")
        // They stay on record, and are left out, with the switch off, too.
        _ = await session.sites("settings", "--sensors", "off")
        let run = await session.sites("export", "-")
        #expect(run.errors.contains("1 left out"))
        #expect(!(await session.sites("export", "--locations")).errors.contains("left out"))

        let sensors = await session.sites("export", "--sensors")
        #expect(sensors.output.contains(",L Arm (Back),"))
        #expect(!sensors.errors.contains("left out"))
        let refused = await session.sites("export", "--sensors", "--locations")
        #expect(refused.errors.contains("--sensors is for entries, not for locations."))
    }
}
