/// The cells of a terminal and the position of its cursor.
package struct Frame: Hashable, Sendable {
    /// A cluster of characters with a style.
    ///
    /// A cell of two columns is followed by a cell without text.
    package struct Cell: Hashable, Sendable {
        package var text: String
        package var style: TextStyle

        static let blank = Cell(text: " ", style: .plain)
    }

    /// The row and column of a cursor, from 0.
    package struct Cursor: Hashable, Sendable {
        package let row: Int
        package let column: Int
    }

    /// The position of a list on the frame.
    package struct ListArea: Hashable, Sendable {
        /// The first visible row of the list.
        package let top: Int
        /// The number of rows that fit.
        package let height: Int
        /// The line of the frame that shows the first visible row.
        package let line: Int
    }

    package let size: Size
    /// The cells in reading order.
    package private(set) var cells: [Cell]
    /// The cursor; `nil` while it is hidden.
    package private(set) var cursor: Cursor?
    /// The area of the list that was drawn last.
    package private(set) var list: ListArea?
    /// The area of the picture that was drawn last.
    package private(set) var picture: Area?
    /// True if lines, bars and marks use ASCII.
    private let isASCII: Bool

    init(blank size: Size, isASCII: Bool = false) {
        self.size = size
        self.isASCII = isASCII
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    package subscript(row: Int, column: Int) -> Cell { cells[row * size.columns + column] }

    /// Draws a text from a cell, at most `width` columns wide; returns the column after it.
    ///
    /// A two-column cluster that does not fit at the edge becomes a blank. A zero-width cluster
    /// belongs to the previous one.
    @discardableResult
    mutating func draw(
        _ text: TerminalText,
        row: Int,
        column: Int,
        width: Int,
        in style: TextStyle? = nil
    ) -> Int {
        guard (0..<size.rows).contains(row), column >= 0 else { return column }
        let end = min(column + max(width, 0), size.columns)
        var column = column
        for span in text.spans {
            for character in isASCII ? span.ascii : span.text {
                let wide = character.displayWidth
                guard column < end, wide > 0 else { continue }
                let cell = Cell(text: String(character), style: style ?? span.style)
                if column + wide > end {
                    put(Cell(text: " ", style: cell.style), row, column)
                    return end
                }
                put(cell, row, column)
                if wide == 2 { put(Cell(text: "", style: cell.style), row, column + 1) }
                column += wide
            }
        }
        return column
    }

    /// Draws a text, right-aligned in an area.
    mutating func draw(
        _ text: TerminalText,
        row: Int,
        trailing area: Area,
        in style: TextStyle? = nil
    ) {
        let text = text.cut(to: area.width)
        let indent = max(area.width - text.displayWidth, 0)
        let width = area.width - indent
        draw(text, row: row, column: area.column + indent, width: width, in: style)
    }

    /// Fills an area with blanks.
    mutating func erase(_ area: Area, _ style: TextStyle = .plain) {
        for row in max(area.row, 0)..<max(min(area.row + area.height, size.rows), area.row, 0) {
            let end = max(min(area.column + area.width, size.columns), area.column)
            for column in area.column..<end { put(Cell(text: " ", style: style), row, column) }
        }
    }

    mutating func place(cursor: Cursor) {
        guard (0..<size.rows).contains(cursor.row), (0..<size.columns).contains(cursor.column)
        else { return }
        self.cursor = cursor
    }

    mutating func hideCursor() {
        cursor = nil
    }

    mutating func record(_ list: ListArea) {
        self.list = list
    }

    mutating func record(picture: Area) {
        self.picture = picture
    }

    /// Forgets the list and the picture, because something covers them.
    mutating func forgetAreas() {
        (list, picture) = (nil, nil)
    }

    /// Sets a cell; the rest of a cluster that it cuts in two becomes a blank.
    private mutating func put(_ cell: Cell, _ row: Int, _ column: Int) {
        let index = row * size.columns + column
        if cells[index].text.isEmpty, !cell.text.isEmpty, column > 0 {
            cells[index - 1].text = " "
        }
        let isHead = column + 1 < size.columns && cells[index + 1].text.isEmpty
        if isHead, !cells[index].text.isEmpty { cells[index + 1].text = " " }
        cells[index] = cell
    }
}

extension Frame {
    /// Draws the visible rows of a table, with a mark before the highlighted one.
    mutating func draw(_ table: Table, _ area: Area) {
        let header = table.hasTitles && area.height > 1 ? 1 : 0
        let height = area.height - header
        let top = table.position.top(of: table.count, height: height)
        record(ListArea(top: top, height: height, line: area.row + header))
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
