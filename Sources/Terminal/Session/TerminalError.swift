/// A terminal that cannot be read key by key.
package struct TerminalError: Error, Hashable, Sendable {
    /// The number of the system's error.
    package let code: Int32
}
