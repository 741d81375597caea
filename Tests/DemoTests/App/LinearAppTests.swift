import Foundation
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
}
