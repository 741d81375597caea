/// Reports if people see the program.
public protocol ForegroundSource: Sendable {
    /// Yields true when the program enters the foreground, and false when it leaves it.
    func changes() -> AsyncStream<Bool>
}
