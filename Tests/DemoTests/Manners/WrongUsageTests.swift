import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Command lines as people get them wrong: the message names the fix, and the fix works.
@Suite @MainActor struct WrongUsageTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let typed: String
        /// The part of the message that names the fix.
        let says: String
        let fixed: String

        var testDescription: String { typed }

        init(_ typed: String, _ says: String, _ fixed: String) {
            self.typed = typed
            self.says = says
            self.fixed = fixed
        }
    }

    /// Words with blanks in them are in single quotes.
    nonisolated static let commands = [
        Case("sites statistics", "'stats'", "sites stats"),
        Case("sites histroy", "'history'", "sites history"),
        Case("sites stauts", "'status'", "sites status"),
        Case("sites list", "'history'", "sites history"),
        Case("sites remove last", "'delete'", "sites delete last -y"),
        Case("sites revert", "'undo'", "sites undo"),
        Case("sites add 'l arm'", "'log'", "sites log 'l arm'"),
        Case("sites config", "'settings'", "sites settings"),
        Case("sites places", "'locations'", "sites locations"),
        Case("site", "'sites'", "sites"),
        Case("stes status", "'sites'", "sites status"),
        Case("user list", "'users'", "users list"),
        Case("users lst", "'list'", "users list"),
        Case("teams lsit", "'list'", "teams list"),
        Case("history", "'momentum sites history'", "sites history"),
        Case("undo", "'momentum sites undo'", "sites undo"),
        Case("stats", "'momentum sites stats'", "sites stats"),
        Case("log 'l arm'", "'momentum sites log'", "sites log 'l arm'"),
        Case("statistics", "'momentum sites stats'", "sites stats"),
        Case("help sits", "'sites'", "help sites"),
        Case("users edit 3 --name Zoe", "'update'", "users update 3 --name Zoe"),
        Case("users add --name Zoe", "'create'", "users create --name Zoe"),
        Case("users remove 3 -y", "'delete'", "users delete 3 -y"),
        Case("users rename 3 --name Zoe", "'update'", "users update 3 --name Zoe"),
        Case(
            "teams add --name X --members 5 --lead 5",
            "'create'",
            "teams create --name X --members 5 --lead 5"
        ),
        Case("sites redo", "'undo --redo'", "sites undo"),
        Case("redo", "'momentum sites undo --redo'", "sites undo"),
        Case("sites locations history", "'momentum sites history'", "sites history"),
        Case("sites locations rename", "There is list", "sites locations list"),
        Case("people", "'momentum users list'", "users list"),
        Case("location list", "'momentum sites locations'", "sites locations list"),
        Case("logs 'l arm'", "'momentum sites log'", "sites log 'l arm'"),
    ]

    nonisolated static let options = [
        Case("sites status --jsn", "'--json'", "sites status --json"),
        Case(
            "sites reminders --quiet 22:00-07:00",
            "'--quiet-hours 22:00-07:00'",
            "sites reminders --quiet-hours 22:00-07:00"
        ),
        Case("sites history --lmit 1", "'--limit'", "sites history --limit 1"),
        Case("sites history --loc 'l arm'", "'--location'", "sites history --location 'l arm'"),
        Case("sites status --limit 1", "'momentum sites history'", "sites history --limit 1"),
        Case("sites log 'l arm' --notes x", "'--note'", "sites log 'l arm' --note x"),
        Case("sites history --last 8", "7, 30, 90", "sites history --last 7"),
        Case("sites history --limit 0", "Write it like 1.", "sites history --limit 1"),
        Case("sites history -n 0", "Write it like 1.", "sites history -n 1"),
        Case(
            "sites history --last 7 --from -7d",
            "cannot be combined",
            "sites history --from -7d"
        ),
        Case(
            "sites history --from today --to yesterday",
            "--to lies before --from",
            "sites history --from yesterday --to today"
        ),
        Case("sites history 5", "'--limit 5'", "sites history --limit 5"),
        Case("sites undo 3", "Leave it out.", "sites undo"),
        Case("sites edit last --ended -2h", "'--end'", "sites edit last --end -2h"),
        Case(
            "sites settings --targt 60",
            "'--target-hours'",
            "sites settings --target-hours 60"
        ),
        Case("completions", "bash, zsh, fish", "completions bash"),
        Case("details", "financial", "details financial"),
        Case("sites edit last", "--note", "sites edit last --note x"),
        Case("sites delete last", "--yes", "sites delete last --yes"),
        Case(
            "sites settings --target-hours soon",
            "Write it like 12.",
            "sites settings --target-hours 12"
        ),
        Case("sites settings --strategy bySit", "bySite", "sites settings --strategy bySite"),
        Case("sites settings --cooldown 11", "Write it like 1.", "sites settings --cooldown 1"),
        Case("sites import FILE", "--merge", "sites import FILE --merge"),
        Case("sites import FILE --merge --replace", "exclude", "sites import FILE --replace"),
        Case(
            "sites recommend --strategy byBody",
            "byBodyPart",
            "sites recommend --strategy byBodyPart"
        ),
        Case(
            "sites recommend --cooldown 3",
            "--strategy bodyPartCooldown",
            "sites recommend --cooldown 3 --strategy bodyPartCooldown"
        ),
        Case("sites sample", "--replace", "sites sample --replace"),
        Case("users create", "--name NAME", "users create --name Zoe"),
        Case("users list --craft Desgin", "Design", "users list --craft Design"),
        Case(
            "teams create --name X",
            "--members IDS --lead ID",
            "teams create --name X --members 5 --lead 5"
        ),
        Case("suggest", "TEXT", "suggest cha --category 'Credit Card'"),
        Case(
            "suggest cha --category 'Credit Card' --near 1,2",
            "Leave it out",
            "suggest cha --category 'Credit Card'"
        ),
        Case(
            "suggest cha --category 'Credit Card' --limit 0",
            "Write it like 1.",
            "suggest cha --category 'Credit Card' --limit 1"
        ),
        Case(
            "sites status --time-zone Berlin",
            "Europe/Berlin",
            "sites status --time-zone Europe/Berlin"
        ),
        Case("sites status --now noon", "2026-03-01T09:30", "sites status --now 2026-03-01T09:30"),
        Case("graph --format svg", "mermaid", "graph --format mermaid"),
    ]

    nonisolated static let values = [
        Case("sites log", "LOCATION is missing", "sites log 'l arm'"),
        Case("sites log l arm", "Quote", "sites log 'l arm'"),
        Case(
            "sites log 'left fornt abdomen'",
            "“Left Front Abdomen”",
            "sites log 'Left Front Abdomen'"
        ),
        Case("sites log 'L Buttok'", "“Left Buttock”", "sites log 'Left Buttock'"),
        Case("sites log abdomen", "Left Front Abdomen", "sites log 'Left Front Abdomen'"),
        Case("sites log arm", "Left Back Arm", "sites log 'Left Back Arm'"),
        Case(
            "sites locations disable abdomen",
            "Side Abdomen",
            "sites locations disable 'Side Abdomen'"
        ),
        Case("sites locations move thigh 1", "Front Thigh", "sites locations move 'Front Thigh' 1"),
        Case(
            "sites locations move buttock 99",
            "There are 7 zones.",
            "sites locations move buttock 7"
        ),
        Case("sites history --from 'last week'", "-7d", "sites history --from -7d"),
        Case("sites history --from 5.3.2026", "2026-03-05", "sites history --from 2026-03-05"),
        Case(
            "sites log 'l arm' --at 2oclock",
            "yesterday 21:00",
            "sites log 'l arm' --at 'yesterday 21:00'"
        ),
        Case(
            "sites log 'l arm' --at 14:00",
            "yesterday 14:00",
            "sites log 'l arm' --at 'yesterday 14:00'"
        ),
        Case("sites log 'l arm' --at '2026-02-30 9:00'", "-2h", "sites log 'l arm' --at -2h"),
        Case("sites edit last --end noon", "-2h", "sites edit last --end -2h"),
        Case("sites edit 1 --note x", "last", "sites edit last --note x"),
        Case("sites edit 3f9 --note x", "at least 4 digits", "sites edit 3f9a --note x"),
        Case("sites edit beef --note x", " sites history", "sites history"),
        Case("users show 0", "Write it like 1.", "users show 1"),
        Case("users show nobdy", "Did you mean", "users show 1"),
        Case("users show 'Chen Wie'", "“chen wei”", "users show 'Chen Wei'"),
        Case("teams show Atlsa", "“Atlas”", "teams show Atlas"),
        Case(
            "suggest cha --category 'Credit Crad'",
            "“Credit Card”",
            "suggest cha --category 'Credit Card'"
        ),
        Case("details finanical", "financial", "details financial"),
        Case(
            "details financial --set 'Crdit Card=Chase'",
            "“Credit Card”",
            "details financial --set 'Credit Card=Chase'"
        ),
        Case(
            "details financial --set Chase",
            "=NAME",
            "details financial --set 'Credit Card=Chase'"
        ),
        Case("completions tcsh", "bash, zsh, fish", "completions bash"),
    ]

    private func run(_ line: String, in session: SitesSession) async throws -> CommandLineRun {
        let file = try session.file("history.csv", SitesSession.history(2))
        let words = line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .flatMap { part in
                part.offset.isMultiple(of: 2)
                    ? part.element.split(separator: " ").map(String.init) : [String(part.element)]
            }
        return await CommandLineRun(
            words: words.map { $0 == "FILE" ? file : $0 } + ["--data-dir", session.data.path]
        )
    }

    @Test func `sixty command lines are among those below (CL-27)`() {
        #expect(Self.commands.count + Self.options.count + Self.values.count >= 60)
    }

    @Test(arguments: commands + options + values)
    func `the message names the fix, and the fix works (CL-27, CL-29)`(_ line: Case) async throws {
        let session = try SitesSession()
        for log in [
            "sites log 'l buttock' --at -3d --operation 3f9a0201-0000-4000-8000-000000000000",
            "sites log 'r buttock' --at -2d --operation a07b5503-0000-4000-8000-000000000000",
        ] {
            #expect(try await run(log, in: session).exitCode == .success)
        }

        let wrong = try await run(line.typed, in: session)
        let fixed = try await run(line.fixed, in: session)

        #expect(wrong.exitCode == .usage || wrong.exitCode == .failure)
        #expect(wrong.errors.contains(line.says), "\(wrong.errors)")
        #expect(wrong.output.isEmpty)
        #expect(fixed.exitCode == .success, "\(fixed.errors)")
    }
}
