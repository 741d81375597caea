/// What happens at a terminal while a program draws on it.
enum TerminalEvent: Hashable, Sendable {
    /// Bytes of keys.
    case input([UInt8])
    /// Nothing has followed the last bytes for a moment.
    case pause
    /// What is shown has changed.
    case changed
    /// The program was stopped and goes on, or the window has another size.
    case resumed
}
