/// An event at a terminal while a program draws on it.
package enum TerminalEvent: Hashable, Sendable {
    /// Bytes of keys.
    case input([UInt8])
    /// A moment without input after the last bytes.
    case pause
    /// The shown content has changed.
    case changed
    /// The program was stopped and goes on, or the window has a new size.
    case resumed
}
