public import MomentumDomain

/// The saved answers of the detail forms.
public protocol DetailAnswersRepository: Sendable {
    /// Returns the last saved answers, or empty ones at first.
    /// - Throws: `RepositoryError` when the answers cannot be read.
    func answers() async throws(RepositoryError) -> DetailAnswers

    /// Changes the answers as a whole, and saves them before it returns.
    /// - Throws: `RepositoryError`; the answers are then unchanged.
    func update(
        _ change: @Sendable (inout DetailAnswers) -> Void
    ) async throws(RepositoryError)
}
