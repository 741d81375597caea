import MomentumTerminal

extension Frame {
    /// The lines as text, without the blanks at their ends.
    var lines: [String] {
        (0..<size.rows).map { row in
            let cells = cells[row * size.columns..<(row + 1) * size.columns]
            let end = cells.lastIndex { $0.text != " " }
            return end.map { cells[...$0].map(\.text).joined() } ?? ""
        }
    }
}
