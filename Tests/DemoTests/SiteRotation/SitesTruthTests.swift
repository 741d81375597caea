import Foundation
import MomentumCommandLine
import Testing

/// Hints and answers that hold when they are taken at their word.
@MainActor
@Suite struct SitesTruthTests {
    private let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    @Test func `a change that is refused offers no correction of the one before (SR-174)`()
        async throws
    {
        _ = await session.sites("log", "left buttock")
        let id = try #require(await session.shortIDs().first)
        let ending = ["--ended", "2026-02-01 08:00"]
        let refused = await session.sites(["log", "right buttock"] + ending)

        #expect(refused.exitCode == .failure)
        #expect(!refused.errors.contains("sites undo"), "\(refused.errors)")

        let logged = await session.sites("log", "right buttock", "--note", "it's new")
        let hint =
            session.line("undo") + " && "
            + session.line(#"edit \#(id) --location 'Right Buttock' --note 'it'\''s new'"#)
        #expect(logged.errors.contains(hint), "\(logged.errors)")
    }

    @Test func `planned hours in a table are no duration (SR-188)`() async throws {
        let file = session.folder.appending(path: "details.csv").path
        _ = await session.sites("log", "left buttock", "--at", "-60h", "--profile", "Steel")
        _ = await session.sites("log", "right buttock", "--at", "-30h", "--reason", "leak")
        _ = await session.sites("export", file, "--details")
        let other = try SitesSession()
        let refused = await other.sites("import", file, "--merge")
        #expect(refused.errors.contains("--map --merge"), "\(refused.errors)")
        let mapped = await other.sites("import", file, "--map", "--merge")
        let history = await other.sites("history")

        #expect(!mapped.output.contains("duration “"), "\(mapped.output)")
        #expect(history.output.contains("Right Buttock  Active"), "\(history.output)")
        #expect(history.output.contains("Left Buttock   30h"), "\(history.output)")
    }

    @Test(arguments: [
        ["delete", "last", "--extend-previous", "--yes"], ["reopen", "ID", "--yes"],
    ])
    func `a set that is worn again loses the reason why it came off (RR-3, SR-168)`(
        words: [String]
    ) async throws {
        _ = await session.sites("log", "left buttock", "--at", "-60h")
        _ = await session.sites("log", "right buttock", "--reason", "leak", "--finding", "rash")
        let id = try #require(await session.shortIDs().last)
        let run = await session.sites(words.map { $0 == "ID" ? id : $0 })
        let opened = await session.sites("history")
        _ = await session.sites("undo")
        let back = await session.sites("history")

        #expect(run.output.contains("Left Buttock has no reason."), "\(run.output)")
        #expect(run.output.contains("Left Buttock has no findings."))
        #expect(!opened.output.contains("Leak"), "\(opened.output)")
        #expect(back.output.contains("Leak, rash"), "\(back.output)")
    }

    @Test func `an insertion says what stays with the set that it ends (RR-2, SR-168)`() async {
        _ = await session.sites("log", "left buttock", "--at", "-90h")
        _ = await session.sites("log", "right buttock", "--reason", "leak", "--finding", "pus")
        let run = await session.sites("insert", "l back arm", "--at", "-40h", "--dry-run")

        #expect(run.output.contains("stays with Left Buttock: Leak, pus."), "\(run.output)")
    }

    @Test
    func `a worn set that is moved to a resting place or the sensor's is remarked (RS-3, SN-3)`()
        async throws
    {
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites("sensor", "log", "left back arm", "--at", "-3d")
        _ = await session.sites("log", "left front thigh", "--at", "-2h")
        _ = await session.sites("rest", "add", "right front thigh", "--reason", "scar")

        let plan = await session.sites("edit", "last", "--location", "l back arm", "--dry-run")
        let sensor = await session.sites("edit", "last", "--location", "l back arm")
        let rest = await session.sites("edit", "last", "--location", "r front thigh")
        let insertion = await session.sites("insert", "l back arm", "--at", "-1h", "--dry-run")
        let free = await session.sites("edit", "last", "--location", "l buttock")

        let worn = "The sensor is worn at Left Back Arm."
        #expect(plan.output.contains(worn), "\(plan.output)")
        #expect(sensor.output.contains(worn), "\(sensor.output)")
        #expect(rest.output.contains("scar"), "\(rest.output)")
        #expect(insertion.output.contains(worn), "\(insertion.output)")
        #expect(!free.output.contains("sensor"), "\(free.output)")
    }

    @Test func `the undo of a file names the places that go with it (SR-175)`() async throws {
        let row = "2026-02-01T20:00:00Z,Hip,48,"
        let file = try session.file("hip.csv", "date,location,duration_hours,note\n\(row)\n")
        _ = await session.sites("import", file, "--merge")

        let undone = await session.sites("undo")

        #expect(undone.output.contains("With it: changed Hip."), "\(undone.output)")
    }

    @Test func `the map agrees with the status about a set a little ahead of the clock (TR-1)`()
        async throws
    {
        _ = await session.sites("log", "left front thigh", "--at", "2026-02-26T10:00:00Z")
        _ = await session.sites("log", "right front thigh", "--now", "2026-03-01T12:20:00Z")

        let map = await session.sites("map", "--json")

        let places = try #require(try map.document?["places"] as? [NSDictionary])
        func rest(_ name: String) -> String? {
            let place = places.first { ($0["name"] as? String) == name }
            return place?["level"] as? String
        }
        #expect(rest("R Thigh (Front)") == "inUse", "\(places)")
        #expect(rest("L Thigh (Front)") != "inUse")
    }

    @Test func `the undo of a file of one row is named as one (SR-175)`() async throws {
        let row = "2026-02-01T20:00:00Z,L Buttock,48,"
        let file = try session.file("one.csv", "date,location,duration_hours,note\n\(row)\n")
        _ = await session.sites("import", file, "--merge")
        let listed = await session.sites("undo", "--list")
        let undone = await session.sites("undo")

        #expect(listed.output.contains("added 1 entry"), "\(listed.output)")
        #expect(undone.output.contains("Takes back: added 1 entry."), "\(undone.output)")
    }

    @Test func `doing an import again names its new places (SR-175)`() async throws {
        let file = try session.file("hip.csv", "date,site\n2026-02-01 08:00,Hip left\n")
        _ = await session.sites("import", file, "--map", "--merge", "--places", "new")
        _ = await session.sites("undo")
        let again = await session.sites("undo", "--redo")

        #expect(again.output.contains("New: Hip left"), "\(again.output)")
    }

    @Test func `taking back a backup names the rests and locations that it changed (SR-195)`()
        async
    {
        let backup = session.folder.appending(path: "records.backup").path
        _ = await session.sites("log", "left buttock")
        _ = await session.sites("backup", backup)
        _ = await session.sites("locations", "add", "Hip")
        _ = await session.sites("rest", "add", "left buttock", "--until", "+2w")
        _ = await session.sites("restore", backup, "--replace", "--yes")
        let undone = await session.sites("undo")

        #expect(
            undone.output.contains("With it: changed a rest for Left Buttock."),
            "\(undone.output)"
        )
        #expect(undone.output.contains("With it: changed Left Hip, Right Hip."))
    }

