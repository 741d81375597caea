/// An error that knows how to tell people about itself.
protocol CommandFailureConvertible: Error {
    var commandFailure: CommandFailure { get }
}
