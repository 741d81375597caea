public import MomentumDomain

/// Reads the user's saved answers to a form.
public protocol ReadDetailsUseCaseProtocol: Sendable {
    /// Returns the address, and the answers and chosen categories of this form.
    func execute(
        form: DetailForm.ID
    ) async throws(RepositoryError) -> (address: String, form: FormAnswers)
}

/// Reads the answers of a form from the repository.
public struct ReadDetailsUseCase: ReadDetailsUseCaseProtocol {
    private let repository: any DetailAnswersRepository

    public init(repository: any DetailAnswersRepository) {
        self.repository = repository
    }

    public func execute(
        form: DetailForm.ID
    ) async throws(RepositoryError) -> (address: String, form: FormAnswers) {
        let saved = try await repository.answers()
        return (saved.address, saved.forms[form] ?? FormAnswers())
    }
}