    @Test func `the way to a forgotten change keeps what was typed (SR-174)`() async {
        _ = await session.sites("log", "left buttock")
        let words = ["log", "r buttock", "--at", "2026-02-01 08:00", "--note", "sore"]
        let refused = await session.sites(words + ["--profile", "none"])

        #expect(
            refused.errors.contains("--at '2026-02-01 08:00' --note sore --profile none"),
            "\(refused.errors)"
        )
    }

    @Test func `statistics of places that are off say what they leave out (SR-66, SR-182)`() async {
        #expect(await session.sites("stats").output.contains("There are no statistics yet."))
        _ = await session.sites("log", "left buttock", "--at", "2026-02-01 08:00")
        _ = await session.sites("log", "right buttock", "--at", "2026-02-04 08:00")
        _ = await session.sites("edit", "last", "--end", "2026-02-07 08:00")
        _ = await session.sites("locations", "disable", "buttock")

        let stats = await session.sites("stats")

        #expect(stats.output.contains("all 2 changes were elsewhere"), "\(stats.output)")
    }

    @Test func `the list of what can be undone names an entry that was reopened (SR-175)`() async {
        _ = await session.sites("log", "r buttock", "--at", "2026-02-04 08:00")
        _ = await session.sites("edit", "last", "--end", "2026-02-06 08:00")
        let reopened = await session.sites("reopen", "last", "--yes")
        #expect(reopened.exitCode == .success, "\(reopened.errors)")

        let list = await session.sites("undo", "--list")
        let plan = await session.sites("undo", "--dry-run")

        #expect(plan.output.contains("reopened Right Buttock"), "\(plan.output)")
        #expect(list.output.contains("reopened Right Buttock"), "\(list.output)")
    }

    @Test func `no finding and a finding contradict each other (RR-2)`() async {
        _ = await session.sites("log", "left buttock", "--at", "2026-02-01 08:00")
        let edit = await session.sites("edit", "last", "--finding", "pus", "--finding", "none")

        #expect(edit.exitCode == .usage)
        #expect(edit.errors.contains("--finding none is nothing beside another finding."))
    }

    @Test func `a profile is not named like the word for none (WP-1)`() async {
        _ = await session.sites("profiles", "add", "Flex", "--hours", "24")
        let added = await session.sites("profiles", "add", "None", "--hours", "24")
        let renamed = await session.sites("profiles", "edit", "Flex", "--name", "none")

        for run in [added, renamed] {
            #expect(run.exitCode == .usage)
            #expect(run.errors.contains("means no profile"), "\(run.errors)")
        }
    }

    @Test func `a question quotes the text of a table for a shell (SR-189, SR-194)`() async throws {
        let table = try session.file("t.csv", "date,place,hours\n2026-01-03 09:30,\"x$(id)\",72\n")
        let asked = await session.sites("import", table, "--map", "--merge")

        #expect(asked.errors.contains("--place 'x$(id)=NAME', or new, or none"), "\(asked.errors)")
    }

    @Test func `the column of the side is that of a new place, however written (SR-191, SR-194)`()
        async throws
    {
        let cells = ["Hip,left", "Hip,L", "Hip links,links", "hip,Left", "l Hip,gauche"]
        let rows = cells.enumerated().map { number, cells in
            "2026-01-\(number * 3 + 10) 09:30,\(cells),72\n"
        }
        let table = try session.file("t.csv", "date,place,side,hours\n" + rows.joined())

        let run = await session.sites("import", table, "--map", "--merge", "--places", "new")

        #expect(run.output.contains("1 new location: Left Hip"), "\(run.output)\(run.errors)")
        let other = await session.sites("edit", "last", "--location", "L Hip")
        #expect(other.exitCode == .success, "\(other.errors)")
    }

    @Test func `a place of a row that is left out may be answered for (SR-189)`() async throws {
        let rows = "2026-01-03 09:30,Hip,72\n2026-01-06 25:30,Foot,72\n"
        let table = try session.file("t.csv", "date,place,hours\n" + rows)
        let words = ["import", table, "--map", "--merge", "--place", "Hip=l buttock"]

        let run = await session.sites(words + ["--place", "Foot=none"])
        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.output.contains("25:30"), "\(run.output)")

        let wrong = await session.sites(words + ["--place", "Toe=none"])
        #expect(wrong.exitCode == .usage)
        #expect(wrong.errors.contains("No row of the table has the place “toe”."))
    }
}
