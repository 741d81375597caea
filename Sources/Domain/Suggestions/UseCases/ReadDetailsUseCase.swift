public import MomentumDomain

/// Reads what the user answered in a form before.
public protocol ReadDetailsUseCaseProtocol: Sendable {
    /// - Returns: The address, and the answers of this form by category.
    func execute(
        form: DetailForm.ID
    ) async throws(RepositoryError) -> (address: String, answers: [String: String])
}

/// Reads the answers of a form from the repository.
public struct ReadDetailsUseCase: ReadDetailsUseCaseProtocol {
    private let repository: any DetailAnswersRepository

    public init(repository: any DetailAnswersRepository) {
        self.repository = repository
    }

    public func execute(
        form: DetailForm.ID
    ) async throws(RepositoryError) -> (address: String, answers: [String: String]) {
        let saved = try await repository.answers()
        return (saved.address, saved.forms[form] ?? [:])
    }
}
