import Foundation
import Testing

@testable import MomentumCommandLine

/// `momentum sites import`: its refusals, previews and questions.
@MainActor
@Suite struct SitesImportCommandTests {
    let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    @Test(arguments: [
        (name: "not CSV", text: "x,y\n1,2\n", kind: "invalidHeader"),
        (
            name: "no good row", text: "date,location,duration_hours,note\nsoon,L Arm,3,\n",
            kind: "noValidEntries"
        ),
    ])
    func `a broken file is refused and the store unchanged (SR-98, SR-109)`(
        name: String,
        text: String,
        kind: String
    ) async throws {
        let good = try session.file("history.csv", SitesSession.history(5))
        _ = await session.sites("import", good, "--replace")
        let before = try session.stored()
        let broken = try session.file("broken.csv", text)

        let run = await session.sites("import", broken, "--replace", "--json")

        #expect(run.exitCode == .failure)
        let error = try run.document?["error"] as? NSDictionary
        #expect(error?["kind"] as? String == kind)
        #expect(try run.document?["skipped"] != nil)
        #expect(try session.stored() == before)
        #expect(!before.isEmpty)
    }

    @Test func `a skipped row is listed with number and sentence (SR-102, TR-29)`() async throws {
        let file = try session.file(
            "history.csv",
            SitesSession.history(2) + "2026-02-30T00:00:00Z,L Arm,3,\n"
        )

        let run = await session.sites("import", file, "--replace")

        #expect(run.exitCode == .success)
        #expect(run.output.contains("row 4: \"2026-02-30T00:00:00Z\" is not a date"))
    }

