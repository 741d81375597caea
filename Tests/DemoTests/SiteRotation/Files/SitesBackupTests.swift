import Foundation
import MomentumCommandLine
import Testing

/// Backups, restores, reports and the options of an export as they are typed.
@MainActor
@Suite struct SitesBackupTests {
    private func history(_ session: SitesSession) async throws -> String {
        await session.sites("history", "--json").output
    }

    @Test func `a backup is restored into an empty folder (SR-198)`() async throws {
        let (session, empty) = (try await SitesSession.filled(), try SitesSession())
        let file = session.folder.appending(path: "sites.jsonl").path

        let run = await session.sites("backup", file)
        #expect(run.exitCode == .success)
        #expect(run.output.contains("It is not encrypted"))

        let preview = await empty.sites("restore", file, "--merge", "--dry-run")
        #expect(preview.output.contains("Nothing has been changed."))
        #expect(preview.output.contains("6 entries will be added."))
        #expect(try await history(empty) != history(session))

        let restored = await empty.sites("restore", file, "--merge", "--json")
        #expect(try restored.document?["outcome"] as? String == "restored")
        let entries = try #require(try restored.document?["entries"] as? NSDictionary)
        #expect(entries["added"] as? Int == 6)
        #expect(try await history(empty) == history(session))
        let again = await empty.sites("restore", file, "--merge")
        #expect(again.output.contains("Everything in the backup is here already."))
        let undone = await empty.sites("undo")
        #expect(undone.output.contains("restored a backup"))
        #expect(try await history(empty) != history(session))
    }

    @Test func `a merge says what it leaves out, and never that all is here (SR-198)`()
        async throws
    {
        let session = try await SitesSession.filled()
        let file = session.folder.appending(path: "sites.jsonl").path
        _ = await session.sites("backup", file)
        _ = await session.sites("delete", "last", "--yes")

        let run = await session.sites("restore", file, "--merge")

        #expect(run.output.contains("Nothing is added."), "\(run.output)")
        #expect(run.output.contains("1 entry of the backup was deleted or taken back here"))
        #expect(!run.output.contains("here already"))
        let document = try await session.sites("restore", file, "--merge", "--json").document
        let merged = try #require(document?["merged"] as? NSDictionary)
        #expect(merged["deleted"] as? Int == 1)
        #expect(merged["twins"] as? Int == 0)
    }

    @Test
    func `a fuller entry of the backup takes the place of its twin, and that is said (SR-198)`()
        async throws
    {
        let (session, other) = (try SitesSession(), try SitesSession())
        let time = "2026-02-20T09:00:00Z"
        _ = await session.sites("log", "l buttock", "--note", "from A", "--at", time)
        _ = await session.sites("log", "r buttock", "--at", "2026-02-23T09:00:00Z")
        _ = await other.sites("log", "l buttock", "--at", time)
        let file = session.folder.appending(path: "sites.jsonl").path
        _ = await session.sites("backup", file)

        let run = await other.sites("restore", file, "--merge")

        #expect(run.output.contains("1 entry added, 1 changed."), "\(run.output)")
        #expect(run.output.contains("of a wearing that is here"), "\(run.output)")
        let history = await other.sites("history")
        #expect(history.output.contains("from A"))
    }

    @Test func `a merge of records with nothing in common asks whose they are (SR-198)`()
        async throws
    {
        let (session, other) = (try await SitesSession.filled(), try SitesSession())
        _ = await other.sites("log", "l buttock", "--at", "2026-01-20T09:00:00Z")
        let file = session.folder.appending(path: "sites.jsonl").path
        _ = await session.sites("backup", file)
        let question = "is it of the same wearer?"

        let preview = await other.sites("restore", file, "--merge", "--dry-run")
        let before = try await history(other)
        let refused = await other.sites("restore", file, "--merge")
        #expect(refused.exitCode != .success)
        #expect(refused.errors.contains(question), "\(refused.errors)")
        #expect(refused.errors.contains("Add --yes to add them."), "\(refused.errors)")
        #expect(try await history(other) == before)
        let run = await other.sites("restore", file, "--merge", "--yes")
        let again = await other.sites("restore", file, "--merge")

        #expect(preview.output.contains(question), "\(preview.output)")
        #expect(run.output.contains(question))
        #expect(!again.output.contains(question))
        let own = await session.sites("restore", file, "--merge")
        #expect(!own.output.contains(question))
    }

