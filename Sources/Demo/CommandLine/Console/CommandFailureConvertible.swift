/// An error with its own failure for the terminal.
protocol CommandFailureConvertible: Error {
    var commandFailure: CommandFailure { get }
}
