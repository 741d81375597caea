/// The content of standard input: answers to questions, or a file.
package protocol LineSource: Sendable {
    /// The next line without its end, or `nil` when there are no more.
    ///
    /// - Throws: `CancellationError` when the task is cancelled while it waits, and a
    ///   `CommandFailure` for input that cannot be read or a line that is not text in UTF-8.
    func nextLine() async throws -> String?

    /// The next line as in ``nextLine()``, without an echo on a terminal.
    func nextHiddenLine() async throws -> String?

    /// All bytes that are left; a second call returns the same ones.
    ///
    /// - Throws: `CancellationError` when the task is cancelled while it waits, and a
    ///   `CommandFailure` for input that cannot be read.
    func rest() async throws -> [UInt8]
}

extension LineSource {
    func nextHiddenLine() async throws -> String? { try await nextLine() }
}
