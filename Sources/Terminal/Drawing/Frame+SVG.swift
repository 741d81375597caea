extension Frame {
    private static let cell = (width: 9.0, height: 19.0)
    private static let margin = 10.0

    /// The frame as a picture on a light background.
    ///
    /// Each run of cells in one style says its width, so that any font keeps the columns.
    package var svg: String {
        let width = Double(size.columns) * Self.cell.width + 2 * Self.margin
        let height = Double(size.rows) * Self.cell.height + 2 * Self.margin
        let lines = (0..<size.rows).flatMap(runs)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
            font-size="15" xml:space="preserve">
            <rect width="100%" height="100%" rx="6" fill="#fcfcfa"/>
            \(lines.joined(separator: "\n"))
            </svg>

            """
    }

    /// The runs of a row, without blanks that nobody sees.
    private func runs(of row: Int) -> [String] {
        var texts: [String] = []
        var start = 0
        while start < size.columns {
            let style = self[row, start].style
            var end = start
            while end < size.columns, self[row, end].style == style { end += 1 }
            let text = (start..<end).map { self[row, $0].text }.joined()
            let isVisible = style == .highlight || text.contains { $0 != " " }
            if isVisible { texts.append(run(text, style, row: row, columns: start..<end)) }
            start = end
        }
        return texts
    }

    private func run(
        _ text: String,
        _ style: TextStyle,
        row: Int,
        columns: Range<Int>
    ) -> String {
        let x = Self.margin + Double(columns.lowerBound) * Self.cell.width
        let y = Self.margin + Double(row) * Self.cell.height
        let width = Double(columns.count) * Self.cell.width
        let box =
            style == .highlight
            ? """
            <rect x="\(x)" y="\(y)" width="\(width)" height="\(Self.cell.height)" fill="#2b2b28"/>
            """ : ""
        return """
            \(box)<text x="\(x)" y="\(y + 14)" textLength="\(width)" \
            lengthAdjust="spacingAndGlyphs" \(Self.attributes(of: style))>\
            \(Self.escaped(text))</text>
            """
    }

    private static func attributes(of style: TextStyle) -> String {
        switch style {
        case .plain: ##"fill="#2b2b28""##
        case .bold: ##"fill="#2b2b28" font-weight="bold""##
        case .dim: ##"fill="#77776f""##
        case .accent: ##"fill="#00708a""##
        case .good: ##"fill="#2c7a2c""##
        case .caution: ##"fill="#8a5a00""##
        case .bad: ##"fill="#b3261e""##
        case .highlight: ##"fill="#fcfcfa""##
        }
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.append(character)
            }
        }
    }
}
