import Foundation
import MomentumCommandLine
import MomentumTerminal
import MomentumTestSupport
import Testing

@testable import MomentumDemo

/// Colours, the mouse and what moves.
@Suite @MainActor struct AppLookTests {
    @Test func `theme and mouse are kept for the next run (TA-23)`() async throws {
        let world = try await AppWorld()
        let state = AppStateFile(world.context)
        await world.press(":mouse")
        world.app.look.choose(.light)
        await state.save(world.app)

        try world.restart()
        #expect(world.app.look.theme == .auto)
        await state.restore(world.app)

        #expect(world.app.look.theme == .light)
        #expect(world.app.look.hasMouse)
    }

    @Test func `what takes long turns a sign after 300 ms, four times a second (TA-5)`() async {
        let clock = TestClock()
        let spinner = AppSpinner(clock: clock)
        var signs: [String] = []
        spinner.begin()

        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(299))
        #expect(spinner.sign == "")
        clock.advance(by: .milliseconds(1))
        for _ in 0..<5 {
            await clock.waitForSleepers()
            signs.append(spinner.sign)
            clock.advance(by: .milliseconds(250))
        }
        spinner.end()

        #expect(signs == ["|", "/", "-", "\\", "|"])
        #expect(spinner.sign == "")
    }

    @Test func `a quick load turns nothing (TA-5)`() async {
        let clock = TestClock()
        let spinner = AppSpinner(clock: clock)

        spinner.begin()
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(200))
        spinner.end()
        spinner.begin()
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(200))

        #expect(spinner.sign == "")
        spinner.end()
    }

    @Test func `the sign is drawn while a load runs (TA-5)`() async throws {
        let clock = TestClock()
        let world = try await AppWorld(work: AppWork(spinner: AppSpinner(clock: clock)))
        let gate = AsyncStream<Void>.makeStream()

        world.app.work.load { for await _ in gate.stream {} }
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await clock.waitForSleepers()
        #expect(world.lines[22].hasSuffix(" |"))
        gate.continuation.finish()
        await world.settle()
        #expect(!world.lines[22].hasSuffix(" |"))
    }

    @Test(arguments: [
        (["TERM": "xterm"], TerminalTheme.auto, TerminalAbilities.Colors.basic),
        (["TERM": "xterm-256color"], .auto, .indexed),
        (["TERM": "xterm", "COLORTERM": "truecolor"], .dark, .direct),
        (["TERM": "xterm-256color"], .mono, .none),
        (["TERM": "xterm-256color", "NO_COLOR": "1"], .light, .none),
        (["TERM": "vt100"], .auto, .none), (["TERM": "screen"], .auto, .basic),
        ([:], .auto, .basic),
    ])
    func `colours are those that the terminal has and the theme wants (TA-26)`(
        environment: [String: String],
        theme: TerminalTheme,
        colors: TerminalAbilities.Colors
    ) {
        #expect(TerminalAbilities(environment, theme: theme).colors == colors)
    }

    @Test(arguments: ["--theme=pink", "--theme"])
    func `an unknown theme is refused (TA-2)`(option: String) async {
        let run = await CommandLineRun("app", "--linear", option, "--in-memory")

        #expect(run.exitCode == .usage)
    }

    @Test(arguments: [
        Size(columns: 140, rows: 40), Size(columns: 40, rows: 90), Size(columns: 80, rows: 24),
    ])
    func `a click on the body map highlights the place there (BM-7, TA-18)`(
        size: Size
    ) async throws {
        let world = try await AppWorld()
        world.size = size
        await world.press("b")
        let keys = try #require(world.app.page as? BodyMapPage).count
        var seen: Set<Int> = []

        for key in 0..<keys {
            let frame = world.app.frame(in: size)
            let picture = try #require(frame.picture)
            let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(key)))
            let columns = picture.column..<picture.column + picture.width
            let place = (picture.row..<picture.row + picture.height).lazy.compactMap { row in
                let line = columns.map { frame[row, $0].text }
                // The names above the figures have letters of their own.
                let isHead = ["Front", "Back", "      L", "      R"]
                    .contains(where: line.joined().contains)
                return isHead ? nil : line.firstIndex(of: letter).map { (row: row, column: $0) }
            }.first
            guard let place else { continue }
            let column = picture.column + place.column
            await world.receive(.click(row: place.row, column: column))
            #expect(world.app.page.state.row == key)
            seen.insert(key)
        }

        #expect(seen.count > (size.rows == 24 ? 3 : 12), "\(seen)")
        let row = world.app.page.state.row
        await world.receive(.click(row: size.rows - 1, column: 0))
        #expect(world.app.page.state.row == row)
    }
}
