/// Rows with columns; only visible rows are requested.
package struct Table {
    /// A column of a table.
    package struct Column: Sendable {
        package let title: TerminalText
        package let width: View.Length
        package let isTrailing: Bool
        package let priority: Int
        package let least: Int

        /// - Parameters:
        ///   - title: The title of the column; a table without titles has no title line.
        ///   - width: The width of the column; `.fit` considers only visible rows.
        ///   - isTrailing: True to align right, for numbers.
        ///   - priority: The priority of the column; if space is short, the lowest priority is
        ///     dropped first.
        ///   - least: The smallest width of a filling column, unless its content needs less.
        package init(
            _ title: TerminalText,
            _ width: View.Length = .fit,
            isTrailing: Bool = false,
            priority: Int = 1,
            least: Int = 12
        ) {
            self.title = title
            self.width = width
            self.isTrailing = isTrailing
            self.priority = priority
            self.least = least
        }
    }

    let columns: [Column]
    let count: Int
    let position: ListPosition
    let row: (Int) -> [TerminalText]

    /// - Parameters:
    ///   - columns: The columns, in their order.
    ///   - count: The number of rows.
    ///   - position: The highlighted row and the first visible one.
    ///   - row: Returns the cells of a row, one per column.
    package init(
        _ columns: [Column],
        count: Int,
        at position: ListPosition,
        row: @escaping (Int) -> [TerminalText]
    ) {
        self.columns = columns
        self.count = count
        self.position = position
        self.row = row
    }
}

extension Table {
    var hasTitles: Bool { columns.contains { !$0.title.isEmpty } }

    /// The columns of the highest priority that fit, and their widths.
    ///
    /// The cells of the visible `rows` determine the width of a column.
    func layout(_ rows: [[TerminalText]], in width: Int) -> [(index: Int, width: Int)] {
        let contents = columns.indices.map { column in
            let cells = rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
            return ([columns[column].title] + cells).map(\.displayWidth).max() ?? 0
        }
        let indices = Self.fitting(columns, contents: contents, in: width)
        let room = width - Self.gap * (indices.count - 1)
        let widths = Layout.share(indices.map { (columns[$0].width, contents[$0]) }, of: room)
        return Array(zip(indices, widths)).map { (index: $0, width: $1) }
    }

    /// The indices of the columns of the highest priority that fit.
    ///
    /// - Parameters:
    ///   - columns: All columns.
    ///   - contents: The width of each column's content.
    ///   - width: The available width.
    /// - Returns: One or more indices.
    package static func fitting(_ columns: [Column], contents: [Int], in width: Int) -> [Int] {
        var indices = Array(columns.indices)
        while indices.count > 1, least(columns, indices, contents) > width {
            guard let last = indices.map({ columns[$0].priority }).min(),
                let index = indices.lastIndex(where: { columns[$0].priority == last })
            else { break }
            indices.remove(at: index)
        }
        return indices
    }

    /// The number of columns between two columns of the table.
    package static let gap = 2

    private static func least(_ columns: [Column], _ indices: [Int], _ contents: [Int]) -> Int {
        indices.map { index in
            switch columns[index].width {
            case .fit: contents[index]
            case .fixed(let count): count
            case .fraction, .fill: min(contents[index], columns[index].least)
            }
        }.reduce(0, +) + gap * (indices.count - 1)
    }
}
