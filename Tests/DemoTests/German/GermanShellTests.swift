import Foundation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// The frame of the application and the command line in German.
@Suite @MainActor struct GermanShellTests {
    /// The language of a German task, which all works of a test begin in.
    private func inGerman<Result>(
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let locale = Locale(identifier: "de_DE")
        let german = Language.of(words: locale, forms: locale)
        return try await TerminalLanguage.$current.withValue(german, operation: work)
    }

    private func run(_ words: String...) async -> CommandLineRun {
        await CommandLineRun(words: words + ["--locale", "de", "--in-memory"])
    }

    /// Names that are typed, and so the same in every language.
    private static let typed: Set = [
        "country",
        "fresh",
        "app", "auth", "auto", "bash", "command", "completions", "dark", "details", "dir", "file",
        "fish", "format", "graph", "help", "history", "home", "index", "json", "keep", "light",
        "link", "locale", "log", "man", "maps", "mono", "motion", "mouse", "name", "now", "open",
        "pager",
        "places", "quiet", "reduced", "sites", "suggest", "theme", "time", "users", "version",
        "wearer", "zone",
    ]

    @Test func `a literal in a style is said in the language of the task (EM-9)`() async {
        let (isLoading, command) = (true, "sites undo")
        let texts = await inGerman {
            [
                TerminalText("Loading …", .dim), TerminalText(isLoading ? "Loading …" : "", .dim),
                TerminalText("Undo with: \(command)", .dim) + "\n",
            ]
        }

        #expect(
            texts.map(\.plain)
                == ["Wird geladen …", "Wird geladen …", "Rückgängig mit: sites undo\n"]
        )
    }

    // MARK: The command line

    @Test(arguments: ["", "app", "open", "graph", "completions", "help", "man"])
    func `the help of the program is German (EM-9)`(command: String) async {
        let help = await CommandLineRun(
            words: command.split(separator: " ").map(String.init) + ["--help", "--locale", "de"]
        )
        let text = help.output.components(separatedBy: "\nBeispiel")[0]

        #expect(help.output.hasPrefix("Aufruf: momentum"))
        #expect(German.englishWords(in: text).subtracting(Self.typed) == [], "\(text)")
    }

    @Test func `a manual page is German (EM-9)`() async {
        let page = await run("man", "app")

        #expect(page.output.contains(".SH AUFRUF\n"), "\(page.output)")
        #expect(page.output.contains("Ein Bild der Ansicht als SVG schreiben und enden."))
    }

    @Test func `documents and scripts are English in every language (EM-9)`() async {
        let german = await CommandLineRun("help", "app", "--json", "--locale", "de")
        let english = await CommandLineRun("help", "app", "--json")

        #expect(german.output == english.output)
        #expect(
            await CommandLineRun("completions", "zsh", "--locale", "de").output
                == CommandLineRun("completions", "zsh").output
        )
    }

    @Test(
        arguments: [
            (["sits"], "„momentum“ hat keinen Unterbefehl „sits“. Meinten Sie „sites“?"),
            (["graph", "x"], "„x“ ist ein Argument zu viel. Lassen Sie es weg."),
            (["completions"], "Möglich: bash, zsh, fish."),
            (["sites", "history", "--limit", "0"], "ist keine ganze Zahl ab 1."),
            (["sites", "history", "--limit"], "Schreiben Sie --limit=N, auch wenn der Wert mit"),
            (["graph", "--format", "dit"], "ist keiner von mermaid, dot. Meinten Sie dot?"),
            (["app", "--linear", "--mouse"], "--mouse bewirkt zusammen mit --linear nichts."),
            (["app"], "Die Anwendung braucht ein Terminal."),
            (["sites", "log", "x", "--at", "soon"], "Der Wert „soon“ von --at ist keine Zeit."),
        ]
    )
    func `a mistake is explained in German (EM-9)`(words: [String], sentence: String) async {
        let run = await CommandLineRun(words: words + ["--locale", "de"])

        #expect(run.exitCode == .usage)
        #expect(run.errors.contains(sentence), "\(run.errors)")
        #expect(run.errors.contains("Siehe „momentum"), "\(run.errors)")
    }

    @Test func `a document names a mistake in English, with the typed word as it is (EM-9)`()
        async throws
    {
        let run = await CommandLineRun("si\u{7}ts", "--json", "--locale", "de")
        let error = try #require(try run.document?["error"] as? NSDictionary)

        #expect((error["message"] as? String)?.hasPrefix("'momentum' has no subcommand") == true)
        #expect((error["message"] as? String)?.contains("si\u{7}ts") == true)
    }

    @Test(
        arguments: [
            ("j", true), ("Ja ", true), ("y", true), ("yes", true), ("n", false), ("", false),
            ("jawohl", false),
        ]
    )
    func `a German yes is a yes, too (EM-9)`(answer: String, expected: Bool) async throws {
        let errors = RecordingSink()
        let console = Console(
            mode: OutputMode(),
            traits: TerminalTraits(isInputTerminal: true),
            input: ScriptedInput(answer),
            output: RecordingSink(),
            error: errors
        )

        #expect(try await inGerman { try await console.confirm("?") } == expected)
        #expect(errors.text == "? [j/N] ")
    }

    @Test func `an English yes stays the only one in English (EM-9)`() async throws {
        let console = Console(
            mode: OutputMode(),
            traits: TerminalTraits(isInputTerminal: true),
            input: ScriptedInput("ja"),
            output: RecordingSink(),
            error: RecordingSink()
        )

        #expect(try await console.confirm("?") == false)
    }

    @Test func `the undo of a change is offered in German (EM-9)`() async {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = await CommandLineRun(
            "sites",
            "log",
            "Left Front Abdomen",
            "--locale",
            "de",
            "--data-dir",
            folder.path
        )

        #expect(run.errors.contains("Rückgängig mit: momentum "), "\(run.errors)")
    }

    @Test func `a search of the application without matches says so in German (EM-9)`()
        async throws
    {
        let text = try await inGerman {
            let world = try await AppWorld(locale: "de")
            await world.press(":suggestions/search?category=creditCard z z z z")
            return world.text
        }

        #expect(text.contains("Keine Vorschläge"), "\(text)")
    }

    @Test func `progress is told in German (EM-9)`() async {
        let line = ProgressLine(
            label: "Reading",
            unit: "rows",
            completed: 1234,
            total: 4000,
            elapsed: .seconds(2)
        )

        let text = await inGerman { line.text(width: 80).plain }
        #expect(text == "Lesen: 30 %, 1.234 von 4.000 Zeilen, 617 Zeilen/s, noch 5 s")
    }
}
