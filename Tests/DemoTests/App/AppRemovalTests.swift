import MomentumSiteRotationDomain
import MomentumTerminal
import Testing

@testable import MomentumDemo

/// The questions about a set that came off, in the application.
@Suite @MainActor struct AppRemovalTests {
    @Test func `only a set that fell off or was pulled out may have an earlier end (RR-2)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter Tab Tab Tab")
        #expect(world.text.contains("Came off  ‹ – ›"), "\(world.text)")
        #expect(!world.text.contains("Ended"))

        // Planned comes first; then occlusion, kinked, leak, fell off.
        await world.press("Right")
        #expect(world.text.contains("‹ Planned ›"))
        await world.press("Right Right Right Right")
        #expect(world.text.contains("‹ Fell off ›"))
        await world.press("Tab Tab - 2 h Enter")
        #expect(world.kind == .home, "\(world.text)")

        await world.press("2 Down Enter")
        #expect(world.text.contains("Came off  ‹ Fell off ›"), "\(world.text)")
        #expect(world.text.contains("10:00"), "\(world.text)")
    }

    @Test func `an end that leaves with its reason does not come back with another (RR-2)`()
        async throws
    {
        let world = try await AppWorld()
        await world.press("Enter Tab Tab Tab Right Right Right Right Right Tab Tab - 2 h")
        #expect(world.text.contains("[-2h"), "\(world.text)")

        await world.press("Shift-Tab Shift-Tab Left Right")

        #expect(world.text.contains("‹ Fell off ›"))
        #expect(!world.text.contains("[-2h"), "\(world.text)")
    }

    @Test func `another place keeps what was said of the change (SR-34)`() async throws {
        let world = try await AppWorld()
        await world.press("Enter Note=vial Tab Tab Tab Right Right Tab l u m p Ctrl-O")
        #expect(world.text.contains("Where"), "\(world.text)")
        await world.press("Esc Esc")
        #expect(world.text.contains("What was typed is not saved"), "\(world.text)")
        await world.press("n Down Down Enter")

        #expect(world.text.contains("vial"), "\(world.text)")
        #expect(world.text.contains("‹ Occlusion ›"))
        #expect(world.text.contains("lump"))
        await world.press("Enter 2 Down Enter")
        #expect(world.text.contains("Occlusion"), "\(world.text)")
    }

    @Test func `a start that is cleared is no start, and is not saved as now`() async throws {
        let world = try await AppWorld()
        await world.press("2 Enter Tab Ctrl-U Ctrl-S")

        #expect(world.text.contains("Started: Type when it was placed"), "\(world.text)")
        #expect(world.text.contains("Ctrl-S save"))
    }

    @Test func `a start that is cleared in a move is not taken for now`() async throws {
        let world = try await AppWorld()
        await world.press("2 Enter Ctrl-T Ctrl-U Enter")

        #expect(world.text.contains("Started: Type when it was placed"), "\(world.text)")
        #expect(!world.text.contains("This would change:"), "\(world.text)")
    }

    /// The entry itself, its move, and the end of the set that a change closes.
    @Test(arguments: [
        ("2 Enter Tab Ctrl-U Started=2025-10-26T02:30", "Started"),
        ("2 Enter Ctrl-T Tab Ctrl-U Ended=2025-10-26T02:30", "Ended"),
        ("Enter Tab Tab Tab Right*5 Tab Tab Ended=2025-10-26T02:30", "Ended"),
    ])
    func `a time that the clocks show twice is remarked (SR-178, CL-15)`(
        keys: String,
        field: String
    ) async throws {
        let world = try await AppWorld(zone: "Europe/Berlin")
        await world.press(keys)

        let words = world.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("\(field): 02:30 comes twice on"), "\(world.text)")
    }

    @Test func `a word that is no finding is said before anything is logged (RR-2)`() async throws {
        let world = try await AppWorld()
        await world.press("Enter Tab Tab Tab Tab b l i s t e r Enter")

        #expect(world.kind == .confirmation, "\(world.text)")
        #expect(world.text.contains("“blister” is no finding."), "\(world.text)")
        #expect(world.text.contains("Nothing was logged."), "\(world.text)")
    }

    @Test func `findings are corrected on the screen of the entry (RR-2, RR-4)`() async throws {
        let world = try await AppWorld()
        await world.press("2 Down Enter Tab Tab Tab Tab Tab l u m p Ctrl-s")

        #expect(world.text.contains("Lump"), "\(world.text)")
        #expect(
            world.text.contains("can be left free for a time. To do that, press :"),
            "\(world.text)"
        )
    }

    @Test func `the statistics show the failures, in total and at each place (RR-3)`() async throws
    {
        let world = try await AppWorld()
        _ = await world.elsewhere("log", "l buttock", "--reason", "leak")

        await world.press("3 Right Right Right")
        #expect(
            await world.wait { world.text.contains("1 failure in 1 change, 1 recorded") },
            "\(world.text)"
        )
        #expect(world.text.contains("mostly leak") || world.text.contains("Leak"))
    }
}
