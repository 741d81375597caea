/// The bytes that change a terminal from one frame to another.
package enum Writer {
    /// The bytes for a full-screen frame; empty for equal frames.
    ///
    /// After a cluster that terminals measure differently, the next cell is addressed by its
    /// column. So a wrong guess moves one cell and never a line (TA-27). The cursor is hidden
    /// meanwhile and placed at the end.
    ///
    /// `old` is the frame that the terminal shows; `nil` if unknown.
    ///
    /// - Complexity: O(*n*) in the number of cells.
    package static func bytes(
        from old: Frame?,
        to new: Frame,
        _ abilities: TerminalAbilities
    ) -> [UInt8] {
        guard old != new else { return [] }
        let known = old.flatMap { $0.size == new.size ? $0 : nil }
        var run = Run(abilities: abilities)
        if known == nil || known?.cursor != nil { run.write("\u{1B}[?25l") }
        if known == nil { run.write("\u{1B}[0m\u{1B}[2J") }
        let before = known ?? Frame(blank: new.size)
        for row in 0..<new.size.rows { run.write(row: row, from: before, to: new) }
        run.endStyle()
        if let cursor = new.cursor {
            run.address(row: cursor.row, column: cursor.column)
            run.write("\u{1B}[?25h")
        }
        return run.bytes
    }

    /// The bytes that draw a frame over a few lines of a terminal, with the cursor in the first
    /// one.
    ///
    /// The cursor stays at its position in the frame. `old` is the visible frame; `nil` for none.
    package static func lines(
        from old: Frame?,
        to new: Frame?,
        _ abilities: TerminalAbilities
    ) -> [UInt8] {
        guard old != new else { return [] }
        var run = Run(abilities: abilities)
        // "Erase in page", "cursor up" and "cursor right": ECMA-48, section 8.3.
        if let old { run.write(up(from: old.cursor?.row ?? 0) + "\r\u{1B}[J") }
        guard let new else { return run.bytes }
        for row in 0..<new.size.rows {
            if row > 0 { run.write("\r\n") }
            run.writeLine(row: row, of: new)
        }
        let cursor = new.cursor ?? Frame.Cursor(row: 0, column: 0)
        run.write(up(from: new.size.rows - 1 - cursor.row) + "\r")
        if cursor.column > 0 { run.write("\u{1B}[\(cursor.column)C") }
        return run.bytes
    }

    private static func up(from row: Int) -> String { row > 0 ? "\u{1B}[\(row)A" : "" }
}

/// The output so far, and the known state of the terminal after it.
private struct Run {
    let abilities: TerminalAbilities
    private(set) var bytes: [UInt8] = []
    private var style = TextStyle.plain
    /// The cell at which the next character appears; `nil` if that is uncertain.
    private var place: (row: Int, column: Int)?

    init(abilities: TerminalAbilities) {
        self.abilities = abilities
    }

    mutating func write(_ text: String) {
        bytes += text.utf8
    }

    mutating func address(row: Int, column: Int) {
        if let place, place == (row, column) { return }
        write("\u{1B}[\(row + 1);\(column + 1)H")
        place = (row, column)
    }

    mutating func endStyle() {
        set(.plain)
    }

    /// Writes the cells of a row that differ.
    mutating func write(row: Int, from old: Frame, to new: Frame) {
        let columns = new.size.columns
        let (start, end) = (row * columns, (row + 1) * columns)
        guard old.cells[start..<end] != new.cells[start..<end] else { return }
        // The blanks at the end are erased with one sequence if that is shorter.
        let text = new.cells[start..<end].lastIndex { $0 != .blank }.map { $0 + 1 - start } ?? 0
        let erased = (text..<columns).filter { old.cells[start + $0] != .blank }.count
        let last = erased > 4 ? text : columns
        for column in 0..<last {
            let cell = new.cells[start + column]
            let isSame = cell == old.cells[start + column]
            // A two-column cluster is rewritten if either of its cells changed.
            let next = column + 1 < columns ? start + column + 1 : nil
            let isTailSame = next.map { new.cells[$0].text.isEmpty == old.cells[$0].text.isEmpty }
            guard !isSame || isTailSame == false, !cell.text.isEmpty else { continue }
            address(row: row, column: column)
            write(cell, isWide: next.map { new.cells[$0].text.isEmpty } ?? false, columns)
        }
        if erased > 4 {
            set(.plain)
            address(row: row, column: text)
            write("\u{1B}[K")
        }
    }

    /// Writes a row from the cursor, without the blanks at its end.
    mutating func writeLine(row: Int, of frame: Frame) {
        let columns = frame.size.columns
        let cells = frame.cells[row * columns..<(row + 1) * columns]
        let end = cells.lastIndex { $0 != .blank } ?? cells.startIndex - 1
        for index in cells.indices where index <= end {
            set(cells[index].style)
            write(cells[index].text)
        }
        set(.plain)
    }

    private mutating func write(_ cell: Frame.Cell, isWide: Bool, _ columns: Int) {
        set(cell.style)
        write(cell.text)
        let isCertain = cell.text.utf8.count == 1 || Self.isMeasuredAlike(cell.text)
        let column = (place?.column ?? 0) + (isWide ? 2 : 1)
        // Terminals differ in the cursor position after the last column.
        place = isCertain && column < columns ? place.map { ($0.row, column) } : nil
    }

    private mutating func set(_ style: TextStyle) {
        guard style != self.style else { return }
        self.style = style
        write("\u{1B}[\(abilities.codes(of: style))m")
    }

    /// True for a cluster to which every terminal gives one column.
    private static func isMeasuredAlike(_ text: String) -> Bool {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
            return false
        }
        return !scalar.properties.isEmoji && text.displayWidth == 1
    }
}
