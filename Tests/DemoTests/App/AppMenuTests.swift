import MomentumCommandLine
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// Help and palette, and terminals without room for a screen.
@Suite @MainActor struct AppMenuTests {
    /// A world in which the best row for a text was chosen in the palette.
    private func chosen(_ text: String) async throws -> AppWorld {
        let world = try await AppWorld()
        await world.press(":")
        await world.receive(.paste(text))
        await world.press("Enter")
        return world
    }

    @Test func `a menu acts on no other set than the screen that it covers (TA-12, SR-201)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter Esc ?")
        let shown = try #require(world.app.page.subject)
        let log = await world.elsewhere("log", "right buttock", "--at", "-1h")
        #expect(log.exitCode == .success, "\(log.errors)")
        #expect(await world.wait { world.app.page.subject != shown })

        await world.press("Enter")

        #expect(world.text.contains("The screen has changed meanwhile."), "\(world.text)")
        #expect(!world.text.contains("Logged"), "\(world.text)")
        #expect(world.kind == .confirmation, "\(world.kind)")
    }

    @Test func `a menu takes back no other change than the screen showed (TA-12, ST-62)`()
        async throws
    {
        let world = try await AppWorld()
        _ = await world.elsewhere("edit", "last", "--note", "first")
        try world.restart()
        try world.app.open("momentum://sites/undo")
        #expect(await world.wait { world.text.contains("Takes back: edited") }, "\(world.text)")
        let shown = try #require(world.app.page.subject)
        await world.press(": shown")
        _ = await world.elsewhere("delete", "last", "--yes")
        let isChanged = await world.wait {
            world.app.page.subject != nil && world.app.page.subject != shown
        }
        #expect(isChanged)

        await world.press("Enter")

        #expect(world.text.contains("The screen has changed meanwhile."), "\(world.text)")
        #expect(world.text.contains("Takes back: deleted"), "\(world.text)")
    }

    @Test func `the palette finds a screen by the beginning of its name (TA-12)`() async throws {
        let world = try await AppWorld()
        await world.press("2")

        await world.press(":stat")

        #expect(world.kind == .statistics)
    }

    @Test(arguments: [
        ("sites/history", AppRouteKind.history), ("Export", .exporting), ("log thigh", .selection),
        ("teams", .teams), ("Containr", .container), ("sites/history/last", .entry),
        ("sites/log/thigh front left", .confirmation), ("scheduling/users/chen wei", .user),
    ])
    func `the palette opens links, screens and places (TA-12)`(
        text: String,
        kind: AppRouteKind
    ) async throws {
        let world = try await AppWorld()

        await world.press(":")
        await world.receive(.paste(text))
        let menu = try #require(world.app.overlay).menu
        #expect(world.app.overlay?.kind == .palette)
        #expect((1...10).contains(menu.items.count))
        await world.press("Enter")

        #expect(world.kind == kind)
    }

    @Test func `a link to a name that there is not says so (TA-12, CL-19)`() async throws {
        let world = try await chosen("sites/log/shoulder")

        #expect(world.text.contains("There is no location “shoulder”."), "\(world.text)")
        #expect(world.kind == .home)
    }

    @Test func `a place to log is the filter of the choice (TA-12)`() async throws {
        let world = try await AppWorld()
        await world.press("5 :")
        await world.receive(.paste("log thigh l"))
        await world.press("Enter")

        #expect(world.kind == .selection)
        #expect(world.text.contains("thigh l"))
        #expect(world.text.contains("2 of 14 fit"), "\(world.text)")
    }

    @Test(arguments: [("chen", AppRouteKind.user), ("Atlas", .team), ("Östb", .user)])
    func `the palette finds people and teams by name (TA-12)`(
        text: String,
        kind: AppRouteKind
    ) async throws {
        let world = try await chosen(text)

        #expect(world.kind == kind)
    }

    @Test func `a line finds people by name, too (TA-12, TA-30)`() async throws {
        let world = try await AppWorld(lines: [":chen"])
        try await LinearApp(world.app, world.context.console).run()

        #expect(world.kind == .user)
    }

    @Test(arguments: [
        ("target 60", "Set target to 60."), ("cooldown 5", "Set cooldown to 5."),
        ("clock 24", "Set clock to 24."), ("sensors on", "Set sensors to on."),
        ("clock 13", "clock is one of 12, 24, system"),
        ("strategy byBodyPart", "Set strategy to byBodyPart."),
        ("target 600", "target takes hours from 12 to 168: target 60"),
        ("threshold x", "threshold takes percent from 5 to 50: threshold 20"),
        ("strategy worst", "strategy is one of"), ("goto never", "“never” is no day."),
        ("theme mono", "The theme is mono."), ("mouse", "Clicks and the wheel are taken"),
    ])
    func `the palette sets what is typed, or says what it takes (TA-12, TA-18)`(
        text: String,
        said: String
    ) async throws {
        let world = try await chosen(text)

        #expect(world.app.status.message?.plain.hasPrefix(said) == true, "\(world.text)")
    }

    @Test func `a setting of the palette is on the screen of today (TA-12)`() async throws {
        let world = try await chosen("target 60")

        #expect(await world.wait { world.text.contains("of 60 h") }, "\(world.text)")
    }

    @Test func `a remark stays until the next key (TA-14)`() async throws {
        let world = try await chosen("clock 24")
        #expect(world.app.status.message?.plain == "Set clock to 24.")

        await world.press(":")

        #expect(world.app.status.message == nil)
    }

    @Test func `goto shows the history from a day back (TA-12)`() async throws {
        let world = try await chosen("goto 2026-02-14")

        #expect(world.kind == .history)
        #expect(await world.wait { world.lines[3].contains("Feb 1") }, "\(world.text)")
    }

    @Test func `quit is found in the palette (TA-12)`() async throws {
        let world = try await AppWorld()
        await world.press(":quit")

        #expect(world.app.hasEnded)
    }

    @Test func `help has the screen's keys first and carries out the chosen one (TA-11)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("?")
        #expect(world.text.contains("Log a change at the highlighted location."))

