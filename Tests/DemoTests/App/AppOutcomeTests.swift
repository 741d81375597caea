import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// Screens that have done what they were opened for, and files that change most of the records.
@Suite @MainActor struct AppOutcomeTests {
    private func entryCount(in world: AppWorld) async throws -> Int {
        let run = await world.elsewhere("history", "--json")
        return try #require(try run.document?["entries"] as? [NSDictionary]).count
    }

    @Test func `a backup at the first pages names what it replaces, and asks (SR-195)`()
        async throws
    {
        let world = try await AppWorld()
        let before = try await entryCount(in: world)
        let row = "2026-01-05T08:00:00Z,L Buttock,72,x\n"
        world.write("date,location,duration_hours,note\n" + row, to: "one.csv")

        await world.press("9 Enter o i File=one.csv Enter")
        #expect(world.text.contains("Gone would be: "), "\(world.text)")
        #expect(world.text.contains("press u afterwards"), "\(world.text)")
        await world.press("Enter")
        #expect(world.text.contains("Replace them? y/N"), "\(world.text)")
        await world.press("n")
        #expect(before > 1)
        #expect(try await entryCount(in: world) == before)
    }

    @Test func `a correction says what it leaves out (SR-174)`() async throws {
        let world = try await AppWorld()
        _ = await world.elsewhere("log", "left buttock", "--at", "-8m", "--note", "orig")
        try world.restart()
        await world.press("1 Enter Shift-Tab Ctrl-U When=-3m Tab Note=new Tab*3 Right*2 Tab")
        await world.press("Seen=lump Enter")

        #expect(world.text.contains("stays at the time"), "\(world.text)")
        #expect(world.text.contains("A correction leaves out"), "\(world.text)")
        #expect(world.text.contains("replaces the note “orig”"), "\(world.text)")
    }

