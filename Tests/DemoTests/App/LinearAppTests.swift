import Foundation
import MomentumNetwork
import MomentumTerminal
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// The application line by line.
@Suite @MainActor struct LinearAppTests {
    /// The answers to lines, each with the screen that follows it.
    private func run(_ lines: String..., isASCII: Bool = false) async throws -> String {
        let world = try await AppWorld(lines: lines)
        try await LinearApp(world.app, world.context.console, isASCII: isASCII).run()
        return world.output.text
    }

    @Test func `a question mark prints the keys, and the next line is no filter (TA-30)`()
        async throws
    {
        let text = try await run("?", "2")

        #expect(text.contains("Ctrl-C: Quit."), "\(text)")
        #expect(!text.contains("Ctrl-Z"))
        #expect(text.contains("Name=text types into a field"))
        #expect(text.contains("Log a change"), "The second action of Today opens.\n\(text)")
    }

    @Test func `a slash filters where that is possible, and says where not (TA-30)`() async throws {
        let text = try await run("/che", ":people", "/che", "/")

        #expect(text.contains("Nothing can be filtered here."))
        #expect(text.contains("1 of 5"), "\(text)")
    }

    @Test func `a filter prints the rows that it leaves (TA-30)`() async throws {
        let text = try await run(":history", "/7")

        #expect(text.contains("last 7 days · "), "\(text)")
        #expect(!text.contains("Reading the history"), "\(text)")
    }

    @Test func `a choice is followed by what it loads (TA-30, SR-195)`() async throws {
        let world = try await AppWorld(
            lines: [":import table", "File=old.csv", "Enter", "Mode=Replace"]
        )
        world.write("Datum;Stelle\n23.2.2026 8:30;Bauch links vorne\n", to: "old.csv")

        try await LinearApp(world.app, world.context.console, isASCII: false).run()

        let text = world.output.text
        #expect(text.contains("will be replaced by 1 entry."), "\(text)")
    }

    @Test func `a letter is a key and no text, and an empty line does nothing (TA-30)`()
        async throws
    {
        let text = try await run("Enter", "s", "")

        #expect(!text.contains("Logged"), "\(text)")
        #expect(!text.contains("[s"), "\(text)")
        #expect(text.contains("Type a number, a key such as Enter"))
    }

    @Test func `a colon alone says what to type (TA-30)`() async throws {
        let text = try await run(":")

        #expect(text.contains("after the colon, such as :history."))
    }

    @Test func `another screen is printed whole, the same one only where it changed (TA-30)`()
        async throws
    {
        let text = try await run(":history", "down", ":statistics", ":history")

        let whole = text.components(separatedBy: "History\n")
        #expect(whole.count == 3, "\(text)")
        #expect(whole[1].contains("Right Front Abdomen"))
        #expect(whole[2].contains("Right Front Abdomen"))
    }

    @Test func `fields say what they take, and refuse the rest (TA-30)`() async throws {
        let text = try await run(":people", "n", "Level=Duke", "Level=staff", "Name=Ada")

        #expect(text.contains("Level takes "), "\(text)")
        #expect(text.contains("Staff"))
        #expect(text.contains("Ada"))
    }

    @Test func `the body map is its summary and its table, without a picture (BM-6, TA-30)`()
        async throws
    {
        let text = try await run("b")

        #expect(text.contains("Of 14 places, "), "\(text)")
        #expect(text.contains("Left Front Abdomen  14 days and more  45 days"), "\(text)")
        #expect(text.contains("Right Front Abdomen  In use"), "\(text)")
        #expect(!text.contains("..."), "\(text)")
        #expect(!text.contains("Swap the sides"), "\(text)")
    }

    @Test func `with --ascii no other characters are printed (TA-2, TA-30)`() async throws {
        let text = try await run("?", ":history", isASCII: true)

        let others = text.filter { !$0.isASCII }
        #expect(others.isEmpty)
    }

