/// An error with its own failure for the terminal.
package protocol CommandFailureConvertible: Error {
    var commandFailure: CommandFailure { get }
}
