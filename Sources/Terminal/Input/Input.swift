/// An input from a terminal.
package enum Input: Hashable, Sendable {
    case key(Key)
    /// A pasted text; it presses no keys (TA-17).
    case paste(String)
    /// A press of the mouse at a row and column, from 0.
    case click(row: Int, column: Int)
    /// A step of the mouse's wheel.
    case wheel(isUp: Bool)
}
