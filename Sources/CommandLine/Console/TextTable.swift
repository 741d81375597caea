package import MomentumTerminal

/// Rows of cells, aligned in columns on a terminal.
///
/// ```swift
/// TextTable(
///     [.leading("Location").cut, .trailing("Hours")],
///     rows: entries.map { ["\($0.name)", "\($0.hours)"] }
/// ).text(on: console.traits)
/// ```
package struct TextTable: Sendable {
    package let columns: [Column]
    package let rows: [[TerminalText]]

    /// Creates a table; a row may have fewer cells than there are columns.
    package init(_ columns: [Column], rows: [[TerminalText]]) {
        self.columns = columns
        self.rows = rows
    }

    /// The lines fitted to the terminal; complete if standard output is not a terminal.
    package func text(on traits: TerminalTraits) -> TerminalText {
        text(width: traits.outputWidth)
    }

    /// The lines, at most `width` columns wide; `nil` means unlimited.
    ///
    /// A line of titles comes first if there are any; no line ends in spaces. A table that is too
    /// wide gives up, in this order: bars, text that may be cut, whole columns of the lowest
    /// priority.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    package func text(width: Int?) -> TerminalText {
        let shown = columns.indices.filter { columns[$0].isShown(in: width) }
        let isTitled = shown.contains { !columns[$0].base.title.isEmpty }
        let titles = isTitled ? [columns.map(\.base.title)] : []
        let all = titles + rows
        let contents = shown.map { column in
            all.map { $0.indices.contains(column) ? $0[column].displayWidth : 0 }.max() ?? 0
        }
        let places = layout(shown, contents, in: width)
        return .lines(all.map { line($0, places) })
    }

    /// The columns to print and their widths.
    private func layout(_ shown: [Int], _ contents: [Int], in width: Int?) -> [Place] {
        guard let width else {
            return zip(shown, contents).map { Place(index: $0, width: $1, content: $1) }
        }
        let kept = Table.fitting(shown.map { columns[$0].base }, contents: contents, in: width)
        var widths = kept.map { contents[$0] }
        var excess = widths.reduce(0, +) + Table.gap * (kept.count - 1) - width
        for kind in [Column.Kind.bar, .text] {
            while excess > 0 {
                let longer = kept.indices.filter { place in
                    let column = columns[shown[kept[place]]]
                    return column.kind == kind && widths[place] > column.base.least
                }
                guard let widest = longer.max(by: { widths[$0] < widths[$1] }) else { break }
                widths[widest] -= 1
                excess -= 1
            }
        }
        // A single column gets all the room, whatever its kind.
        if kept.count == 1 { widths[0] = min(widths[0], width) }
        return zip(kept, widths).map {
            Place(index: shown[$0], width: $1, content: contents[$0])
        }
    }

    private func line(_ cells: [TerminalText], _ layout: [Place]) -> TerminalText {
        var line = TerminalText()
        var owed = 0
        for place in layout {
            let isTrailing = columns[place.index].base.isTrailing
            let cell = cells.indices.contains(place.index) ? fit(cells[place.index], place) : ""
            let gap = place.width - cell.displayWidth
            // Spaces are written only before further content.
            if isTrailing { owed += gap }
            if !cell.isEmpty {
                line += "\(String(repeating: " ", count: owed))\(cell)"
                owed = 0
            }
            if !isTrailing { owed += gap }
            owed += Table.gap
        }
        return line
    }

    /// The cell, fitted to its column; all bars shrink in proportion to the longest.
    private func fit(_ cell: TerminalText, _ place: Place) -> TerminalText {
        guard columns[place.index].kind == .bar, place.content > place.width, !cell.isEmpty else {
            return cell.cut(to: place.width)
        }
        let share = Double(cell.displayWidth * place.width) / Double(place.content)
        return cell.beginning(max(Int(share.rounded()), 1))
    }

    /// A printed column with its width and the width of its content.
    private struct Place {
        let index: Int
        let width: Int
        let content: Int
    }
}

extension TextTable {
    package struct Column: Sendable {
        enum Kind: Sendable {
            /// A value that is never cut, because a part of it would be wrong.
            case whole
            /// Cut at the end if space is short.
            case text
            /// A drawn bar, which can shrink.
            case bar
        }

        enum Place: Sendable {
            case always
            /// Hidden on terminals narrower than ``wideWidth`` columns; output without a width, as
            /// in a file, has it.
            case unlessNarrow
            /// Shown only on terminals of at least ``wideWidth`` columns; output without a width
            /// lacks it.
            case onlyWide
        }

        /// The terminal width in columns from which lists show more.
        static let wideWidth = 120

        private(set) var base: Table.Column
        private(set) var kind = Kind.whole
        private(set) var place = Place.always

        /// A column for words.
        package static func leading(_ title: String = "") -> Column {
            Column(base: Table.Column(TerminalText(.translated(title), .dim)))
        }

        /// A column for numbers.
        package static func trailing(_ title: String = "") -> Column {
            Column(base: Table.Column(TerminalText(.translated(title), .dim), isTrailing: true))
        }

        /// A copy that may be cut if space is short.
        package var cut: Column { cut(keeping: 12) }

        /// A copy that may be cut if space is short, but to no fewer than `least` columns.
        package func cut(keeping least: Int) -> Column {
            var column = self
            column.kind = .text
            column.base = base.changed(.fill, least: least)
            return column
        }

        /// A copy for bars, which shrink before anything else.
        package var bar: Column {
            var column = self
            column.kind = .bar
            column.base = base.changed(.fill, least: 4)
            return column
        }

        /// A copy that narrow terminals do not show.
        package var unlessNarrow: Column { with(place: .unlessNarrow) }

        /// A copy that only wide terminals show.
        package var onlyWide: Column { with(place: .onlyWide) }

        /// A copy with a priority; if space is short, columns of the lowest priority are hidden
        /// first.
        package func priority(_ priority: Int) -> Column {
            var column = self
            column.base = base.changed(priority: priority)
            return column
        }

        func isShown(in width: Int?) -> Bool {
            switch place {
            case .always: true
            case .unlessNarrow: width.map { $0 >= Self.wideWidth } ?? true
            case .onlyWide: width.map { $0 >= Self.wideWidth } ?? false
            }
        }

        private func with(place: Place) -> Column {
            var column = self
            column.place = place
            return column
        }
    }
}

extension Table.Column {
    fileprivate func changed(
        _ width: View.Length? = nil,
        priority: Int? = nil,
        least: Int? = nil
    ) -> Table.Column {
        Table.Column(
            title,
            width ?? self.width,
            isTrailing: isTrailing,
            priority: priority ?? self.priority,
            least: least ?? self.least
        )
    }
}
