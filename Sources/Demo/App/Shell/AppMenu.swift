import MomentumTerminal

/// A menu whose rows are found by typing, for choosing one.
struct AppMenu {
    /// A row of a menu.
    struct Item {
        /// The key, or the kind of item.
        let label: String
        let text: String
        /// The text as in the source, which finds the item in any language; `nil` for data.
        let source: String?
        let perform: @MainActor () -> Void

        init(
            label: String,
            text: String,
            source: String? = nil,
            perform: @escaping @MainActor () -> Void
        ) {
            self.label = translated(label)
            self.text = text
            self.source = source == text ? nil : source
            self.perform = perform
        }

        /// True if a word of the item begins with a text in lower case.
        func hasWord(beginning start: String) -> Bool {
            [text, source].compactMap { $0?.lowercased() }
                .contains { $0.hasPrefix(start) || $0.contains(" \(start)") }
        }
    }

    /// The maximum number of rows.
    private static let limit = 10

    private(set) var editor = TextEditor()
    private(set) var row = 0
    /// Creates the rows for a text.
    private let find: @MainActor (String) -> [Item]
    private let rows: Int?

    /// Creates a menu, with at most ten rows if `isLimited`.
    init(isLimited: Bool, find: @escaping @MainActor (String) -> [Item]) {
        self.find = find
        rows = isLimited ? Self.limit : nil
    }

    /// The rows that match the typed text.
    @MainActor var items: [Item] {
        let items = find(editor.text)
        return rows.map { Array(items.prefix($0)) } ?? items
    }

    /// The chosen row; `nil` if there is none.
    @MainActor var chosen: Item? {
        let items = items
        return items.isEmpty ? nil : items[min(row, items.count - 1)]
    }

    /// Handles a key that edits or moves.
    @MainActor mutating func press(_ key: Key) {
        switch key {
        case .down, .tab: row = min(row + 1, max(items.count - 1, 0))
        case .up, .backTab: row = max(row - 1, 0)
        default:
            if editor.press(key) { row = 0 }
        }
    }

    mutating func paste(_ text: String) {
        editor.paste(text)
        row = 0
    }

    /// The menu in a frame with a title.
    @MainActor func view(_ title: TerminalText) -> View {
        let items = items
        let table = Table(
            [.init("", .fit), .init("", .fill)],
            count: items.count,
            at: ListPosition(row: items.isEmpty ? nil : min(row, items.count - 1))
        ) { row in
            [TerminalText(items[row].label, .accent), TerminalText(items[row].text)]
        }
        let prompt = View.row([.text("›"), .prompt(editor)], gap: 1)
        let found: View = items.isEmpty ? .text("Nothing fits.") : .table(table)
        return .box(title, .column([prompt, found]))
    }
}
