import Testing

@testable import MomentumCommandLine

@Suite struct ParsingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let words: [String]
        let expected: String

        init(_ words: String..., to expected: String) {
            self.words = words
            self.expected = expected
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    /// Carries out the words and answers with the values, or with the reason for refusing.
    @MainActor
    private func outcome(of words: [String]) async -> String {
        let run = await CommandLineRun(words: words, root: FixtureTable.root)
        return run.exitCode == .success ? run.output : "\(run.exitCode.rawValue) \(run.errors)"
    }

    @Test(
        arguments: [
            Case("sites", "log", "hip", to: "hip|-|3|bySite|[]|-|-|false"),
            Case(
                "sites",
                "log",
                "hip",
                "--note",
                "a b",
                "--yes",
                to: "hip|a b|3|bySite|[]|-|-|true"
            ),
            Case(
                "sites",
                "log",
                "--note=--json",
                "hip",
                to: "hip|--json|3|bySite|[]|-|-|false"
            ),
            Case(
                "sites",
                "--quiet",
                "log",
                "--cooldown",
                "-5",
                "-q",
                "hip",
                to: "hip|-|-5|bySite|[]|-|-|false"
            ),
            Case(
                "sites",
                "log",
                "--note",
                "-33.9,151.2",
                "hip",
                to: "hip|-33.9,151.2|3|bySite|[]|-|-|false"
            ),
            Case("sites", "log", "-5", to: "-5|-|3|bySite|[]|-|-|false"),
            Case("sites", "log", "--", "--yes", to: "--yes|-|3|bySite|[]|-|-|false"),
            Case("--", "sites", "log", "-", to: "-|-|3|bySite|[]|-|-|false"),
            Case("sites", "log", "", "--note=", to: "||3|bySite|[]|-|-|false"),
            Case(
                "sites",
                "log",
                "hip",
                "--set",
                "a=1",
                "--set=b=2=3",
                to: #"hip|-|3|bySite|["a=1", "b=2=3"]|-|-|false"#
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--svg=a.svg",
                to: "hip|-|3|bySite|[]|file:///srv/here/a.svg|-|false"
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--strategy",
                "BYBODYPART",
                to: "hip|-|3|byBodyPart|[]|-|-|false"
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--strategy",
                "by body part",
                to: "hip|-|3|byBodyPart|[]|-|-|false"
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--end",
                "none",
                to: "hip|-|3|bySite|[]|-|nothing|false"
            ),
            Case("sites", "list", "a", "b", "c", to: "a|b|c"),
            Case("--keep", to: "tour kept"),
            Case(to: "tour gone"),
        ]
    )
    @MainActor
    func `words become the values of the command (CL-2)`(_ line: Case) async {
        #expect(await outcome(of: line.words) == "\(line.expected)\n")
    }

    @Test(
        arguments: [
            Case(
                "sits",
                to: "'tool' has no subcommand 'sits'. Did you mean 'sites'? See 'tool --help'."
            ),
            Case(
                "sites",
                "delete",
                to: "'tool sites' has no subcommand 'delete'. There is log, list. "
                    + "See 'tool sites --help'."
            ),
            Case(
                "list",
                to: "'tool' has no subcommand 'list'. Did you mean 'tool sites list'? "
                    + "See 'tool --help'."
            ),
            Case(
                "sites",
                "list",
                "a",
                "--zzz",
                to: "'tool sites list' has no option '--zzz'. There is --data-dir, --in-memory, "
                    + "--wearer, --json, --now, --time-zone, --locale, --quiet, --verbose, "
                    + "--no-pager, --help, --version. For example: “tool sites list a b”. "
                    + "See 'tool sites list --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--zzz",
                to: "'tool sites log' has no option '--zzz'. There is --note, --cooldown, "
                    + "--strategy, --set, --svg, --end, --yes. "
                    + "For example: “tool sites log 'L Hip' --note sore”. See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "-z",
                to: "'tool sites log' has no option '-z'. There is --note, --cooldown, "
                    + "--strategy, --set, --svg, --end, --yes. "
                    + "For example: “tool sites log 'L Hip' --note sore”. See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "-n",
                "x",
                to: "'tool sites log' has no option '-n'. Did you mean '--note'? "
                    + "See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--nota",
                "x",
                to: "'tool sites log' has no option '--nota'. Did you mean '--note'? "
                    + "See 'tool sites log --help'."
            ),
            Case(
                "--jsno",
                "sites",
                to: "'tool' has no option '--jsno'. Did you mean '--json'? See 'tool --help'."
            ),
            Case(
                "sites",
                "list",
                "a",
                "--note",
                "x",
                to: "'--note' is no option of 'tool sites list'. It belongs to 'tool sites log'. "
                    + "See 'tool sites list --help'."
            ),
            Case(
                "--keep",
                "sites",
                "list",
                "a",
                to: "'--keep' is no option of 'tool sites list'. It belongs to 'tool'. "
                    + "See 'tool sites list --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--note",
                "--yes",
                to: "--note needs a value. Write --note=TEXT, also when the value begins with a "
                    + "dash. See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--note",
                "--",
                to: "--note needs a value. Write --note=TEXT, also when the value begins with a "
                    + "dash. See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--yes=no",
                to: "--yes takes no value. See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--note",
                "a",
                "--note",
                "b",
                to: "--note was given more than once. See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                to: "LOCATION is missing. Where the set is. See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "Lower",
                "Back",
                to: "'Back' is one argument too many. Quote a value that has spaces in it. "
                    + "See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--cooldown",
                "three",
                to: "The value 'three' of --cooldown is not a whole number from -9 to 90. "
                    + "Write it like 1. See 'tool sites log --help'."
            ),
            Case(
                "sites",
                "log",
                "hip",
                "--strategy",
                "bySites",
                to: "The value 'bySites' of --strategy is none of bySite, byBodyPart. "
                    + "Did you mean bySite? See 'tool sites log --help'."
            ),
            Case(
                "--time-zone",
                "Berlin",
                to: "The value 'Berlin' of --time-zone is no time zone. "
                    + "Did you mean 'Europe/Berlin'? See 'tool --help'."
            ),
            Case(
                "--now",
                "2026-02-30T12:00:00Z",
                to: "The value '2026-02-30T12:00:00Z' of --now is not a time. Write it like "
                    + "2026-03-01T09:30:00Z or 2026-03-01T09:30. See 'tool --help'."
            ),
        ]
    )
    @MainActor
    func `wrong usage is exit code 2 with what would be right (CL-3)`(_ line: Case) async {
        #expect(await outcome(of: line.words) == "2 \(line.expected)\n")
    }
}