    @Test func `sensors are in a backup, and come back (SR-198, SN-1)`() async throws {
        let (session, empty) = (try await SitesSession.filled(), try SitesSession())
        _ = await session.sites("settings", "--sensors", "on")
        _ = await session.sites("sensor", "log", "left back arm", "--note", "new")
        let file = session.folder.appending(path: "sites.jsonl").path
        _ = await session.sites("backup", file)

        let preview = await empty.sites("restore", file, "--merge", "--dry-run")
        #expect(preview.output.contains("1 sensor: 1 added."))
        _ = await empty.sites("restore", file, "--merge")

        let (shown, former) = (
            await empty.sites("sensor", "history", "--json"),
            await session.sites("sensor", "history", "--json")
        )
        #expect(shown.exitCode == .success)
        #expect(shown.output == former.output)
    }

    @Test func `replacing asks, and refuses where nobody answers (SR-198)`() async throws {
        let session = try await SitesSession.filled()
        let file = session.folder.appending(path: "sites.jsonl").path
        _ = await session.sites("backup", file)
        let before = try await history(session)
        _ = await session.sites("log", "l arm (back)")
        let later = try await history(session)

        let refused = await session.sites("restore", file, "--replace")
        #expect(refused.exitCode != .success)
        #expect(refused.errors.contains("Add --yes"))
        #expect(try await history(session) == later)

        let restored = await session.sites("restore", file, "--replace", "--yes")
        #expect(restored.exitCode == .success)
        #expect(try await history(session) == before)
    }

    @Test func `a damaged backup is refused with its name (SR-198)`() async throws {
        let session = try await SitesSession.filled()
        let file = session.folder.appending(path: "sites.jsonl")
        _ = await session.sites("backup", file.path)
        let whole = try String(contentsOf: file, encoding: .utf8)
        let damages: [(String, String)] = [
            (String(whole.dropLast(9)), "The end of the backup is missing"),
            (whole.replacing("72", with: "73"), "some of its bytes were changed"),
            ("date,location,duration_hours,note\n", "no backup"),
        ]
        let before = try await history(session)

        for (text, sentence) in damages {
            let damaged = try session.file("damaged.jsonl", text)
            let run = await session.sites("restore", damaged, "--replace", "--yes")
            #expect(run.exitCode != .success)
            #expect(run.errors.contains(sentence), "\(run.errors)")
            #expect(run.errors.contains("damaged.jsonl"), "\(run.errors)")
        }
        #expect(try await history(session) == before)
        let undecided = await session.sites("restore", file.path)
        #expect(undecided.exitCode == .usage)
        #expect(undecided.errors.contains("--merge or --replace"))
    }

    @Test func `a report is one page, and says its period (SR-196)`() async throws {
        let session = try await SitesSession.filled()
        let file = session.folder.appending(path: "report.html").path

        let run = await session.sites(
            "report",
            "--from",
            "2026-02-14",
            "--to",
            "2026-02-28",
            "--output",
            file,
            "--json"
        )

        #expect(try run.document?["from"] as? String == "2026-02-14")
        #expect(try run.document?["entries"] as? Int == 5)
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.hasSuffix("</html>\n"))
        let printed = await session.sites("report", "--from", "2026-02-14", "--to", "2026-02-28")
        #expect(printed.output.hasPrefix("<!DOCTYPE html>"))
    }

    @Test(arguments: [
        (
            ["report", "--from", "2026-02-14", "--last", "3"],
            "--from and --last exclude each other"
        ),
        (["report", "--from", "2026-02-14", "--to", "2026-02-01"], "before it begins"),
        (["export", "--from", "2026-02-14", "--to", "2026-02-01"], "before it begins"),
        (["export", "--locations", "--details"], "exclude each other"),
        (["export", "--locations", "--local-times"], "--local-times is for entries"),
        (["restore", "x.jsonl", "--merge", "--replace"], "exclude each other"),
    ])
    func `options that contradict each other are refused (SR-196 to SR-198)`(
        words: [String],
        sentence: String
    ) async throws {
        let run = try await SitesSession().sites(words)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains(sentence), "\(run.errors)")
    }

    @Test func `an export has the days, times and columns it is asked for (SR-197)`() async throws {
        let session = try await SitesSession.filled()

        let rows = await session.sites("export", "--from", "2026-02-20", "--local-times")
        let details = await session.sites("export", "--details", "--to", "2026-02-14")
        let whole = await session.sites("export")

        #expect(rows.output.split(separator: "\n").count == 4)
        #expect(rows.output.contains("+00:00,"))
        #expect(details.output.hasPrefix("date,location,reason,findings,profile,target_hours\n"))
        #expect(details.output.split(separator: "\n").count == 2)
        #expect(whole.output == SitesSession.history(6))
        let json = await session.sites("export", "--details", "--json")
        #expect(try json.document?["content"] as? String == "details")
    }

    @Test func `the picture of the statistics names period, day, zone and n (SR-197)`() async throws
    {
        let session = try await SitesSession.filled()

        let picture = await session.sites("stats", "--svg", "-").output

        #expect(picture.contains("Feb 13, 2026 to"))
        #expect(picture.contains("n = 6"))
    }
}
