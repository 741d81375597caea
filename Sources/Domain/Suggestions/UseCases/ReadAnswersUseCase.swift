public import MomentumDomain

/// Reads the user's saved answers to all forms.
public protocol ReadAnswersUseCaseProtocol: Sendable {
    /// Returns the address and every answer, or empty ones at first.
    /// - Throws: `RepositoryError` when the answers cannot be read.
    func execute() async throws(RepositoryError) -> DetailAnswers
}

/// Reads all answers from the repository.
public struct ReadAnswersUseCase: ReadAnswersUseCaseProtocol {
    private let repository: any DetailAnswersRepository

    public init(repository: any DetailAnswersRepository) {
        self.repository = repository
    }

    public func execute() async throws(RepositoryError) -> DetailAnswers {
        try await repository.answers()
    }
}
