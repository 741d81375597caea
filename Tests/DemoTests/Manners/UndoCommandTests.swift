import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Undo, and changes that follow each other soon.
@Suite @MainActor struct UndoCommandTests {
    private func run(
        _ words: [String],
        answer: String,
        in session: SitesSession
    ) async -> CommandLineRun {
        await CommandLineRun(
            words: ["sites", "--data-dir", session.data.path] + words,
            host: .fixture(
                traits: TerminalTraits(isInputTerminal: true),
                input: ScriptedInput(answer)
            )
        )
    }

    @Test func `a change says how to take it back, below the answer (CL-22)`() async throws {
        let session = try SitesSession()
        let undo = "Undo with: momentum --data-dir \(session.data.path) sites undo\n"

        let log = await session.sites("log", "l buttock", "--at", "-1d12h")
        let edit = await session.sites("edit", "last", "--note", "x")
        let off = await session.sites("locations", "disable", "arm")
        let quiet = await session.sites("edit", "last", "--note", "y", "--quiet")
        let json = await session.sites("edit", "last", "--note", "z", "--json")

        for run in [log, edit, off] { #expect(run.errors == undo) }
        for run in [quiet, json] { #expect(run.errors.isEmpty) }
    }

    @Test func `without --data-dir the line is the plain command (CL-22)`() async throws {
        let session = try SitesSession()
        let host = HostEnvironment.fixture(variables: ["MOMENTUM_HOME": session.data.path])

        let kept = await CommandLineRun("sites", "log", "l buttock", host: host)
        let lost = await CommandLineRun("sites", "log", "l buttock", "--in-memory", host: host)

        #expect(kept.errors == "Undo with: momentum sites undo\n")
        #expect(lost.errors.isEmpty)
    }

    @Test func `a line to type keeps the language, which a document has not (CL-22, EM-11)`()
        async throws
    {
        let session = try SitesSession()
        let german = ["--locale", "de_DE"]

        let log = await session.sites("log", "l buttock", german[0], german[1])
        let json = await session.sites("status", "--json", german[0], german[1])

        #expect(
            log.errors.contains("momentum --data-dir \(session.data.path) --locale de_DE sites")
        )
        #expect(!json.output.contains("de_DE") && !json.errors.contains("de_DE"))
    }

    @Test func `undo says what it takes back, and what differs then (CL-22, SR-175)`() async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "r buttock", "--at", "2026-02-26 9:00")
        _ = await session.sites("log", "l buttock", "--at", "2026-03-01 9:00")

        let undo = await session.sites("undo")
        let redo = await session.sites("undo", "--redo")
        let history = await session.sites("history")