    @Test func `without a terminal the mode has to be said (SR-108, CL-3)`() async throws {
        let file = try session.file("history.csv", SitesSession.history(2))

        let run = await session.sites("import", file)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("--replace, --merge or --dry-run"))
    }

    @Test func `a dry run says what would happen and changes nothing (SR-110)`() async throws {
        let file = try session.file("history.csv", SitesSession.history(2))
        _ = await session.sites("import", file, "--replace")
        let before = try session.stored()

        let run = await session.sites("import", file, "--merge", "--dry-run", "--json")

        #expect(try run.document?["outcome"] as? String == "preview")
        #expect(try run.document?["presentCount"] as? Int == 2)
        #expect(try session.stored() == before)
    }

    @Test func `a dry run without a mode shows what either would do (SR-108, SR-110)`() async throws
    {
        let file = try session.file("history.csv", SitesSession.history(2))
        _ = await session.sites("import", file, "--replace")
        let before = try session.stored()

        let text = await session.sites("import", file, "--dry-run")
        let document = try await session.sites("import", file, "--dry-run", "--json").document

        #expect(text.exitCode == .success)
        #expect(text.output.contains("\n  merge: "))
        #expect(text.output.contains("\n  replace: "))
        #expect(document?["outcome"] as? String == "choices")
        let merge = document?["merge"] as? NSDictionary
        let replace = document?["replace"] as? NSDictionary
        #expect(merge?["presentCount"] as? Int == 2)
        #expect(merge?["replacedCount"] as? Int == 0)
        #expect(replace?["replacedCount"] as? Int == 2)
        #expect(try session.stored() == before)
    }

    @Test func `the locations of another file come along (SR-96, SR-113)`() async throws {
        let file = try session.file(
            "locations.csv",
            "location,enabled,custom,sort_order\nHip,true,true,0\nL Buttock,false,false,1\n"
        )

        let run = await session.sites("import", file, "--merge", "--json")
        #expect(try run.document?["created"] as? [String] == ["Hip"])
        #expect(try run.document?["updated"] as? Int == 1)

        let list = try await session.sites("locations", "list", "--json").document
        let rows = list?["locations"] as? [NSDictionary]
        #expect(rows?.count == 15)
        #expect(rows?.prefix(2).map { $0["shortName"] as? String } == ["Hip", "L Buttock"])
        #expect(rows?[1]["isEnabled"] as? Bool == false)
    }

    @Test func `an import that changed nothing offers no undo, which would be of another (SR-175)`()
        async throws
    {
        let history = try session.file("history.csv", SitesSession.history(2))
        let first = await session.sites("import", history, "--merge")
        #expect(first.errors.contains("Undo with: "), "\(first.errors)")

        let again = await session.sites("import", history, "--merge")

        #expect(again.exitCode == .success)
        #expect(!again.errors.contains("Undo with: "), "\(again.errors)")
    }

    @Test func `a backup that is imported is restored by another command (SR-198)`() async throws {
        _ = await session.sites("log", "l but")
        let backup = session.folder.appending(path: "sites.jsonl").path
        _ = await session.sites("backup", backup)

        let run = await session.sites("import", backup, "--merge", "--dry-run")

        #expect(run.exitCode == .failure)
        let command = session.line("restore \(backup) --merge --dry-run")
        #expect(run.errors.contains("Try: \(command)"), "\(run.errors)")
    }

    @Test(arguments: [[], ["--dry-run"], ["--map"], ["--map", "--dry-run"]])
    func `a file of locations replaces no entries, and is refused in words (SR-113, CL-27)`(
        options: [String]
    ) async throws {
        let history = try session.file("history.csv", SitesSession.history(2))
        _ = await session.sites("import", history, "--replace")
        let before = try session.stored()
        let file = try session.file(
            "locations.csv",
            "location,enabled,custom,sort_order\nHip,true,true,0\n"
        )

        let words = ["import", file, "--replace"] + options
        let run = await CommandLineRun(
            words: ["sites", "--data-dir", session.data.path] + words
        )

        #expect(run.exitCode == .failure)
        #expect(run.errors.hasPrefix("This is a file of locations, which replaces nothing:"))
        #expect(run.errors.hasSuffix("Nothing was imported. Use --merge.\n"))
        #expect(try session.stored() == before)
    }

    @Test(
        arguments: [
            ("m", 3, "1 entry imported.\n"), ("Replace", 2, "2 entries imported.\n"),
            ("c", 2, "Nothing was imported.\n"), ("", 2, "Nothing was imported.\n"),
            ("y", 2, "Nothing was imported.\n"),
        ]
    )
    func `on a terminal an import shows both modes and lets people choose (SR-108, SR-110)`(
        answer: String,
        total: Int,
        outcome: String
    ) async throws {
        let rows = SitesSession.history(3).split(separator: "\n", omittingEmptySubsequences: false)
        // The first two of three, then the last two.
        let held = try session.file("held.csv", (rows[0...2] + [""]).joined(separator: "\n"))
        let other = try session.file(
            "other.csv",
            ([rows[0]] + rows[2...3] + [""]).joined(separator: "\n")
        )
        _ = await session.sites("import", held, "--replace")

        let run = await CommandLineRun(
            words: ["sites", "import", other, "--data-dir", session.data.path],
            host: .fixture(
                traits: TerminalTraits(isInputTerminal: true),
                input: ScriptedInput(answer)
            )
        )

        let choices = """
            Nothing has been changed.
              merge: 1 entry will be added. 1 row was there already.
              replace: 2 entries will be replaced by 2 entries.

            """
        #expect(run.exitCode == .success)
        #expect(run.output.hasPrefix("\(choices)\(outcome)"))
        // The preview is not shown a second time.
        #expect(run.output.components(separatedBy: "will be").count == 3)
        #expect(run.errors.hasPrefix("Merge, replace or cancel? [m/r/C] "))
        let after = try await session.sites("history", "--json").document
        #expect(after?["total"] as? Int == total)
    }

    @Test func `a file of thousands of rows can be taken back by a later command (SR-195, ST-62)`()
        async throws
    {
        let session = try SitesSession()
        _ = await session.sites("log", "r buttock", "--at", "2026-02-27 9:00")
        let file = try session.file("big.csv", SitesSession.history(4500))
        let imported = await session.sites("import", file, "--replace", "--yes")
        #expect(imported.exitCode == .success, "\(imported.errors)")
        #expect(try session.stored().keys.contains { $0.hasSuffix(".snapshot") })

        #expect(await session.sites("undo", "--list").output.contains("in place of"))
        let undone = await session.sites("undo")
        #expect(undone.exitCode == .success, "\(undone.errors)")
        let history = try await session.sites("history", "--json").document
        #expect(history?["total"] as? Int == 1)
        let again = await session.sites("undo", "--redo")
        #expect(again.exitCode == .success, "\(again.errors)")
    }
}
