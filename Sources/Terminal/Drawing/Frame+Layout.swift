extension Frame {
    /// Lays out a view on a terminal of any size.
    ///
    /// - Parameters:
    ///   - view: The content.
    ///   - size: The size of the terminal.
    ///   - isASCII: True to draw with ASCII only; the user's data stay unchanged.
    /// - Complexity: O(*n*) in the number of cells and of visible rows.
    package init(_ view: View, in size: Size, isASCII: Bool = false) {
        self.init(blank: size, isASCII: isASCII)
        draw(view, Area(row: 0, column: 0, width: size.columns, height: size.rows))
    }

    private mutating func draw(_ view: View, _ area: Area) {
        guard area.width > 0, area.height > 0 else { return }
        var area = area
        if case .fixed(let width) = view.width { area.width = min(area.width, max(width, 0)) }
        if view.isPicture { record(picture: area) }
        switch view.content {
        case .text(let lines, let wraps):
            let lines = wraps ? lines.flatMap { $0.wrapped(to: area.width) } : lines
            for (offset, line) in lines.prefix(area.height).enumerated() {
                let line = line.cut(to: area.width)
                draw(line, row: area.row + offset, column: area.column, width: area.width)
            }
        case .row(let views, let gap):
            var column = area.column
            for (view, width) in zip(views, Layout.widths(of: views, gap: gap, in: area.width)) {
                let rest = area.column + area.width - column
                let width = min(width, rest)
                let part = Area(row: area.row, column: column, width: width, height: area.height)
                draw(view, part)
                column += width + gap
            }
        case .column(let views):
            var row = area.row
            let views = Array(Layout.visible(views, in: area))
            for (view, height) in zip(views, Layout.heights(of: views, in: area)) {
                let height = min(height, area.row + area.height - row)
                draw(view, Area(row: row, column: area.column, width: area.width, height: height))
                row += height
            }
        case .box(let title, let foot, let view):
            drawBox(title, foot, area)
            draw(view, area.inner)
        case .table(let table):
            draw(table, area)
        case .field(let editor, let isFocused):
            drawField(editor, isFocused: isFocused, area)
        case .prompt(let editor):
            drawPrompt(editor, isFocused: true, area)
        case .bar(let part, let style):
            drawBar(part, style, area)
        case .overlay(let view, let below):
            draw(below, area)
            hideCursor()
            forgetAreas()
            let width = Layout.length(view.width, Layout.width(of: view), of: area.width - 4)
            let height = Layout.length(
                view.height,
                Layout.height(of: view, width: width),
                of: area.height - 2
            )
            let middle = Area(
                row: area.row + (area.height - height) / 2,
                column: area.column + (area.width - width) / 2,
                width: width,
                height: height
            )
            erase(middle)
            draw(view, middle)
        case .spacer:
            break
        }
    }

    private mutating func drawBox(_ title: TerminalText, _ foot: TerminalText, _ area: Area) {
        guard area.width > 1, area.height > 1 else { return }
        let last = area.row + area.height - 1
        let line = TerminalText(String(repeating: "─", count: area.width - 2))
        draw("┌\(line)┐", row: area.row, column: area.column, width: area.width)
        draw("└\(line)┘", row: last, column: area.column, width: area.width)
        for row in area.row + 1..<max(last, area.row + 1) {
            draw("│", row: row, column: area.column, width: 1)
            draw("│", row: row, column: area.column + area.width - 1, width: 1)
        }
        let inside = Area(row: 0, column: area.column + 2, width: area.width - 4, height: 1)
        guard inside.width > 2 else { return }
        if !title.isEmpty {
            let text = (" " + title).cut(to: inside.width - 1) + " "
            draw(text, row: area.row, column: inside.column, width: inside.width)
        }
        if !foot.isEmpty {
            draw(" " + foot.cut(to: inside.width - 2) + " ", row: last, trailing: inside)
        }
    }

    private mutating func drawField(_ editor: TextEditor, isFocused: Bool, _ area: Area) {
        draw("[", row: area.row, column: area.column, width: 1)
        draw("]", row: area.row, column: area.column + area.width - 1, width: area.width - 1)
        var inside = area.inner
        (inside.row, inside.height) = (area.row, area.height)
        drawPrompt(editor, isFocused: isFocused, inside)
    }

    private mutating func drawPrompt(_ editor: TextEditor, isFocused: Bool, _ area: Area) {
        let (text, cursor) = editor.shown(in: area.width)
        draw(text, row: area.row, column: area.column, width: area.width)
        guard isFocused else { return }
        let column = area.column + min(cursor, max(area.width - 1, 0))
        place(cursor: Cursor(row: area.row, column: column))
    }

    private mutating func drawBar(_ part: Double, _ style: TextStyle, _ area: Area) {
        // Eighths of a column: U+258F is the narrowest, U+2588 a full one.
        let eighths = Int((part * Double(area.width * 8)).rounded())
        var bar = String(repeating: "█", count: eighths / 8)
        if eighths % 8 > 0, let block = Unicode.Scalar(UInt32(0x2590 - eighths % 8)) {
            bar.unicodeScalars.append(block)
        }
        let rest = String(repeating: "·", count: max(area.width - bar.count, 0))
        let text: TerminalText = "\(bar, style)\(rest, .dim)"
        draw(text, row: area.row, column: area.column, width: area.width)
    }
}
