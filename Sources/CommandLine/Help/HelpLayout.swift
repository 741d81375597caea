import MomentumTerminal

/// Lays out the parts of a help page: paragraphs, and tables with one column edge each.
struct HelpLayout: Sendable {
    /// Columns in a line.
    let width: Int

    /// A longer term has its text below it, so that it does not push all other texts to the right.
    private static let widestTerm = 26

    /// Words wrapped over as many lines as they need.
    ///
    /// The first line begins at `indent`, the later ones `hanging` columns further in.
    func paragraph(
        _ text: some StringProtocol,
        indent: Int = 0,
        hanging: Int = 0
    ) -> TerminalText {
        let lines = TerminalText(String(text)).wrapped(to: width - indent - hanging)
        return .lines(
            lines.enumerated().map { index, line in
                let indent = index == 0 ? indent : indent + hanging
                return "\(String(repeating: " ", count: indent))\(line)"
            }
        )
    }

    /// A table of terms and their meanings; empty without rows.
    func table(_ title: TerminalText, _ rows: [(term: String, meaning: String)]) -> TerminalText {
        guard !rows.isEmpty else { return TerminalText() }
        let column = rows.map(\.term.count).filter { $0 <= Self.widestTerm }.max() ?? 0
        let edge = 2 + column + 2
        return rows.reduce(into: heading(title)) { text, row in
            let fits = row.term.count <= column
            let padding = String(repeating: " ", count: fits ? column - row.term.count + 2 : 0)
            let margin = String(repeating: " ", count: edge)
            text += "  \(row.term, .accent)\(padding)"
            if !fits { text += "\n" }
            let lines = TerminalText(row.meaning).wrapped(to: width - edge)
            for (index, line) in lines.enumerated() {
                text += "\(index == 0 && fits ? "" : margin)\(line)\n"
            }
        }
    }

    /// Lines printed as they are, so that they can be copied.
    func list(_ title: TerminalText, _ lines: [String]) -> TerminalText {
        guard !lines.isEmpty else { return TerminalText() }
        return heading(title) + .lines(lines.map { "  \($0)" })
    }

    private func heading(_ title: TerminalText) -> TerminalText {
        "\(title, .bold):\n"
    }
}
