/// An event at a terminal while a program draws on it.
enum TerminalEvent: Hashable, Sendable {
    /// Bytes of keys.
    case input([UInt8])
    /// A moment without input after an escape byte.
    case pause
    /// The content has changed, or the output is free again.
    case changed
    /// The time has come for a frame that had to wait.
    case due
    /// The window has another size.
    case resized
    /// The program was stopped and goes on, so the terminal may show anything.
    case resumed
}
