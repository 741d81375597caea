/// An event at a terminal while a program draws on it.
enum TerminalEvent: Hashable, Sendable {
    /// Bytes from the keyboard.
    case input([UInt8])
    /// A short time without input after an escape byte.
    case pause
    /// The content has changed, or the output is ready again.
    case changed
    /// A delayed frame is due.
    case due
    /// The window's size has changed.
    case resized
    /// The program was stopped and resumed, so the terminal may show anything.
    case resumed
}
