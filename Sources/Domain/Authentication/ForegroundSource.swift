/// Tells whether people see the program.
public protocol ForegroundSource: Sendable {
    /// True when the program comes into sight and false when it goes, at each change from now on.
    func changes() -> AsyncStream<Bool>
}
