/// The highlighted row of a list, and the first visible row.
package struct ListPosition: Hashable, Sendable {
    /// The highlighted row; `nil` for none.
    package var row: Int?
    /// The first visible row in the last frame.
    package var top: Int

    package init(row: Int? = nil, top: Int = 0) {
        self.row = row
        self.top = top
    }

    /// The first row to draw, so that the highlighted one is among `height` visible rows.
    func top(of count: Int, height: Int) -> Int {
        let last = max(count - height, 0)
        var top = min(max(self.top, 0), last)
        if let row, height > 0 {
            top = min(top, max(row, 0))
            top = max(top, min(row, count - 1) - height + 1)
        }
        return top
    }
}
