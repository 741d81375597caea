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
}
