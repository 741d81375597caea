import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumDomain
import MomentumTerminal
import Testing

@Suite struct HostTests {
    @Test(
        arguments: [
            ([], [:], "/home/ada/.local/share/momentum/"),
            ([], ["XDG_DATA_HOME": "/data"], "/data/momentum/"),
            ([], ["XDG_DATA_HOME": "data"], "/home/ada/.local/share/momentum/"),
            ([], ["XDG_DATA_HOME": "/data", "MOMENTUM_HOME": "/mine"], "/mine/"),
            ([], ["MOMENTUM_HOME": ""], "/home/ada/.local/share/momentum/"),
            ([], ["MOMENTUM_HOME": "mine"], "/srv/here/mine/"),
            (["--data-dir", "x/../y"], ["MOMENTUM_HOME": "/mine"], "/srv/here/y/"),
            (["--data-dir=/z"], ["MOMENTUM_HOME": "/mine"], "/z/"),
            (["--in-memory"], ["MOMENTUM_HOME": "/mine"], nil),
            (["--in-memory", "--data-dir=/z"], [:], nil),
        ] as [([String], [String: String], String?)]
    )
    @MainActor
    func `data is kept where the command line, a variable or the system says (CL-2)`(
        words: [String],
        variables: [String: String],
        expected: String?
    ) async throws {
        #if canImport(Darwin)
        let expected = expected?.replacing(
            "/home/ada/.local/share/momentum/",
            with: "/home/ada/Library/Application Support/Momentum/"
        ).replacing("/data/momentum/", with: "/home/ada/Library/Application Support/Momentum/")
        #endif
        let root = Command("tool", summary: "A tool.", example: "tool") { _, context in
            let path = context.dataDirectory?.path(percentEncoded: false) ?? "none"
            return CommandResult([path], text: "\(path)")
        }

        let run = await CommandLineRun(
            words: words,
            root: root,
            host: .fixture(variables: variables)
        )

        #expect(run.output == expected ?? "none")
    }

    @Test(
        arguments: [
            ([], "2026-03-01T12:00:00Z GMT"),
            (["--now", "2030-01-01T00:00:00+01:00"], "2029-12-31T23:00:00Z GMT"),
            (
                ["--now", "2030-07-01T12:00", "--time-zone", "Asia/Tokyo"],
                "2030-07-01T03:00:00Z Asia/Tokyo"
            ),
            (["--time-zone=UTC", "--now=2030-07-01T12:00"], "2030-07-01T12:00:00Z GMT"),
        ]
    )
    @MainActor
    func `clock and calendar are the system's, or as the command line says (CL-2)`(
        words: [String],
        expected: String
    ) async {
        let root = Command("tool", summary: "A tool.", example: "tool") { _, context in
            let now = ISO8601Time.text(context.dates.now)
            let text = "\(now) \(context.calendar.timeZone.identifier)"
            return CommandResult([text], text: "\(text)")
        }

        let run = await CommandLineRun(words: words, root: root)

        #expect(run.output == expected)
    }

    @Test(
        arguments: [
            ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true),
        ] as [([String: String], Bool)]
    )
    func `NO_COLOR turns styles off (CL-2)`(variables: [String: String], usesStyles: Bool) {
        #expect(TerminalTraits.system(environment: variables).usesStyles == usesStyles)
    }
}