        await world.press("h i s t Enter")
        #expect(world.kind == .history)
        await world.press("? ?")
        #expect(world.app.overlay == nil)
        await world.press("? Esc")
        #expect(world.app.overlay == nil)
        #expect(world.kind == .history)
    }

    @Test func `help opens what works everywhere, too (TA-11)`() async throws {
        let world = try await AppWorld()
        await world.press("?")
        await world.receive(.paste("load again"))
        await world.press("Enter")

        #expect(world.app.overlay == nil)
        #expect(world.kind == .home)
    }

    @Test(arguments: ["q", "Ctrl-C"])
    func `a small terminal names the least size and can be left (TA-9)`(key: String) async throws {
        let world = try await AppWorld()
        world.size = Size(columns: 31, rows: 9)
        let words = world.lines.filter { !$0.isEmpty }.joined(separator: " ")
        #expect(words == "Momentum needs 40 × 12, this is 31 × 9")

        await world.press(key)

        #expect(world.app.hasEnded)
    }

    @Test func `keys do nothing unseen while the terminal is too small (TA-9)`() async throws {
        let world = try await AppWorld()
        await world.press("2")
        world.size = Size(columns: 31, rows: 9)
        _ = world.lines
        let before = await world.elsewhere("history", "--json").output

        await world.press("d 1 Enter Enter : 9")
        await world.receive(.paste("x"))

        #expect(await world.elsewhere("history", "--json").output == before)
        world.size = Size(columns: 80, rows: 24)
        _ = world.lines
        #expect(world.kind == .history)
        await world.press("Enter Note=new")
        world.size = Size(columns: 31, rows: 9)
        _ = world.lines
        await world.press("q")
        #expect(!world.app.hasEnded)
        #expect(world.lines.joined(separator: " ").contains("Unsaved: q again leaves"))
        await world.press("q")
        #expect(world.app.hasEnded)
    }
}
