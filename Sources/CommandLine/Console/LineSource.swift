/// The content of standard input: answers to questions, or a file.
package protocol LineSource: Sendable {
    /// The next line without its end; `nil` at the end of the input.
    ///
    /// - Throws: `CancellationError` if the task is cancelled during the wait; a `CommandFailure`
    ///   if the input is unreadable or a line is not UTF-8.
    func nextLine() async throws -> String?

    /// The next line as in ``nextLine()``, without an echo on a terminal.
    func nextHiddenLine() async throws -> String?

    /// All remaining bytes; later calls return the same bytes.
    ///
    /// - Throws: `CancellationError` if the task is cancelled during the wait; a `CommandFailure`
    ///   if the input is unreadable.
    func rest() async throws -> [UInt8]
}

extension LineSource {
    func nextHiddenLine() async throws -> String? { try await nextLine() }
}
