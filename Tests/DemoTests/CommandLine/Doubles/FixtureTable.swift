import Foundation

@testable import MomentumCommandLine
import MomentumTerminal

/// A table with one of everything, whose commands print their values.
enum FixtureTable {
    enum Strategy: String, CaseIterable { case bySite, byBodyPart }

    static let location = Argument.required("LOCATION", "Where the set is.", as: .text)
    static let rest = Argument.any("WORD", "More words.", as: .text)
    static let note = Option.value("note", "TEXT", "What to remember.", as: .text)
    static let cooldown = Option.value(
        "cooldown",
        "N",
        "Days.",
        as: .integer(in: -9...90),
        default: 3
    )
    static let strategy = Option.value(
        "strategy",
        "NAME",
        "How to choose.",
        as: .choice(of: Strategy.self),
        default: .bySite
    )
    static let set = Option.repeated("set", "A=B", "An answer.", as: .text)
    static let svg = Option.value("svg", "FILE", "A picture.", as: .file)
    static let end = Option.value("end", "TIME", "When it ended.", as: .orNone(.time))
    static let yes = Option.flag("yes", "Do not ask.")
    static let keep = Option.flag("keep", "Keep the folder.")

    static let log = Command(
        "log",
        summary: "Log a change.",
        arguments: [location],
        options: [note, cooldown, strategy, set, svg, end, yes],
        example: "tool sites log 'L Hip' --note sore",
        json: #"{"entry": E}"#
    ) { call, context in
        let end = call[end].map { "\($0)" } ?? "-"
        let parts: [String] = [
            call[location], call[note] ?? "-", "\(call[cooldown])", call[strategy].rawValue,
            "\(call[set])", call[svg]?.absoluteString ?? "-", end, "\(call[yes])",
        ]
        return CommandResult(parts, text: "\(parts.joined(separator: "|"))\n")
    }

    static let list = Command(
        "list",
        summary: "List the words.",
        arguments: [rest],
        example: "tool sites list a b"
    ) { call, _ in
        let words = call[rest]
        return CommandResult(words, text: "\(words.joined(separator: "|"))\n")
    }

    static let root = Command(
        "tool",
        summary: "A tool.",
        options: [keep],
        example: "tool",
        subcommands: [
            Command(
                "sites",
                summary: "Sites.",
                details: """
                    Why there are sites. A paragraph that is long enough to need a second line \
                    on a terminal.

                    And another one.
                    """,
                example: "tool sites list a",
                subcommands: [log, list]
            )
        ]
    ) { call, _ in
        let isKept = call[keep]
        return CommandResult(["keep": isKept], text: "tour \(isKept ? "kept" : "gone")\n")
    }
}
