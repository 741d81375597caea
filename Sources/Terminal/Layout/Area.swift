/// A rectangle of cells; an empty one draws nothing.
package struct Area: Hashable, Sendable {
    package var row: Int
    package var column: Int
    package var width: Int
    package var height: Int

    /// True if a cell is in the area.
    package func holds(row: Int, column: Int) -> Bool {
        (self.row..<self.row + height).contains(row)
            && (self.column..<self.column + width).contains(column)
    }

    /// The area without a border of one cell.
    var inner: Area {
        Area(row: row + 1, column: column + 1, width: max(width - 2, 0), height: max(height - 2, 0))
    }
}
