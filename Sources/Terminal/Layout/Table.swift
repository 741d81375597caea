/// Rows with columns, of which the visible ones alone are asked for.
package struct Table {
    /// A column of a table.
    package struct Column: Sendable {
        package let title: TerminalText
        package let width: View.Length
        package let isTrailing: Bool
        package let priority: Int
        package let least: Int

        /// - Parameters:
        ///   - title: The word above the column; a table without words has no line for them.
        ///   - width: The room that the column takes; `.fit` looks at visible rows alone.
        ///   - isTrailing: True for numbers, which stand at the right.
        ///   - priority: The columns of the lowest priority give way first where all do not fit.
        ///   - least: The width that it keeps if it fills, or as much as its content has.
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
    ///   - row: The cells of a row, one for each column.
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

    /// The columns that fit, those of the highest priority, and their widths.
    ///
    /// The cells of the visible `rows` decide how much room a column needs.
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

    /// The indices of the columns that stay where not all fit, those of the highest priority.
    ///
    /// - Parameters:
    ///   - columns: All columns.
    ///   - contents: The width of the content of each.
    ///   - width: The width that there is.
    /// - Returns: At least one index.
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

    /// The columns between two columns.
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