    @Test(arguments: [
        ["--snapshot", "x.svg", "--linear"], ["--snapshot", "x.svg", "--mouse"],
        ["--snapshot", "x.svg", "--ascii"], ["--snapshot", "x.svg", "--fresh"],
        ["--linear", "--mouse"],
    ])
    func `options that would change nothing are refused (TA-2)`(options: [String]) async {
        let run = await CommandLineRun(words: ["app", "--in-memory"] + options)

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("changes nothing with"))
    }

    /// The answers to lines, before each of which something happens.
    private func run(in world: AppWorld, _ steps: MeanwhileInput.Step...) async throws -> String {
        let console = Console(
            mode: OutputMode(),
            traits: world.context.console.traits,
            input: MeanwhileInput(steps),
            output: world.output,
            error: RecordingSink()
        )
        try await LinearApp(world.app, console).run()
        return world.output.text
    }

    @Test(arguments: ["2", "d", ":delete the highlighted"])
    func `a line acts on the record that was printed, wherever it is by now (TA-30, SR-201)`(
        line: String
    ) async throws {
        let world = try await AppWorld()
        try world.app.open("momentum://sites/history")
        await world.settle()
        let page = world.app.page
        let entries = { (0..<page.count).map { page.identity(ofRow: $0) } }
        let (before, count) = (world.highlighted, page.count)

        let text = try await run(
            in: world,
            {
                _ = await world.elsewhere("log", "l front thigh", "--at", "-1h")
                _ = await world.wait(drawing: false) { page.count > count }
                return line
            }
        )

        #expect(text.contains("2 Delete the highlighted entry. (d)"), "\(text)")
        #expect(await world.wait { page.count == count }, "\(text)")
        #expect(!entries().contains(before), "\(text)")
    }

    @Test(arguments: ["2", "d", ":delete the highlighted"])
    func `a line for a record that is gone does nothing, and the screen is printed again (TA-30)`(
        line: String
    ) async throws {
        let world = try await AppWorld()
        try world.app.open("momentum://sites/history")
        await world.settle()
        let page = world.app.page
        let count = page.count

        let text = try await run(
            in: world,
            {
                _ = await world.elsewhere("delete", "last", "--yes")
                _ = await world.wait(drawing: false) { page.count < count }
                return line
            }
        )

        #expect(text.contains("The screen has changed meanwhile."), "\(text)")
        #expect(page.count == count - 1)
        #expect(text.components(separatedBy: "2 Delete the highlighted").count == 3, "\(text)")
    }

    @Test func `a text is typed only about the set that was printed (TA-30, SR-174)`() async throws
    {
        let world = try await AppWorld()
        await world.press("Enter")
        let shown = world.app.page.subject

        let text = try await run(
            in: world,
            {
                _ = await world.elsewhere("log", "left back arm", "--at", "-1h")
                _ = await world.wait(drawing: false) { world.app.page.subject != shown }
                return "Its note=old"
            }
        )

        #expect(text.contains("The screen has changed meanwhile."), "\(text)")
        #expect(!text.contains("old"), "\(text)")
    }

    @Test func `a number carries out only the action that was printed with it (TA-30)`()
        async throws
    {
        let world = try await AppWorld()
        _ = await world.elsewhere("rest", "add", "left buttock")
        try world.app.open("momentum://sites/rests")
        await world.settle()
        let first = { world.app.actions.first?.source }
        let before = first()

        let text = try await run(
            in: world,
            {
                _ = await world.elsewhere("rest", "end", "left buttock")
                _ = await world.wait(drawing: false) { first() != before }
                return "1"
            }
        )

        #expect(text.contains("The screen has changed meanwhile."), "\(text)")
        #expect(!text.contains("Deleted"), "\(text)")
        #expect(world.app.page.count == 1)
    }

    @Test func `the same refusal is printed after every line that gets it (TA-30)`() async throws {
        let text = try await run(":target 500", ":target 500", ":target 500")

        #expect(text.components(separatedBy: "target takes hours from").count == 4, "\(text)")
    }

    @Test func `a field that is refused says so at each try (TA-30)`() async throws {
        let text = try await run(":forgotten", "Location=abdomen", "Enter", "Enter")

        // In the form, and for an answer to each try.
        #expect(text.components(separatedBy: "“abdomen” fits").count == 4, "\(text)")
    }

    @Test func `a sign-in prints its address while it waits for the answer (TA-30)`() async throws {
        let world = try await AppWorld(
            lines: [":auth/sign-in", "Enter"],
            server: ServerAddress("http://127.0.0.1:9/graphql")
        )

        try await LinearApp(world.app, world.context.console).run()

        let text = world.output.text
        #expect(text.contains("Open this address:"), "\(text)")
        #expect(text.contains("Field “Answer”"), "\(text)")
    }

    @Test func `an input that ends in a form says so, and is a failure (TA-30)`() async throws {
        let world = try await AppWorld()
        let words = [
            "app", "--linear", "sites/history", "--data-dir",
            world.folder.appending(path: "data").path,
        ]

        let typed = await CommandLineRun(
            words: words,
            host: .fixture(input: ScriptedInput("Enter", "Note=typed"))
        )
        let saved = await CommandLineRun(
            words: words,
            host: .fixture(input: ScriptedInput("Enter", "Note=typed", "Ctrl-S"))
        )

        #expect(typed.exitCode == .failure)
        #expect(typed.errors.contains("what was typed is not saved"), "\(typed.errors)")
        #expect(saved.exitCode == .success, "\(saved.errors)")
    }
}