        #expect(undo.output.hasPrefix("Takes back: logged Left Buttock (Mar 1, 2026 at 09:00"))
        #expect(undo.output.hasSuffix("  Right Buttock is worn again.\n"))
        #expect(!undo.output.contains("Active"))
        #expect(redo.output.hasPrefix("Does again: logged Left Buttock (Mar 1, 2026 at 09:00"))
        #expect(redo.output.contains("Right Buttock ends on Mar 1, 2026 at 09:00"))
        #expect(history.output.contains("Left Buttock"))
    }

    @Test func `undo names edits, deletions, imports and locations (CL-22, SR-175)`() async throws {
        let session = try SitesSession()
        let file = try session.file("history.csv", SitesSession.history(5))
        _ = await session.sites("import", file, "--replace")
        var undone: [String] = []
        for words in [
            ["edit", "last", "--note", "sore"], ["delete", "last", "--yes"],
            ["locations", "disable", "arm"],
        ] {
            let change = await session.sites(words)
            #expect(change.exitCode == .success)
            undone.append(await session.sites("undo").output)
        }
        undone.append(await session.sites("undo").output)

        #expect(undone[0].hasPrefix("Takes back: edited Left Front Abdomen ("))
        #expect(undone[0].contains("has "))
        #expect(undone[1].hasPrefix("Takes back: deleted Left Front Abdomen ("))
        #expect(undone[2] == "Takes back: switched off Left Back Arm, Right Back Arm.\n")
        #expect(undone[3].hasPrefix("Takes back: added 5 entries.\n  Deleted: "))
        #expect(undone[3].count { $0 == "\n" } == 6)
    }

    @Test func `undo says what became of locations (SR-175)`() async throws {
        let session = try SitesSession()
        let ways: [(words: [String], name: String)] = [
            (["disable", "arm"], "switched off Left Back Arm, Right Back Arm"),
            (["enable", "arm"], "switched on Left Back Arm, Right Back Arm"),
            (["add", "Hip"], "added Left Hip, Right Hip"),
            (["add", "Knee"], "added Left Knee, Right Knee"),
            (["remove", "hip", "--yes"], "removed Left Hip, Right Hip"),
            (["add", "Hip"], "added Left Hip, Right Hip"),
        ]
        for (words, name) in ways {
            let change = await session.sites(["locations"] + words)
            #expect(change.exitCode == .success, "\(words): \(change.errors)")
            let preview = await session.sites("undo", "--dry-run")
            #expect(preview.output.contains("Takes back: \(name)."), "\(preview.output)")
            let list = await session.sites("undo", "--list").output
            let listed = words[0] == "remove" ? "removed 2 locations" : name
            #expect(list.contains(listed), "\(list)")
        }
        #expect(await session.sites("undo").output.hasPrefix("Takes back: \(ways[5].name)."))
        let redo = await session.sites("undo", "--redo")
        #expect(redo.output.hasPrefix("Does again: \(ways[5].name)."), "\(redo.output)")
    }

    @Test func `the same place again is refused where nobody can be asked (CL-22, SR-174)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "l buttock", "--at", "-10m")

        let again = await session.sites("log", "l buttock")
        let json = await session.sites("log", "l buttock", "--json")
        let meant = await session.sites("log", "l buttock", "--again")
        let later = await session.sites("log", "l buttock", "--now", "2026-03-01T12:15:00Z")

        #expect(again.exitCode == .failure)
        #expect(again.errors.contains("Add --again to log it again."))
        let error = try json.document?["error"] as? [String: Any]
        #expect(error?["kind"] as? String == "justLogged")
        #expect(meant.exitCode == .success)
        #expect(later.exitCode == .success)
    }

    @Test func `another place is logged, with the commands that correct instead (SR-174)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "l buttock", "--at", "-10m")
        let id = try #require(await session.shortIDs().first)

        let other = await session.sites("log", "r buttock")
        let undo = await session.sites("undo")
        let correct = await session.sites("edit", id, "--location", "Right Buttock")

        #expect(other.exitCode == .success)
        #expect(other.errors.contains("sites undo && momentum"))
        #expect(other.errors.contains("sites edit \(id) --location 'Right Buttock'"))
        #expect(undo.output.contains("Left Buttock is worn again."))
        #expect(correct.output.contains("Right Buttock"))
    }

    @Test func `on a terminal it is asked what was meant (SR-174)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l buttock", "--at", "-10m")

        let no = await run(["log", "l buttock"], answer: "", in: session)
        let cancelled = await run(["log", "r buttock"], answer: "x", in: session)
        let corrected = await run(["log", "r buttock"], answer: "c", in: session)
        let new = await run(["log", "l buttock"], answer: "n", in: session)
        let total = try await session.sites("history", "--json").document?["total"] as? Int

        #expect(no.output == "Nothing was logged.\n")
        #expect(cancelled.output == "Nothing was logged.\n")
        #expect(corrected.output.hasPrefix("Corrected: Right Buttock, "))
        #expect(new.output.hasPrefix("Logged Left Buttock"))
        #expect(total == 2)
    }

    @Test func `in JSON nothing logged is null in every field (CL-8, SR-174)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l buttock", "--at", "-10m")

        for (location, answer) in [("l buttock", "n"), ("r buttock", "x")] {
            let run = await run(["log", location, "--json"], answer: answer, in: session)

            let nothing =
                [
                    "operation": NSNull(), "entry": NSNull(), "closed": NSNull(),
                    "overlaps": NSNull(),
                ] as NSDictionary
            #expect(run.exitCode == .success)
            #expect(try run.document == nothing)
        }
    }

    @Test func `a repeated operation is never asked about (SR-174)`() async throws {
        let session = try SitesSession()
        let id = "3f9a0201-0000-4000-8000-000000000000"

        let first = await session.sites("log", "l buttock", "--operation", id)
        let second = await session.sites("log", "l buttock", "--operation", id)

        #expect(first.exitCode == .success)
        #expect(second.output.hasPrefix("Nothing was written: this operation had logged"))
    }

    @Test func `a repeated operation that was taken back says so (SR-174)`() async throws {
        let session = try SitesSession()
        let log = ["log", "l buttock", "--operation", "3f9a0201-0000-4000-8000-000000000000"]
        _ = await session.sites(log)
        _ = await session.sites("undo")

        let run = await session.sites(log)

        #expect(run.exitCode == .failure)
        #expect(run.errors.contains("taken back or deleted since. Nothing was logged."))
    }

    @Test func `a change that is ahead of the clock was not made minutes before (TR-2)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "l buttock", "--now", "2026-03-21T10:00:00Z")

        let run = await session.sites("log", "r buttock", "--now", "2026-03-20T12:00:00Z")

        #expect(run.errors.contains("which is ahead of this clock."), "\(run.errors)")
    }

    @Test func `a change before the last one names that (SR-174)`() async throws {
        let session = try SitesSession()
        _ = await session.sites("log", "l buttock", "--at", "-2h")

        let run = await session.sites("log", "r buttock", "--at", "-3h")

        #expect(run.exitCode == .failure)
        #expect(run.errors.hasPrefix("Left Buttock was logged after that, on Mar 1, 2026 at 10:00"))
        #expect(run.errors.contains("sites insert 'Right Buttock' --at '2026-03-01 09:00'"))
        let exact = await session.sites("log", "r buttock", "--at", "2026-03-01T10:30:15+01:30")
        #expect(exact.errors.contains("insert 'Right Buttock' --at 2026-03-01T09:00:15Z"))
        let time = "2026-03-01 09:00"
        let typed = await session.sites("insert", "right buttock", "--at", time, "--yes")
        #expect(typed.exitCode == .success, "\(typed.errors)")
    }
}
