/// The content of a terminal, as a value.
///
/// A view describes its content and the room that each part needs. ``Frame/init(_:in:)`` draws it
/// on a terminal of any size, and ``lines(rows:)`` converts it to lines in reading order.
package struct View {
    /// The room that a view requests in its row or column.
    package enum Length: Hashable, Sendable {
        /// The view is as wide or high as its content needs.
        case fit
        /// A number of columns or lines.
        case fixed(Int)
        /// A fraction of the whole, between 0 and 1.
        case fraction(Double)
        /// An equal share of the remaining room.
        case fill
    }

    indirect enum Content {
        case text([TerminalText], wraps: Bool)
        case row([View], gap: Int)
        case column([View])
        case box(title: TerminalText, foot: TerminalText, View)
        case table(Table)
        case field(TextEditor, isFocused: Bool)
        case prompt(TextEditor)
        case bar(Double, TextStyle)
        case overlay(View, over: View)
        case spacer
    }

    let content: Content
    private(set) var width: Length
    private(set) var height: Length
    private(set) var isPicture = false
    private var isFocused = false

    private init(_ content: Content, width: Length = .fill, height: Length = .fit) {
        self.content = content
        self.width = width
        self.height = height
    }

    /// The view with another width.
    package func width(_ width: Length) -> View {
        var view = self
        view.width = width
        return view
    }

    /// The view with another height.
    package func height(_ height: Length) -> View {
        var view = self
        view.height = height
        return view
    }

    /// The view, marked as the focus of keys; it stays visible if a column is too high.
    package func focused(_ isFocused: Bool) -> View {
        var view = self
        view.isFocused = isFocused
        return view
    }

    /// True if the view or a part of it has the focus.
    var hasFocus: Bool {
        switch content {
        case .row(let views, _), .column(let views): isFocused || views.contains(where: \.hasFocus)
        case .box(_, _, let view), .overlay(let view, _): isFocused || view.hasFocus
        case .field(_, let isTyping): isFocused || isTyping
        default: isFocused
        }
    }

    /// The view, marked as the picture of its frame; ``Frame/picture`` has its area.
    package func asPicture() -> View {
        var view = self
        view.isPicture = true
        return view
    }
}

extension View {
    /// The lines of a text, each cut off at the edge.
    package static func text(_ text: TerminalText) -> View {
        .text(text.lines)
    }

    /// Lines below each other, each cut off at the edge.
    package static func text(_ lines: [TerminalText]) -> View {
        View(.text(lines, wraps: false), width: .fit)
    }

    /// Text that wraps between words.
    package static func paragraph(_ text: TerminalText) -> View {
        View(.text(text.lines, wraps: true))
    }

    /// Views next to each other.
    package static func row(_ views: [View], gap: Int = 2) -> View {
        View(.row(views, gap: gap))
    }

    /// Views below each other.
    package static func column(_ views: [View]) -> View {
        let isFilling = views.contains { $0.height == .fill }
        return View(.column(views), height: isFilling ? .fill : .fit)
    }

    /// A frame of lines around a view, with words in its upper and lower edge.
    package static func box(
        _ title: TerminalText = "",
        foot: TerminalText = "",
        _ view: View
    ) -> View {
        View(.box(title: title, foot: foot, view), height: view.height)
    }

    /// Rows of a table; only visible rows are requested.
    package static func table(_ table: Table) -> View {
        View(.table(table), height: .fill)
    }

    /// A list of one column; only visible rows are requested.
    package static func list(
        _ count: Int,
        at position: ListPosition,
        row: @escaping (Int) -> TerminalText
    ) -> View {
        .table(Table([.init("", .fill)], count: count, at: position) { [row($0)] })
    }

    /// An editable text in brackets.
    package static func field(_ editor: TextEditor, isFocused: Bool) -> View {
        View(.field(editor, isFocused: isFocused))
    }

    /// An editable text without brackets.
    package static func prompt(_ editor: TextEditor) -> View {
        View(.prompt(editor))
    }

    /// A bar that is filled to a fraction between 0 and 1.
    package static func bar(_ part: Double, _ style: TextStyle = .plain) -> View {
        View(.bar(part.isFinite ? min(max(part, 0), 1) : 0, style))
    }

    /// A view centred over another one, whose edges stay visible.
    package static func overlay(_ view: View, over below: View) -> View {
        View(.overlay(view, over: below), height: .fill)
    }

    /// An empty view that takes the remaining room.
    package static var spacer: View { View(.spacer, height: .fill) }

    /// An empty line.
    package static var blank: View { View(.text([""], wraps: false), width: .fit) }
}

extension View {
    /// The view as lines in reading order, for screen readers.
    ///
    /// There are no boxes or bars, and a mark identifies the highlighted row of a list. A list
    /// shows at most `rows` rows, from its first visible one.
    package func lines(rows: Int = 20) -> [TerminalText] {
        switch content {
        case .text(let lines, _):
            return lines
        case .row(let views, _):
            let parts = views.map { $0.lines(rows: rows) }
            let isLine = parts.allSatisfy { $0.count <= 1 }
            guard isLine else { return parts.flatMap(\.self) }
            let words = parts.compactMap(\.first).filter { !$0.isEmpty }
            return words.isEmpty ? [] : [.joined(words, separator: "  ")]
        case .column(let views):
            return views.flatMap { $0.lines(rows: rows) }
        case .box(let title, let foot, let view):
            return [title].filter { !$0.isEmpty } + view.lines(rows: rows)
                + [foot].filter { !$0.isEmpty }
        case .table(let table):
            let top = table.position.top(of: table.count, height: rows)
            let end = max(min(top + rows, table.count), top)
            let lines = (top..<end).map { row -> TerminalText in
                let words = table.row(row).map(\.withoutBars).filter { !$0.isEmpty }
                let mark: TerminalText = row == table.position.row ? "› " : "  "
                return mark + .joined(words, separator: "  ")
            }
            let rest = table.count - end
            return lines + (rest > 0 ? ["  \(rest) more below"] : [])
        case .field(let editor, _):
            return ["[\(data: editor.text)]"]
        case .prompt(let editor):
            return ["\(data: editor.text)"]
        case .overlay(let view, _):
            return view.lines(rows: rows)
        case .bar, .spacer:
            return []
        }
    }
}
