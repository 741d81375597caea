/// A key pressed at a terminal.
package enum Key: Hashable, Sendable {
    /// Characters to insert into a text, more than one when they came together.
    case text(String)
    case enter
    case escape
    case backspace
    /// Removes the last word (Ctrl-W).
    case eraseWord
    /// Removes the whole text (Ctrl-U).
    case eraseLine
    case up
    case down
    /// The next one (Tab), or the one before (Shift-Tab).
    case next
    case previous
    /// Draws everything again (Ctrl-L).
    case redraw
    /// The end of the input (Ctrl-D).
    case endOfInput
}
