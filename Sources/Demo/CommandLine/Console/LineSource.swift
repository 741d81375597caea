/// Where answers to questions come from.
protocol LineSource: Sendable {
    /// The next line without its end, or `nil` when there are no more.
    ///
    /// - Throws: `CancellationError` when the task is cancelled while it waits.
    func nextLine() async throws -> String?
}
