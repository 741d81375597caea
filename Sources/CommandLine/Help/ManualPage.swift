import MomentumTerminal

/// A manual page in roff, with the macros that groff and mandoc share.
struct ManualPage: Sendable {
    let page: HelpPage
    let version: String

    /// The page, lines of ASCII.
    var text: String {
        let help = page.document
        let name = help.command.split(separator: " ").joined(separator: "-")
        let program = help.command.prefix { $0 != " " }
        var lines = [
            ".TH \(quoted(name.uppercased())) 1 \"\" \(quoted("\(program) \(version)"))",
            heading("NAME"), line("\(name) - \(help.summary)"),
            heading("SYNOPSIS"), ".B \(line(help.usage))",
            heading("DESCRIPTION"),
        ]
        let paragraphs = [help.summary] + page.details
        for (number, paragraph) in paragraphs.enumerated() {
            lines += (number == 0 ? [] : [".PP"]) + [line(paragraph)]
        }
        lines += section("COMMANDS", help.subcommands.map { ($0.name, $0.help) })
        lines += section("ARGUMENTS", help.arguments.map { ($0.name, $0.help) })
        lines += section("OPTIONS", page.optionRows)
        lines += section("GENERAL OPTIONS", page.globalRows)
        lines += [heading("EXAMPLES"), ".nf"] + help.examples.map(line) + [".fi"]
        if let json = help.json { lines += [".SH JSON", line(saying("With --json: \(json)"))] }
        lines += [
            heading("EXIT STATUS"),
            line(
                saying(
                    "0 on success, 1 after a failure, 2 for wrong usage, 130 after an interruption."
                )
            ),
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(_ title: String) -> String { ".SH \(line(translated(title)))" }

    private func section(_ title: String, _ rows: [(term: String, meaning: String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        return [heading(title)]
            + rows.flatMap { [".TP", ".B \(line($0.term))", line($0.meaning)] }
    }

    /// A line of text, in which nothing is a command of roff.
    private func line(_ text: String) -> String {
        let escaped = text.unicodeScalars.reduce(into: "") { line, scalar in
            switch scalar {
            case "\\": line += "\\e"
            case "-": line += "\\-"
            case "'": line += "\\(aq"
            case "\"": line += "\\(dq"
            case "\n": line += " "
            case _ where scalar.isASCII: line.unicodeScalars.append(scalar)
            default: line += "\\[u\(Self.digits(scalar))]"
            }
        }
        return escaped.hasPrefix(".") ? "\\&\(escaped)" : escaped
    }

    private func quoted(_ text: String) -> String { "\"\(line(text))\"" }

    /// Four hexadecimal digits or more, in capitals.
    private static func digits(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
