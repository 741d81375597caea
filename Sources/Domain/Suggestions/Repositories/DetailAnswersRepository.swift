public import MomentumDomain

/// The saved answers of the detail forms.
public protocol DetailAnswersRepository: Sendable {
    /// Returns the last saved answers; initially empty ones.
    /// - Throws: `RepositoryError` if the answers are not readable.
    func answers() async throws(RepositoryError) -> DetailAnswers

    /// Changes the answers atomically, and saves them before it returns.
    /// - Throws: `RepositoryError`; the answers are then unchanged.
    func update(
        _ change: @Sendable (inout DetailAnswers) -> Void
    ) async throws(RepositoryError)

    /// The answers after each change by another process, until the listening task is cancelled.
    ///
    /// The default implementation ends at once, for answers that no other process has.
    func changes() -> AsyncStream<DetailAnswers>
}

extension DetailAnswersRepository {
    public func changes() -> AsyncStream<DetailAnswers> {
        Broadcast.values { _ in }
    }

    /// The keys of the categories that the user chose for a form; `nil` while it asks for all.
    /// - Throws: `RepositoryError` if the answers are not readable.
    public func chosen(_ form: DetailForm.ID) async throws(RepositoryError) -> [String]? {
        try await answers().forms[form]?.chosen
    }

    /// Asks for these categories of a form from now on; other answers stay.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - keys: The keys of the categories in order; an empty list asks for all of the form.
    /// - Throws: `RepositoryError`; the choice is then unchanged.
    public func choose(_ form: DetailForm.ID, _ keys: [String]) async throws(RepositoryError) {
        try await update { $0.forms[form, default: FormAnswers()].choose(keys) }
    }
}
