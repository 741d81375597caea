package import MomentumTerminal

/// Rows whose cells stand below each other on a terminal.
///
/// ```swift
/// TextTable(
///     [.leading("Location"), .trailing("Hours")],
///     rows: entries.map { ["\($0.name)", "\($0.hours)"] }
/// ).text
/// ```
package struct TextTable: Sendable {
    package struct Column: Sendable {
        let title: String
        let isTrailing: Bool

        /// For words.
        package static func leading(_ title: String = "") -> Column {
            Column(title: title, isTrailing: false)
        }

        /// For numbers.
        package static func trailing(_ title: String = "") -> Column {
            Column(title: title, isTrailing: true)
        }
    }

    package let columns: [Column]
    package let rows: [[TerminalText]]

    /// Creates a table; a row may have fewer cells than there are columns.
    package init(_ columns: [Column], rows: [[TerminalText]]) {
        self.columns = columns
        self.rows = rows
    }

    /// The lines, below a line of titles if there are any; no line ends in spaces.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    package var text: TerminalText {
        let hasTitles = columns.contains { !$0.title.isEmpty }
        let titles = hasTitles ? [columns.map { TerminalText($0.title, .dim) }] : []
        let all = titles + rows
        let widths = columns.indices.map { column in
            all.map { $0.indices.contains(column) ? $0[column].displayWidth : 0 }.max() ?? 0
        }
        return .lines(all.map { line($0, widths: widths) })
    }

    private func line(_ cells: [TerminalText], widths: [Int]) -> TerminalText {
        var line = TerminalText()
        var owed = 0
        for (column, cell) in zip(columns.indices, cells) {
            let gap = widths[column] - cell.displayWidth
            // Spaces are owed until something follows them.
            if columns[column].isTrailing { owed += gap }
            if !cell.isEmpty {
                line += "\(String(repeating: " ", count: owed))\(cell)"
                owed = 0
            } else {
                owed += widths[column] - gap
            }
            if !columns[column].isTrailing { owed += gap }
            owed += 2
        }
        return line
    }
}
