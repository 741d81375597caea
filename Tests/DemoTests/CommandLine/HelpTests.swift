import MomentumTerminal
import Testing

@testable import MomentumCommandLine

@Suite @MainActor struct HelpTests {
    private let general = """
        General options:
          --data-dir DIR  Where data is kept; else MOMENTUM_HOME, else the system's
                          folder for application data.
          --in-memory     Keep nothing; --data-dir is not used.
          --wearer NAME   The person whose sites are meant, of several; else
                          MOMENTUM_WEARER.
          --json          Print one JSON document on standard output.
          --now TIME      Stands in for the clock, for example 2026-03-01T09:30:00Z.
          --time-zone ID  The time zone of days and local times, for example
                          Europe/Berlin.
          --locale ID     The language, and the form of dates and numbers, for example
                          de_DE; else LC_ALL or LANG.
          -q, --quiet     Print results and failures only.
          --verbose       End every failure with its domain and code, and report
                          requests for data.
          --no-pager      Print long lists at once, without a pager.
          -h, --help      Show what there is.
          -v, --version   Show the version.
        """

    private func help(_ words: String..., width: Int = 80) async -> CommandLineRun {
        await CommandLineRun(
            words: words + ["--help"],
            root: FixtureTable.root,
            host: .fixture(traits: TerminalTraits(width: width))
        )
    }

    @Test func `the program lists its commands, with an example for each (CL-3)`() async {
        let run = await help()

        #expect(run.exitCode == .success)
        #expect(
            run.output == """
                Usage: tool [COMMAND] [options]

                A tool.

                Commands:
                  sites  Sites.

                Options:
                  --keep  Keep the folder.

                \(general)

                Example:
                  tool sites list a

                """
        )
    }

    @Test func `a group lists its commands, with an example for each (CL-3)`() async {
        #expect(
            await help("sites").output == """
                Usage: tool sites COMMAND [options]

                Sites.

                Why there are sites. A paragraph that is long enough to need a second line on a
                terminal.

                And another one.

                Commands:
                  log   Log a change.
                  list  List the words.

                \(general)

                Examples:
                  tool sites log 'L Hip' --note sore
                  tool sites list a b

                """
        )
    }

    @Test func `a command lists what it takes (CL-3)`() async {
        #expect(
            await help("sites", "log").output == """
                Usage: tool sites log LOCATION [options]

                Log a change.

                Arguments:
                  LOCATION  Where the set is.

                Options:
                  --note TEXT      What to remember.
                  --cooldown N     Days.
                  --strategy NAME  How to choose. One of bySite, byBodyPart.
                  --set A=B        An answer.
                  --svg FILE       A picture.
                  --end TIME       When it ended.
                  --yes            Do not ask.

                \(general)

                Example:
                  tool sites log 'L Hip' --note sore

                With --json:
                  {"entry": E}

                """
        )
    }

    @Test(arguments: [40, 60, 100])
    func `help fits the terminal (CL-3)`(width: Int) async {
        let help = await help("sites", width: width).output
        // Examples and shapes are there to be copied, so they are not broken.
        let text = help.prefix { _ in true }.split(separator: "\n")
            .prefix { !$0.hasPrefix("Example") }

        #expect(text.map { String($0).displayWidth }.max() ?? 0 <= width)
        #expect(text.contains { String($0).displayWidth > width - 16 })
    }

    @Test func `help is shown whatever else is wrong on the line`() async {
        let run = await CommandLineRun(
            words: ["sites", "log", "--nota", "--help", "--now=never"],
            root: FixtureTable.root
        )

        #expect(run.exitCode == .success)
        #expect(run.output.hasPrefix("Usage: tool sites log LOCATION [options]\n"))
    }

    @Test func `there is no help for what does not exist (CL-3)`() async {
        let run = await CommandLineRun(words: ["sits", "--help"], root: FixtureTable.root)

        #expect(run.exitCode == .usage)
    }

    @Test func `titles stand out on a terminal, and without NO_COLOR only (CL-2)`() async {
        let terminal = TerminalTraits(isOutputTerminal: true)
        var plain = terminal
        plain.usesStyles = false

        let styled = await CommandLineRun("--help", host: .fixture(traits: terminal))
        let unstyled = await CommandLineRun("--help", host: .fixture(traits: plain))

        #expect(styled.output.contains("\u{1B}[1mCommands\u{1B}[0m:\n"))
        #expect(!unstyled.output.contains("\u{1B}"))
    }

    @Test func `a long term has its meaning below it`() {
        let table = HelpLayout(width: 60).table(
            "Options",
            [
                (term: "--yes", meaning: "Do not ask."),
                ("--a-very-long-name LAT,LON|ADDRESS", "Where."),
            ]
        )

        #expect(
            table.plain == """
                Options:
                  --yes  Do not ask.
                  --a-very-long-name LAT,LON|ADDRESS
                         Where.

                """
        )
    }
}
