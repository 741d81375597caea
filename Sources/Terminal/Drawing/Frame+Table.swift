extension Frame {
    /// Draws the visible rows of a table, with a mark before the highlighted one.
    mutating func draw(_ table: Table, _ area: Area) {
        let header = table.hasTitles && area.height > 1 ? 1 : 0
        let height = area.height - header
        let top = table.position.top(of: table.count, height: height)
        note(ListArea(top: top, height: height, line: area.row + header))
        let visible = top..<max(min(top + height, table.count), top)
        let rows = visible.map(table.row)
        let hasMark = table.position.row != nil
        let indent = hasMark && area.width > 2 ? 2 : 0
        let columns = table.layout(rows, in: area.width - indent)
        if header == 1 {
            let titles = table.columns.map { TerminalText($0.title.plain, .dim) }
            draw(titles, columns, table, row: area.row, column: area.column + indent)
        }
        for (offset, cells) in rows.enumerated() {
            let isHighlighted = visible.lowerBound + offset == table.position.row
            let row = area.row + header + offset
            if isHighlighted {
                let line = Area(row: row, column: area.column, width: area.width, height: 1)
                erase(line, .highlight)
                draw("›", row: row, column: area.column, width: 1, in: .highlight)
            }
            draw(
                cells,
                columns,
                table,
                row: row,
                column: area.column + indent,
                in: isHighlighted ? .highlight : nil
            )
        }
    }

    private mutating func draw(
        _ cells: [TerminalText],
        _ columns: [(index: Int, width: Int)],
        _ table: Table,
        row: Int,
        column: Int,
        in style: TextStyle? = nil
    ) {
        var column = column
        for (index, width) in columns {
            let cell = cells.indices.contains(index) ? cells[index] : ""
            if table.columns[index].isTrailing {
                let area = Area(row: row, column: column, width: width, height: 1)
                draw(cell, row: row, trailing: area, in: style)
            } else {
                draw(cell.cut(to: width), row: row, column: column, width: width, in: style)
            }
            column += width + Table.gap
        }
    }
}
