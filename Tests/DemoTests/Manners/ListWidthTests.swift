import Foundation
import MomentumTerminal
import Testing

@testable import MomentumCommandLine

/// Every list on terminals of four widths.
@Suite @MainActor struct ListWidthTests {
    private let session: SitesSession

    init() async throws {
        session = try SitesSession()
        _ = await session.sites("sample", "--days", "30")
        _ = await session.sites(
            "edit",
            "last",
            "--note",
            "a note that is long enough to be cut anywhere"
        )
    }

    private func run(_ words: [String], width: Int) async -> CommandLineRun {
        let traits = TerminalTraits(isOutputTerminal: true, usesStyles: false, width: width)
        return await CommandLineRun(
            words: ["--data-dir", session.data.path] + words,
            host: .fixture(variables: ["PAGER": "cat"], traits: traits)
        )
    }

    private nonisolated static let lists = [
        ["sites", "status"], ["sites", "recommend"], ["sites", "history"], ["sites", "stats"],
        ["sites", "locations", "list"], ["sites", "settings"], ["sites", "timeline"],
        ["sites", "store", "info"], ["sites", "store", "check"], ["users", "list"],
        ["teams", "list"], ["details", "financial"], ["sites", "watch", "status"],
    ]

    @Test(arguments: lists, [40, 80, 120, 200])
    func `a list fits the terminal (CL-18)`(words: [String], width: Int) async {
        let run = await run(words, width: width)

        #expect(run.exitCode == .success)
        #expect(!run.output.isEmpty)
        for line in run.output.split(separator: "\n") {
            #expect(String(line).displayWidth <= width, "\(words): \(line)")
        }
    }

    @Test(
        arguments: [
            (40, "Feb 28, 2026 at 06:00  Right Front Abdo…"),
            (80, "6919  Feb 28, 2026 at 06:00  Right Front Abdomen  Active"),
            (
                120,
                "6919  Feb 28, 2026 at 06:00  Right Front Abdomen  R Abdomen (Front)  Active   "
                    + "a note that is long enough to be cut anyw…"
            ),
            (
                200,
                "6919  Feb 28, 2026 at 06:00  Right Front Abdomen  R Abdomen (Front)  Active   "
                    + "a note that is long enough to be cut anywhere"
            ),
        ]
    )
    func `the history says more where there is room (CL-18)`(width: Int, row: String) async {
        let run = await run(["sites", "history"], width: width)

        let first = String(run.output.prefix { $0 != "\n" })
        #expect(first.hasSuffix(row), "\(first)|")
    }

    @Test func `the figures at 40 columns have shorter bars and whole words (CL-18)`() async {
        let run = await run(["sites", "stats"], width: 40)

        let chart = run.output.components(separatedBy: "\n\n")[1]
        #expect(
            chart == """
                Uses per location
                11 site changes at 8 locations, most
                often at Right Front Abdomen, Right Back
                Abdomen and Left Side Thigh (2 each).
                Right Front Abdomen  ███████████  2 uses
                Right Side Abdomen   ██████       1 use
                Right Back Abdomen   ███████████  2 uses
                Left Front Thigh     ██████       1 use
                Left Side Thigh      ███████████  2 uses
                Right Side Thigh     ██████       1 use
                Left Back Arm        ██████       1 use
                Right Back Arm       ██████       1 use
                """
        )
    }
}
