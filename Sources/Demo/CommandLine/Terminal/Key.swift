/// What was pressed at a terminal.
enum Key: Hashable, Sendable {
    /// Characters to put into a text, more than one when they came together.
    case text(String)
    case enter
    case escape
    case backspace
    /// Takes the last word away (Ctrl-W).
    case eraseWord
    /// Takes the whole text away (Ctrl-U).
    case eraseLine
    case up
    case down
    /// The next one (Tab), or the one before (Shift-Tab).
    case next
    case previous
    /// Draw everything again (Ctrl-L).
    case redraw
    /// There is no more input (Ctrl-D).
    case endOfInput
}
