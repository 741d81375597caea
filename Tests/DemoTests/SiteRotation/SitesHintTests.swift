import Foundation
import MomentumCommandLine
import Testing

/// Sentences beside an answer: an undo that is offered, a place of the other device, what still
/// holds.
@MainActor
@Suite struct SitesHintTests {
    private let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    @Test(arguments: [
        ["settings", "--target-hours", "60"], ["settings", "--sensors", "off"],
        ["reminders", "--on"], ["locations", "disable", "l thigh (front)"],
        ["locations", "use", "Side Thigh", "sets"], ["profiles", "archive", "Steel"],
    ])
    func `a change that is made again offers no undo (SR-175)`(words: [String]) async {
        let isOff = words.contains("off")
        let first = await session.sites(words)
        let again = await session.sites(words)

        #expect(first.exitCode == .success)
        #expect(first.errors.contains("sites undo") == !isOff, "\(first.errors)")
        #expect(again.exitCode == .success)
        #expect(!again.errors.contains("sites undo"), "\(again.errors)")
    }

    @Test func `a place for sensors alone is known, and how sets get it (SN-2)`() async {
        _ = await session.addChestForSensors()
        let refused = await session.sites("log", "left front chest")
        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("Left Front Chest is used for sensors alone."))
        #expect(refused.errors.contains("sites locations use 'Left Front Chest' both"))
        let rested = await session.sites("rest", "add", "left front chest")
        #expect(rested.output.contains("Left Front Chest"), "\(rested.errors)")
        // A forgotten change may have been where sets are used no more.
        let inserted = await session.sites("insert", "left front chest", "--at", "-2h", "--yes")
        #expect(inserted.exitCode == .success, "\(inserted.errors)")
        let moved = await session.sites("edit", "last", "--other-side")
        #expect(moved.output.contains("Right Front Chest"), "\(moved.output) \(moved.errors)")
    }

    @Test func `without a recommendation it is said that places rest (RS-2)`() async {
        let places = await session.sites("locations", "list", "--json")
        let names = (try? places.document)?["locations"] as? [NSDictionary] ?? []
        #expect(names.count == 14)
        for name in names.compactMap({ $0["displayName"] as? String }) {
            _ = await session.sites("rest", "add", name)
        }

        let run = await session.sites("recommend")
        #expect(run.output.contains("Every location rests."), "\(run.output)")
    }

    @Test(arguments: ["end", "delete"])
    func `another rest of a place is named when one ends (RS-1)`(word: String) async throws {
        let place = "l abdomen (front)"
        _ = await session.sites("rest", "add", place, "--until", "2999-05-14")
        _ = await session.sites("rest", "add", place, "--until", "2999-06-14")

        let run = await session.sites("rest", word, place)
        #expect(run.output.contains("Another rest keeps the place free"), "\(run.output)")
        let command = try #require(run.output.firstMatch(of: /rest end (\w{4})/))
        let second = await session.sites("rest", "end", String(command.1))
        #expect(second.exitCode == .success)
        #expect(!second.output.contains("Another rest"), "\(second.errors)")
    }

    @Test func `an undo names the entries of a file, and an entry that was reopened (SR-175)`()
        async throws
    {
        let file = try session.file("rows.csv", SitesSession.history(3))
        _ = await session.sites("import", file, "--merge")
        let imported = await session.sites("undo", "--dry-run")
        #expect(imported.output.contains("added 3 entries"))
        #expect(imported.output.contains("Deleted: Left Front Abdomen"), "\(imported.output)")

        _ = await session.sites("edit", "last", "--end", "-2h")
        _ = await session.sites("reopen", "last", "--yes")
        let reopened = await session.sites("undo", "--dry-run")
        #expect(reopened.output.contains("Takes back: reopened Left Front Abdomen"))
    }

    @Test func `archiving the profile in use says what the next change has (WP-2)`() async {
        _ = await session.sites("log", "l abdomen (front)", "--profile", "Steel")

        let run = await session.sites("profiles", "archive", "Steel")
        #expect(run.output.contains("The next change has no profile"), "\(run.errors)")
        let other = await session.sites("profiles", "archive", "Soft")
        #expect(!other.output.contains("The next change"), "\(other.errors)")
    }

    @Test(arguments: [[], ["--map"]])
    func `replacing names the entries that go (SR-195)`(map: [String]) async throws {
        _ = await session.sites("log", "l buttock", "--at", "2026-03-01T09:00:00Z")
        let file = try session.file(
            map.isEmpty ? "rows.csv" : "table.csv",
            map.isEmpty
                ? "date,location,duration_hours,note\n2026-02-01T08:00:00Z,R Buttock,72,\n"
                : "date,site\n2026-02-01T08:00:00Z,r buttock\n"
        )

        let preview = await session.sites(["import", file, "--replace", "--dry-run"] + map)
        #expect(
            preview.output.contains("Gone would be: Left Buttock (Mar 1, 2026"),
            "\(preview.output)"
        )
        let undo = "To take that back: \(session.line("undo"))\n"
        #expect(preview.output.contains(undo), "\(preview.output)")
        let run = await session.sites(["import", file, "--replace"] + map)
        #expect(run.output.contains("Replaced: Left Buttock (Mar 1, 2026"), "\(run.output)")
    }

    @Test(arguments: ["backup", "export"])
    func `a file that is replaced is named (SR-197, SR-198)`(command: String) async {
        let file = session.folder.appending(path: "records").path

        let first = await session.sites(command, file)
        let second = await session.sites(command, file)

        #expect(first.output.contains("\(file).\n"), "\(first.output)")
        #expect(
            second.output.contains("\(file), in place of the file that was there.\n"),
            "\(second.output)"
        )
    }

    @Test func `a place without a failure has its line (RR-3)`() async {
        _ = await session.sites("log", "r buttock", "--at", "2026-02-20T09:00:00Z")
        for day in 1...6 {
            let place = day.isMultiple(of: 2) ? "r buttock" : "l buttock"
            let reason = day.isMultiple(of: 2) ? "planned" : "leak"
            let time = "2026-02-2\(day)T09:00:00Z"
            _ = await session.sites("log", place, "--reason", reason, "--at", time)
        }

        let run = await session.sites("stats")
        #expect(run.output.contains("0 failures in"), "\(run.output)")
        #expect(!run.output.contains("Longest: Right Buttock"), "\(run.output)")
    }

    @Test func `a set that is worn has no reason why it came off (RR-2)`() async {
        _ = await session.sites("log", "l buttock", "--at", "2026-02-20T09:00:00Z")

        let run = await session.sites("edit", "active", "--reason", "leak")
        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("still worn"), "\(run.errors)")
        let ended = await session.sites("edit", "active", "--reason", "leak", "--end", "-2h")
        #expect(ended.exitCode == .success, "\(ended.errors)")
    }

    @Test func `a finding that goes is called one (SR-175)`() async {
        _ = await session.sites("log", "l buttock", "--at", "2026-02-20T09:00:00Z")
        _ = await session.sites("log", "r buttock", "--at", "2026-02-23T09:00:00Z")
        let entries = (try? await session.sites("history", "--json").document)?["entries"]
        let id = (entries as? [NSDictionary])?.last?["shortId"] as? String ?? ""
        _ = await session.sites("edit", id, "--finding", "rash")

        let run = await session.sites("undo", "--dry-run")
        #expect(run.output.contains("Left Buttock has no findings."), "\(run.output)")
        #expect(!run.output.contains("has no reason"), "\(run.output)")
    }
}
