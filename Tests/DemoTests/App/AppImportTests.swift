import Foundation
import MomentumCommandLine
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// Imports in the application.
@Suite @MainActor struct AppImportTests {
    /// The second row begins while the first set is still worn.
    private let rows = """
        date,location,duration_hours,note
        2025-03-05T08:00:00Z,L Thigh (Side),70.0,
        2025-03-06T08:00:00Z,L Thigh (Front),70.0,

        """

    @Test func `an import says which entries overlap, and leads to the review (SR-176)`()
        async throws
    {
        let world = try await AppWorld(.empty)
        world.write(rows, to: "history.csv")
        await world.press("Esc 9 Down*3 Enter File=history.csv Enter Enter")
        #expect(world.text.contains("1 overlap"), "\(world.text)")

        await world.press("v")
        #expect(world.kind == .review)
        #expect(world.text.contains("Left Side Thigh"), "\(world.text)")
    }

    @Test func `the first pages restore a backup of all records, too (SR-87, SR-198)`()
        async throws
    {
        let former = try await AppWorld()
        let world = try await AppWorld(.empty)
        let backup = world.folder.appending(path: "sites.jsonl").path
        #expect(await former.elsewhere("backup", backup).exitCode == .success)

        await world.press("i File=sites.jsonl Enter")
        #expect(world.text.contains("Enter restore"), "\(world.text)")
        await world.press("Enter")

        #expect(world.text.contains("Enter finish"), "\(world.text)")
        let histories = (
            await former.elsewhere("history", "--json").output,
            await world.elsewhere("history", "--json").output
        )
        #expect(histories.0 == histories.1)
        await world.press("Enter")
        #expect(world.kind == .home)
    }

    @Test func `a merge of a backup without common entries asks first (SR-198)`() async throws {
        let (former, world) = (try await AppWorld(.empty), try await AppWorld())
        #expect(await former.elsewhere("log", "left buttock").exitCode == .success)
        let backup = world.folder.appending(path: "sites.jsonl").path
        #expect(await former.elsewhere("backup", backup).exitCode == .success)
        let before = await world.elsewhere("history", "--json").output

        await world.press("Esc :backup Ctrl-U File=sites.jsonl Ctrl-R Enter")
        #expect(world.text.contains("Add them?"), "\(world.text)")
        await world.press("n")

        #expect(await world.elsewhere("history", "--json").output == before)
    }

    @Test func `a backup with other entries is replaced at a second confirmation (SR-97)`()
        async throws
    {
        let (former, world) = (try await AppWorld(.empty), try await AppWorld())
        #expect(await former.elsewhere("log", "left buttock").exitCode == .success)
        let url = world.folder.appending(path: "sites.jsonl")
        #expect(await former.elsewhere("backup", url.path).exitCode == .success)
        let bytes = try Data(contentsOf: url)

        await world.press("Esc :backup Ctrl-U File=sites.jsonl Enter y")
        #expect(world.text.contains("records that are missing here"), "\(world.text)")
        #expect(try Data(contentsOf: url) == bytes)
        await world.press("Enter y")

        #expect(try Data(contentsOf: url) != bytes)
    }

    @Test func `replacing most entries by a table asks again (SR-195)`() async throws {
        let world = try await AppWorld()
        #expect(await world.wait { world.text.contains("Right Front Abdomen") })
        let table = "Datum;Uhrzeit;Stelle;Dauer (Std)\n23.2.2026;8.30;Bauch links vorne;71,5\n"
        world.write(table, to: "old.csv")

        await world.press("9 Down*11 Enter File=old.csv Enter Right Enter")
        #expect(world.text.contains("Replace them?"), "\(world.text)")
        #expect(world.text.contains("Gone would be: Right Front Abdomen (Feb 28"), "\(world.text)")
        await world.press("n")
        #expect(world.kind == .importMapping)
        await world.press("Enter y")
        #expect(world.text.contains("1 entry imported. · u undo"), "\(world.text)")
    }

    @Test func `a key at once after the mode asks nothing about the other mode (SR-195)`()
        async throws
    {
        let world = try await AppWorld()
        world.write("Datum;Stelle\n23.2.2026 8:30;Bauch links vorne\n", to: "old.csv")
        await world.press("9 Down*11 Enter File=old.csv Enter Right Enter")
        #expect(world.text.contains("Replace them?"), "\(world.text)")
        await world.press("n")

        await world.pressAtOnce("Left Enter")

        #expect(world.text.contains("‹ Merge ›"), "\(world.text)")
        #expect(!world.text.contains("Replace them?"), "\(world.text)")
        await world.press("Enter")
        #expect(world.text.contains("1 entry imported."), "\(world.text)")
    }

    @Test(arguments: ["9 Down*11 Enter File=old.csv Enter", ":import File=old.csv Enter"])
    func `starting again begins with merging (SR-195)`(keys: String) async throws {
        let world = try await AppWorld()
        let header = "date,location,duration_hours,note"
        world.write("\(header)\n2026-02-23T08:30:00Z,L Buttock,20,\n", to: "old.csv")
        await world.press("\(keys) Right")
        #expect(world.app.page.state.tab == 1, "\(world.text)")

        await world.press("Ctrl-X Ctrl-U File=old.csv Enter")

        #expect(world.app.page.state.tab == 0, "\(world.text)")
        #expect(world.text.contains("1 entry will be added."), "\(world.text)")
    }

    @Test func `answers about a table are not given up without a question (TA-10)`() async throws {
        let world = try await AppWorld(.empty)
        let rows = "2026-01-05 08:00;foo\n2026-01-06 08:00;bar\n"
        world.write("Datum;Stelle\n" + rows, to: "table.csv")
        await world.press("Esc 9 Down*11 Enter File=table.csv Enter Answer=l-buttock Enter")
        #expect(world.text.contains("Answer"), "\(world.text)")

        await world.press("Esc Esc")

        #expect(world.text.contains("What was typed is not saved."), "\(world.text)")
        #expect(world.kind == .importMapping)
    }
}
