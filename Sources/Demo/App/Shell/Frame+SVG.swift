import MomentumPresentation
import MomentumTerminal

extension Frame {
    private static let cell = (width: 9.0, height: 19.0)
    private static let margin = 10.0

    /// The frame as a picture on a dark background.
    ///
    /// Each word is placed at its column with its width, so that any font keeps the columns.
    var svg: String {
        let width = Double(size.columns) * Self.cell.width + 2 * Self.margin
        let height = Double(size.rows) * Self.cell.height + 2 * Self.margin
        let lines = (0..<size.rows).flatMap { boxes(in: $0) + words(in: $0) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)">
            <style>text { font: 15px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; \
            fill: #e6e6e6 } rect { fill: #e6e6e6 } .bold { font-weight: bold } \
            .dim { fill: #8b949e } .accent { fill: #76e3ea } .good { fill: #7ee787 } \
            .caution { fill: #e3b341 } .bad { fill: #ff7b72 } .highlight { fill: #0d1117 }</style>
            <rect width="100%" height="100%" rx="8" style="fill: #0d1117"/>
            \(lines.joined(separator: "\n"))
            </svg>

            """
    }

    /// The backgrounds of highlighted cells.
    private func boxes(in row: Int) -> [String] {
        runs(in: row) { $0.style == .highlight }.map { columns in
            let (x, y) = place(row, columns.lowerBound)
            let width = Double(columns.count) * Self.cell.width
            return """
                <rect x="\(x)" y="\(y)" width="\(width)" height="\(Self.cell.height)"/>
                """
        }
    }

    /// The words of a row, each in a single style.
    private func words(in row: Int) -> [String] {
        runs(in: row) { $0.text != " " }.flatMap { columns in
            var words: [String] = []
            var start = columns.lowerBound
            for column in columns
            where column + 1 == columns.upperBound
                || self[row, column + 1].style != self[row, start].style
            {
                words.append(word(row, start..<column + 1))
                start = column + 1
            }
            return words
        }
    }

    private func word(_ row: Int, _ columns: Range<Int>) -> String {
        let (x, y) = place(row, columns.lowerBound)
        let style = self[row, columns.lowerBound].style
        let name = style == .plain ? "" : " class=\"\(Self.name(of: style))\""
        let width = Double(columns.count) * Self.cell.width
        let text = columns.map { self[row, $0].text }.joined().escapedForXML
        return """
            <text x="\(x)" y="\(y + 14)" textLength="\(width)" \
            lengthAdjust="spacingAndGlyphs"\(name)>\(text)</text>
            """
    }

    /// The class of a style; a picture has the colours of the smallest terminal.
    private static func name(of style: TextStyle) -> String {
        switch style {
        case .shade: "accent"
        case .ground: "caution"
        default: "\(style)"
        }
    }

    /// The longest runs of cells that match.
    private func runs(in row: Int, _ fits: (Cell) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for column in 0..<size.columns where fits(self[row, column]) {
            if let last = runs.last, last.upperBound == column {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        return runs
    }

    private func place(_ row: Int, _ column: Int) -> (x: Double, y: Double) {
        (
            Self.margin + Double(column) * Self.cell.width,
            Self.margin + Double(row) * Self.cell.height
        )
    }
}
