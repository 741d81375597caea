/// Saves the answers of a form.
public protocol SaveDetailsUseCaseProtocol: Sendable {
    /// Keeps the answers of categories that are not among `answers` as they were (SG-18).
    ///
    /// - Parameters:
    ///   - form: Which form's.
    ///   - answers: The answers by category; an empty one is saved as empty.
    ///   - address: The user's address, or `nil` to leave the saved one.
    /// - Throws: ``DetailAnswersError``; what was saved is then as it was.
    func execute(
        form: DetailForm.ID,
        answers: [String: String],
        address: String?
    ) async throws(DetailAnswersError)
}
