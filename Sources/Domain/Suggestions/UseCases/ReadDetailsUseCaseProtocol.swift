/// Reads what the user answered in a form before.
public protocol ReadDetailsUseCaseProtocol: Sendable {
    /// - Returns: The address, and the answers of this form by category.
    func execute(
        form: DetailForm.ID
    ) async throws(RepositoryError) -> (address: String, answers: [String: String])
}
