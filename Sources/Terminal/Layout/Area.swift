/// A rectangle of cells; one without columns or rows takes nothing.
struct Area: Hashable, Sendable {
    var row: Int
    var column: Int
    var width: Int
    var height: Int

    /// The area without a border of one cell.
    var inner: Area {
        Area(row: row + 1, column: column + 1, width: max(width - 2, 0), height: max(height - 2, 0))
    }
}
