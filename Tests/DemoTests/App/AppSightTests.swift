import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// Things that stay in sight: the last change, the user's own words, the body map.
@Suite @MainActor struct AppSightTests {
    @Test func `a filter that gets another meaning leaves the highlight on its entry (SR-201)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("2 /thigh Enter Down Down")
        let before = try #require(world.highlighted)
        let count = world.app.page.count
        let places = { world.app.root.sites.recordsFeed.state.value?.locations.count }
        let known = places()
        let addition = await world.elsewhere("locations", "add", "Inner Thigh")
        #expect(addition.exitCode == .success, "\(addition.errors)")

        #expect(await world.wait { places() != known })
        await world.settle()

        #expect(world.app.page.count == count)
        #expect(world.highlighted == before, "\(world.text)")
    }

    @Test func `a remark takes no offer away, which lasts until the next change (TA-14)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter Enter")

        await world.receive(.paste("text"))
        #expect(world.text.contains("There is no field here to paste into."), "\(world.text)")
        #expect(!world.text.contains("u undo"))
        await world.press("2")
        #expect(world.text.contains("Logged Left Side Abdomen"), "\(world.text)")
        #expect(world.text.contains("u undo"))

        await world.press("1 u y")
        await world.receive(.paste("text"))
        await world.press("2")
        #expect(world.text.contains("Takes back: logged Left Side Abdomen"), "\(world.text)")
        #expect(world.text.contains("U redo"))
    }

    @Test func `a setting of the wearer can be taken back, one of the device not (TA-14, SR-199)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("9 Enter Down*5 Right")
        #expect(world.text.contains("‹ 12 hours ›"), "\(world.text)")
        #expect(!world.text.contains("u undo"))

        await world.press("Up*5 Right")
        #expect(world.text.contains("‹ 84 hours ›"), "\(world.text)")
        #expect(world.text.contains("u undo"), "\(world.text)")
        await world.press("u y")
        #expect(world.text.contains("‹ 72 hours ›"), "\(world.text)")

        await world.press(":")
        await world.receive(.paste("target 60"))
        await world.press("Enter")
        #expect(world.text.contains("‹ 60 hours ›"), "\(world.text)")
        #expect(world.text.contains("u undo"), "\(world.text)")
    }

    @Test func `an undo is a change of the records, too, that offers no undo (TA-14)`() {
        var status = AppStatus()
        #expect(!status.hasChangedRecords)

        status.say(.undone("Takes back: logged Left Side Abdomen."))

        #expect(status.hasChangedRecords)
        #expect(!status.offersUndo)
    }

    @Test func `ASCII leaves the user's own words as they are (TA-2)`() async throws {
        let world = try await AppWorld()
        await world.press("Enter Note=à–b…“c” Enter 2")

        let lines = world.app.frame(in: world.size, isASCII: true).lines
        #expect(lines.contains { $0.contains("à–b…“c”") }, "\(lines)")
        #expect(lines.allSatisfy { !$0.contains("·") && !$0.contains("›") })

        await world.press("g Enter")
        let form = world.app.frame(in: world.size, isASCII: true).lines
        #expect(form.contains { $0.contains("[à–b…“c”") }, "\(form)")
    }

    @Test func `ASCII leaves names in titles as they are, and draws the marks between (TA-2)`() {
        let path = TerminalText(path: "Log a change › Knee “left” – 2 › …")

        #expect(path.plain == "Log a change › Knee “left” – 2 › …")
        #expect(path.ascii.plain == "Log a change > Knee “left” – 2 > ~")
    }

    @Test func `from many forms in a row a digit leads away after some Esc (TA-10, TA-35)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("5 Enter")
        for _ in 0..<5 { await world.press("Ctrl-S Ctrl-S Ctrl-S Ctrl-S Down Enter Tab") }
        #expect(world.app.sections.current.path.count > 20, "\(world.app.title)")

        await world.press("Esc*20 1")
        #expect(world.kind == .home, "\(world.app.title)")
    }

    @Test(arguments: [(80, 24), (80, 30), (40, 24), (40, 12), (120, 40), (160, 45)])
    func `the map says which view and side it shows, and its summary (BM-2, BM-6)`(
        columns: Int,
        rows: Int
    ) async throws {
        let world = try await AppWorld()
        world.size = Size(columns: columns, rows: rows)
        await world.press("b")
        #expect(world.text.contains("R      L"), "\(world.text)")
        #expect(world.text.contains("is in use."), "\(world.text)")

        await world.press("m")
        #expect(world.text.contains("Front, mirrored"), "\(world.text)")
        await world.press("End")
        #expect(world.text.contains(" Back"), "\(world.text)")
        #expect(world.text.contains("L      R"), "\(world.text)")
        #expect(world.text.contains("N Right Buttock"), "\(world.text)")
    }

    @Test(arguments: [40, 52, 60, 80])
    func `the choice of a place keeps its badges at every width (SN-3, RS-2, SR-24)`(
        columns: Int
    ) async throws {
        let world = try await AppWorld()
        let rest = await world.elsewhere("rest", "add", "r abdomen (side)", "--until", "2999-05-14")
        #expect(rest.exitCode == .success, "\(rest.errors)")
        try world.restart()
        await world.settle()
        world.size = Size(columns: columns, rows: 24)

        await world.press("a")
        #expect(world.text.contains("Recommended"), "\(world.text)")
        await world.press("Find=side")
        #expect(world.text.contains("Right Side"), "\(world.text)")
        #expect(world.text.contains("Resting unti"), "\(world.text)")
    }

    @Test(arguments: [(80, "v"), (120, "v"), (160, "")])
    func `the list of the map has key, level and days in each row (BM-6, BM-8)`(
        columns: Int,
        keys: String
    ) async throws {
        let world = try await AppWorld()
        world.size = Size(columns: columns, rows: 40)
        await world.press("b \(keys)")

        let row = /A  Left Front Abdomen +o 14 days and more +\d+ days/
        #expect(world.lines.contains { $0.contains(row) }, "\(world.text)")
    }

    @Test(arguments: [(120, 36, true), (119, 36, false), (120, 35, false)])
    func `Today has the body map from 120 × 36 on (TA-20)`(
        columns: Int,
        rows: Int,
        isShown: Bool
    ) async throws {
        let world = try await AppWorld()
        world.size = Size(columns: columns, rows: rows)
        _ = world.lines
        await world.settle()

        #expect(world.text.contains("--@@@..oo") == isShown, "\(world.text)")
    }
}
