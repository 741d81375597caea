public import MomentumDomain

/// The saved answers of the detail forms.
public protocol DetailAnswersRepository: Sendable {
    /// - Returns: What was saved last; empty answers at first.
    /// - Throws: `RepositoryError` when the answers cannot be had or read.
    func answers() async throws(RepositoryError) -> DetailAnswers

    /// Changes the answers as a whole, and saves them before it returns.
    ///
    /// - Throws: `RepositoryError`; the answers are then as they were.
    func update(
        _ change: @Sendable (inout DetailAnswers) -> Void
    ) async throws(RepositoryError)
}