    @Test func `a question shows all that an undo would take back (TA-14, SR-175)`() async throws {
        let world = try await AppWorld()
        _ = await world.elsewhere("edit", "last", "--start", "-31h", "--together")
        try world.restart()
        await world.press("1 u")

        let words = world.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("ends on"), "\(world.text)")
        #expect(words.contains("starts on"), "\(world.text)")
        #expect(words.contains("y/N"), "\(world.text)")
    }

    @Test func `a place with two rests is one place (RS-2)`() async throws {
        let world = try await AppWorld()
        _ = await world.elsewhere("rest", "add", "left buttock")
        _ = await world.elsewhere("rest", "add", "left buttock", "--until", "tomorrow")
        try world.restart()
        await world.press("9 Down*2 Enter")

        #expect(world.text.contains("1 place rests"), "\(world.text)")
    }

    @Test func `a sync that never reached a folder has no copy there (SR-204)`() async throws {
        let world = try await AppWorld()
        await world.press("1 s Folder=/no/such/folder Enter")
        await world.press("x")

        #expect(world.text.contains("stay on this device."), "\(world.text)")
        #expect(!world.text.contains("and in"), "\(world.text)")
    }

    @Test func `a file for another screen says which (SR-188, SR-198)`() async throws {
        let world = try await AppWorld()
        world.write("date,site,reason\n2026-01-05,x,y\n", to: "table.csv")
        await world.press("9 Down*3 Enter File=table.csv Enter")
        #expect(world.text.contains("another program, press Esc, then : and type"), "\(world.text)")

        try world.restart()
        let backup = await world.elsewhere("backup", world.folder.appending(path: "b.jsonl").path)
        #expect(backup.exitCode == .success, "\(backup.errors)")
        await world.press("9 Down*3 Enter File=b.jsonl Enter")
        #expect(world.text.contains("type backup"), "\(world.text)")
        await world.press("Esc :backup")
        #expect(world.kind == .backup, "\(world.text)")
    }

    @Test func `a table names the rows that are left out (SR-189)`() async throws {
        let world = try await AppWorld(.empty)
        let rows = "2026-01-05 08:00,l buttock,72\nxx,l buttock,72\n"
        world.write("date,place,hours\n" + rows, to: "table.csv")

        await world.press("Esc 9 Down*11 Enter File=table.csv Enter")
        #expect(world.text.contains("Line 3  skipped: "), "\(world.text)")
        await world.press("Enter")
        #expect(world.text.contains("Line 3  skipped: "), "\(world.text)")
    }

    @Test func `a table without a column of dates gets one by its number (SR-191)`() async throws {
        let world = try await AppWorld(.empty)
        world.write("when,where\n2026-01-05 08:00,l buttock\n", to: "table.csv")

        await world.press("Esc 9 Down*11 Enter File=table.csv Enter")
        #expect(world.text.contains("Column of dates"), "\(world.text)")
        await world.press("1 Enter")
        #expect(world.text.contains("1 entry"), "\(world.text)")
    }

    @Test func `an insertion that is done begins anew, and shows nothing undone (SR-169, SR-175)`()
        async throws
    {
        let world = try await AppWorld()
        let insertion = "Location=l-buttock Tab Started=2025-06-01T08:00:00Z Enter Enter"
        await world.press("1 i " + insertion)
        #expect(world.text.contains("Changed:"), "\(world.text)")

        await world.press("1 i")
        #expect(world.text.contains("Location"), "\(world.text)")
        #expect(!world.text.contains("Changed:"), "\(world.text)")

        await world.press("Location=r-buttock Tab Started=2025-06-03T08:00:00Z Enter Enter")
        #expect(world.text.contains("Changed:"), "\(world.text)")
        await world.press("u y")
        #expect(!world.text.contains("Changed:"), "\(world.text)")
        #expect(world.text.contains("Takes back: inserted"), "\(world.text)")
    }

    @Test(arguments: [
        ("review", "Review"), ("body map", "Body map"), ("undo", "Undo"),
        ("forgotten", "A forgotten change"),
    ])
    func `the palette finds screens that are opened from others (TA-12)`(
        name: String,
        title: String
    ) async throws {
        let world = try await AppWorld()
        await world.press("9")
        _ = world.app.receive(.key(":"))
        for character in name { _ = world.app.receive(.key(.character(character))) }
        await world.settle()

        #expect(world.text.contains("Screen  \(title)"), "\(world.text)")
    }

    @Test func `an undo of many entries says how many it does not name (SR-175)`() async throws {
        let world = try await AppWorld(.empty)
        let rows = (10..<28).map { "2025-01-\($0)T08:00:00Z,L Buttock,20,\n" }.joined()
        world.write("date,location,duration_hours,note\n" + rows, to: "many.csv")
        await world.press("Esc 9 Down*3 Enter File=many.csv Enter Enter")

        await world.press("u")

        #expect(world.app.status.question?.text.contains("And 8 more.") == true)
    }

    @Test func `each wearer has places of the application of their own (SR-202)`() async throws {
        let world = try await AppWorld()
        _ = await world.elsewhere("wearers", "add", "Ben", "--first", "Ada")
        await world.press("2")
        await AppStateFile(world.context).save(world.app)

        let own = world.folder.appending(path: "ben")
        let other = AppStateFile(world.context.of("Ben", recordsIn: own))
        try world.restart()
        await other.restore(world.app)

        #expect(world.app.sections.selected == .today)
    }

    @Test func `an issue is told whole, however narrow the list is (SR-176)`() async throws {
        let world = try await AppWorld(.empty)
        world.size = Size(columns: 50, rows: 24)
        let rows = """
            date,location,duration_hours,note
            2025-03-05T08:00:00Z,L Thigh (Side),70.0,
            2025-03-06T08:00:00Z,L Thigh (Front),70.0,

            """
        world.write(rows, to: "history.csv")
        await world.press("Esc 9 Down*3 Enter File=history.csv Enter Enter v")

        let words = world.text.split { $0.isWhitespace }.joined(separator: " ")
        #expect(
            words.contains("overlaps Left Front Thigh (Mar 6, 2025 at 08:00), for 46h"),
            "\(world.text)"
        )
    }

    @Test func `a time before the worn set leads to a forgotten change (SR-174)`() async throws {
        let world = try await AppWorld()
        await world.press("Enter Shift-Tab Ctrl-u When=2025-06-01T08:00:00Z")

        let words = world.text.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains("was logged after that, on "), "\(world.text)")
        #expect(words.contains("forgotten change is put in with i"), "\(world.text)")
    }

    @Test func `a folder that is gone can be made, and has nowhere to move to`()
        async throws
    {
        let world = try await AppWorld()
        let folder = world.folder.appending(path: "shared")
        let sync = await world.elsewhere("sync", folder.path, "--create")
        #expect(sync.exitCode == .success, "\(sync.errors)")
        try FileManager.default.removeItem(at: folder)

        await world.press("9 Down*5 Enter s")

        #expect(world.text.contains("c create folder"), "\(world.text)")
        #expect(!world.text.contains("m move here"), "\(world.text)")
    }

    @Test(arguments: ["u y", "1 u y 2"])
    func `a saved entry is shown no more once that is taken back (TA-14)`(
        words: String
    ) async throws {
        let world = try await AppWorld()
        await world.press("2 Enter Tab*3 Note=anew Ctrl-S")
        #expect(world.text.contains("Saved"), "\(world.text)")

        await world.press(words)

        #expect(world.kind == .entry)
        #expect(world.text.contains("Ctrl-S save"), "\(world.text)")
        #expect(!world.text.contains("anew"), "\(world.text)")
    }
}
