import Foundation
@testable import MomentumCommandLine
import MomentumTestSupport
import Testing

@testable import MomentumDemo

/// Corrections as they are typed: plans, undo and the review.
@Suite @MainActor struct SitesCorrectionCommandTests {
    private let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    private func log(_ place: String, _ time: String) async {
        _ = await session.sites("log", place, "--at", time, "--again")
    }

    /// A on 1 February, and B on 9 February.
    private func twoChanges() async {
        await log("L Thigh (Front)", "2026-02-01T08:00:00Z")
        await log("R Thigh (Front)", "2026-02-09T08:00:00Z")
    }

    private func document(_ words: String...) async throws -> NSDictionary {
        let run = await session.sites(words + ["--json"])
        return try #require(try run.document, "\(run.output)\(run.errors)")
    }

    @Test func `a forgotten change is planned, then put in (SR-169, SR-168)`() async throws {
        await twoChanges()
        let words = ["insert", "L Buttock", "--at", "2026-02-05T08:00:00Z"]
        let before = try session.stored()

        let dry = await session.sites(words + ["--dry-run", "--json"])
        #expect(try session.stored() == before)
        let plan = try dry.document?["plan"] as? NSDictionary
        #expect(try dry.document?["applied"] as? Bool == false)
        #expect(plan?["action"] as? String == "insert")
        let effects = plan?["effects"] as? [NSDictionary]
        #expect(effects?.map { $0["change"] as? String } == ["changed", "created"])
        let ended = effects?.first?["after"] as? NSDictionary
        #expect(ended?["end"] as? String == "2026-02-05T08:00:00Z")

        let run = await session.sites(words + ["--yes"])
        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.output.contains("Left Front Thigh ends on"))
        #expect(run.output.contains("New: Left Buttock"))
        let entries = try await document("history")["entries"] as? [NSDictionary]
        #expect(
            entries?.map { $0["end"] as? String }
                == [nil, "2026-02-09T08:00:00Z", "2026-02-05T08:00:00Z"]
        )
    }

    @Test func `where nobody can answer, a correction needs --yes (SR-168)`() async throws {
        await twoChanges()

        for words in [
            ["insert", "L Buttock", "--at", "2026-02-05T08:00:00Z"], ["reopen", "last"],
            ["delete", "last"],
        ] {
            let run = await session.sites(words)
            #expect(run.exitCode == .usage, "\(words)")
            #expect(run.errors.contains("--yes"), "\(words)")
        }
    }

    @Test(arguments: [("y", 3), ("n", 2)])
    func `on a terminal the plan is shown before the question (SR-168)`(
        answer: String,
        count: Int
    ) async throws {
        await twoChanges()

        let run = await CommandLineRun(
            words: [
                "sites", "--data-dir", session.data.path, "insert", "L Buttock", "--at",
                "2026-02-05T08:00:00Z",
            ],
            host: .fixture(
                traits: TerminalTraits(isInputTerminal: true),
                input: ScriptedInput(answer)
            )
        )

        #expect(run.output.contains("New: Left Buttock"))
        #expect(run.errors.contains("Change this? [y/N]"))
        #expect(try await document("history")["total"] as? Int == count)
    }

    @Test func `an entry in the way is named (SR-169)`() async {
        await twoChanges()

        let run = await session.sites(
            "insert",
            "L Buttock",
            "--at",
            "2026-02-09T08:00:30Z",
            "--yes"
        )

        #expect(run.exitCode == .failure)
        #expect(run.errors.hasPrefix("Right Front Thigh (Feb 9, 2026"), "\(run.errors)")
    }

    @Test func `an end moves together with the next start (SR-170)`() async throws {
        await twoChanges()
        let first = try await document("history")["entries"] as? [NSDictionary]
        let id = try #require(first?.last?["id"] as? String)

        let edited = try await document(
            "edit",
            id,
            "--end",
            "2026-02-08T08:00:00Z",
            "--together"
        )

        #expect(edited["applied"] as? Bool == true)
        let entries = try await document("history")["entries"] as? [NSDictionary]
        #expect(entries?.first?["start"] as? String == "2026-02-08T08:00:00Z")
        #expect(entries?.last?["end"] as? String == "2026-02-08T08:00:00Z")
    }

    @Test func `the other side is found (SR-171)`() async throws {
        await twoChanges()

        let edited = try await document("edit", "last", "--other-side")
        let entry = edited["entry"] as? NSDictionary
        #expect(entry?["location"] as? String == "L Thigh (Front)")

        _ = await session.sites("edit", "last", "--location", "none")
        let none = try await document("edit", "last", "--other-side")["error"] as? NSDictionary
        #expect(none?["kind"] as? String == "noOtherSide")
    }

    @Test
    func `the last but one is opened, and a deletion extends the one before (SR-172, SR-173)`()
        async throws
    {
        await twoChanges()
        let entries = try await document("history")["entries"] as? [NSDictionary]
        let id = try #require(entries?.last?["id"] as? String)

        let reopened = try await document("reopen", id, "--yes")
        #expect((reopened["plan"] as? NSDictionary)?["action"] as? String == "reopen")
        let worn = try await document("history")["entries"] as? [NSDictionary]
        #expect(worn?.first?["end"] is NSNull)
        #expect(try await document("history")["total"] as? Int == 1)
        _ = try await document("undo")
        #expect(try await document("history")["total"] as? Int == 2)

        let deleted = try await document("delete", "last", "--extend-previous", "--yes")
        #expect((deleted["changed"] as? [NSDictionary])?.count == 1)
        let left = try await document("history")["entries"] as? [NSDictionary]
        #expect(left?.map { $0["id"] as? String } == [id])
        #expect(left?.first?["end"] is NSNull)
    }

    @Test func `an undo says what it would take back, and lists the others (SR-175)`() async throws
    {
        await twoChanges()
        _ = await session.sites("insert", "L Buttock", "--at", "2026-02-05T08:00:00Z", "--yes")
        let before = try session.stored()

        let dry = try await document("undo", "--dry-run")
        let list = try await document("undo", "--list")

        #expect(try session.stored() == before)
        let action = dry["action"] as? NSDictionary
        #expect(action?["kind"] as? String == "insert")
        #expect((action?["text"] as? String)?.hasPrefix("inserted Left Buttock") == true)
        let kinds = (list["actions"] as? [NSDictionary])?.map { $0["kind"] as? String }
        #expect(kinds == ["insert", "log", "log"])
        let text = await session.sites("undo")
        #expect(text.output.contains("Takes back: inserted Left Buttock"), "\(text.output)")
        #expect(text.output.contains("Left Front Thigh ends on"))
        _ = await session.sites("undo", "--redo")
        let again = try await document("undo", "--redo")["error"] as? NSDictionary
        #expect(again?["kind"] as? String == "nothingToRedo")
        #expect(
            again?["message"] as? String == "Nothing was taken back since the last change."
        )
    }

    @Test func `the review lists issues and mends them one by one (SR-176)`() async throws {
        let file = try session.file(
            "history.csv",
            """
            date,location,duration_hours,note
            2026-02-01T08:00:00Z,L Buttock,60.0,
            2026-02-03T08:00:00Z,R Buttock,48.0,
            2026-02-06T08:00:00Z,L Thigh (Side),,

            """
        )
        let imported = await session.sites("import", file, "--replace")
        #expect(imported.output.contains("1 overlap, 1 gap"), "\(imported.output)")
        #expect(imported.output.contains("See them with: momentum"))

        let issues = try await document("review")["issues"] as? [NSDictionary]
        #expect(issues?.prefix(2).map { $0["kind"] as? String } == ["overlap", "gap"])
        #expect(issues?.first?["hours"] as? Double == 12)
        let fix = issues?.first?["fix"] as? NSDictionary
        #expect((fix?["effects"] as? [NSDictionary])?.count == 1)

        let unasked = await session.sites("review", "--fix", "1")
        #expect(unasked.exitCode == .usage)
        #expect(unasked.errors.contains("--yes"))
        #expect(try await document("review", "--fix", "1", "--yes")["applied"] as? Bool == true)
        let left = try await document("review")["issues"] as? [NSDictionary]
        #expect(left?.first?["kind"] as? String == "gap")
        let none = try await document("review", "--fix", "9")["error"] as? NSDictionary
        #expect(none?["kind"] as? String == "unknownIssue")
    }

    @Test func `a file that would replace most is asked about again (SR-195)`() async throws {
        let full = try session.file("full.csv", SitesSession.history(12))
        let few = try session.file("few.csv", SitesSession.history(2))
        _ = await session.sites("import", full, "--replace")
        let before = try session.stored()

        let refused = await session.sites("import", few, "--replace")
        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("12 entries"), "\(refused.errors)")
        #expect(refused.errors.contains("and 5 more"), "\(refused.errors)")
        #expect(refused.errors.contains("sites undo"), "\(refused.errors)")
        #expect(try session.stored() == before)
        let json = try await document("import", few, "--replace")["error"] as? NSDictionary
        #expect(json?["kind"] as? String == "replacesMost")

        let agreed = await session.sites("import", few, "--replace", "--yes")
        #expect(agreed.exitCode == .success, "\(agreed.errors)")
        #expect(try await document("history")["total"] as? Int == 2)
    }
}
