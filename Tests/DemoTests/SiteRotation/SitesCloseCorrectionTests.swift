import Foundation
import MomentumCommandLine
import Testing

/// Corrections whose entries, names or times lie close together.
@MainActor
@Suite struct SitesCloseCorrectionTests {
    private let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    /// The last two entries start at one moment, at different places.
    private func logTwoAtOnce() async {
        _ = await session.sites("log", "left buttock", "--at", "2026-02-27 9:00")
        _ = await session.sites("log", "right buttock", "--at", "2026-02-28 9:00")
        _ = await session.sites("log", "left back arm", "--at", "2026-02-28 9:00")
    }

    @Test func `the set before is worn again though the last starts with it (SR-173)`() async {
        await logTwoAtOnce()

        let run = await session.sites("delete", "last", "--extend-previous", "--yes")

        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.output.contains("Right Buttock is worn again."), "\(run.output)")
    }

    @Test func `the last but one is opened again though the last starts with it (SR-172)`()
        async throws
    {
        await logTwoAtOnce()
        let history = try await session.sites("history", "--json").document?["entries"]
        let buttock = (history as? [NSDictionary])?.first { row in
            row["location"] as? String == "R Buttock"
        }
        let id = try #require(buttock?["id"] as? String)

        let run = await session.sites("reopen", id, "--yes")

        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(await session.sites("status").output.contains("Right Buttock"))
    }

    @Test func `a change that cuts entries short is not called an ordinary one (SR-169)`()
        async throws
    {
        let file = try session.file(
            "spans.csv",
            """
            date,location,duration_hours,note
            2026-02-20T08:00:00Z,L Buttock,200,
            2026-02-22T08:00:00Z,R Buttock,100,

            """
        )
        _ = await session.sites("import", file, "--merge")

        let run = await session.sites("insert", "l thigh f", "--at", "2026-02-25 9:00", "--dry-run")

        #expect(run.output.contains("Left Buttock ends on"), "\(run.errors)")
        #expect(!run.output.contains("ordinary"), "\(run.output)")
    }

    @Test func `a change that overlaps an ended set names it, and the review (SR-53)`()
        async throws
    {
        let day = "2026-02-2"
        _ = await session.sites("log", "right front abdomen", "--at", "\(day)0 9:00")
        _ = await session.sites("edit", "last", "--end", "\(day)3 9:00")

        let line = ["log", "left side abdomen", "--at", "\(day)1 9:00"]
        let run = await session.sites(line)
        _ = await session.sites("undo")
        let document = try await session.sites(line + ["--json"]).document

        #expect(run.output.contains(") overlaps Right Front Abdomen ("), "\(run.output)")
        #expect(run.output.contains(", for 48h."), "\(run.output)")
        #expect(run.output.contains("\n1 overlap"), "\(run.output)")
        let hint = "See them with: \(session.line("review"))"
        #expect(run.output.contains(hint), "\(run.output)")
        let overlaps = document?["overlaps"] as? [NSDictionary]
        #expect(overlaps?.map { $0["location"] as? String } == ["R Abdomen (Front)"])
    }

    @Test func `a set that lasts longer keeps what was recorded at its end, and says so (SR-173)`()
        async throws
    {
        let day = "2026-02-2"
        _ = await session.sites("log", "left buttock", "--at", "\(day)0 9:00")
        let leak = ["--reason", "leak", "--finding", "rash"]
        _ = await session.sites(["log", "right buttock", "--at", "\(day)2 9:00"] + leak)
        _ = await session.sites(
            ["log", "left back arm", "--at", "\(day)5 9:00", "--reason", "planned"]
        )
        let id = try await session.shortIDs()[1]

        let run = await session.sites("delete", id, "--extend-previous", "--dry-run")

        #expect(run.output.contains("stays with Left Buttock: "), "\(run.output)\(run.errors)")
    }

    @Test func `a name that another zone shows is taken (SR-179)`() async {
        _ = await session.sites("locations", "add", "Hip", "--qualifier", "Upper")

        let run = await session.sites("locations", "add", "Upper Hip")

        #expect(run.exitCode == .failure)
        #expect(run.errors.hasPrefix("“Upper Hip” is there already."), "\(run.errors)")
    }

    @Test func `a rest that has not begun is deleted, not ended (RS-1)`() async {
        _ = await session.sites(
            ["rest", "add", "l buttock", "--from", "2026-03-02 9:00", "--until", "2999-01-01"]
        )

        let run = await session.sites("rest", "end", "l buttock")

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("Delete it instead."), "\(run.errors)")
    }

    @Test func `a list of changes tells what became of a rest (SR-175)`() async {
        _ = await session.sites("rest", "add", "l buttock")
        _ = await session.sites("rest", "end", "l buttock")
        _ = await session.sites("rest", "add", "l buttock")
        _ = await session.sites("rest", "delete", "l buttock")

        let list = await session.sites("undo", "--list")
        let preview = await session.sites("undo", "--dry-run")

        let lines = list.output.split(separator: "\n")
        let verbs = ["deleted", "began", "ended", "began"]
        #expect(lines.count == verbs.count)
        for (line, verb) in zip(lines, verbs) {
            #expect(line.contains("\(verb) a rest for Left Buttock"), "\(line)")
        }
        #expect(preview.output.contains("Takes back: deleted a rest for Left Buttock."))
    }

    @Test func `seconds are shown where only they differ (SR-168)`() async {
        _ = await session.sites("log", "left buttock", "--at", "2026-02-27 9:00")
        _ = await session.sites("log", "right buttock", "--at", "2026-02-28 9:00")
        _ = await session.sites("edit", "last", "--end", "2026-02-28 12:00")

        let run = await session.sites("edit", "last", "--end", "2026-02-28 12:00:30", "--dry-run")

        #expect(run.output.contains("12:00:30 instead of 12:00:00"), "\(run.output) \(run.errors)")
    }

    @Test func `findings alone are not why a set came off (SR-175)`() async {
        _ = await session.sites("log", "left buttock", "--at", "2026-02-27 9:00")
        _ = await session.sites("log", "right buttock", "--at", "2026-02-28 9:00")
        _ = await session.sites("edit", "last", "--end", "2026-03-01 9:00")
        _ = await session.sites("edit", "last", "--finding", "rash")
        _ = await session.sites("edit", "last", "--finding", "lump")

        let run = await session.sites("undo", "--dry-run")

        #expect(run.output.contains("Found at Right Buttock: Rash."), "\(run.output) \(run.errors)")
    }

    @Test func `the hint for a forgotten change keeps the zone of its time (SR-174)`() async {
        _ = await session.sites("log", "left buttock", "--at", "-2h")

        let run = await session.sites(
            ["log", "left back arm", "--at", "2026-02-28 9:00", "--time-zone", "America/New_York"]
        )

        #expect(run.errors.contains("--time-zone America/New_York sites insert"), "\(run.errors)")
        #expect(run.errors.contains("--at '2026-02-28 09:00'"), "\(run.errors)")
    }
}
