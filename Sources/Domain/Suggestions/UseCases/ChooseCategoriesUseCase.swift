import MomentumDomain

/// Chooses the categories that a form asks for.
public protocol ChooseCategoriesUseCaseProtocol: Sendable {
    /// Asks for these categories of a form from now on; other answers stay.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - keys: The keys of the categories in order; an empty list asks for all of the form.
    /// - Throws: ``DetailAnswersError``; the choice is then unchanged.
    func execute(form: DetailForm.ID, keys: [String]) async throws(DetailAnswersError)
}

/// Stores the choice in the repository.
public struct ChooseCategoriesUseCase: ChooseCategoriesUseCaseProtocol {
    private let repository: any DetailAnswersRepository

    public init(repository: any DetailAnswersRepository) {
        self.repository = repository
    }

    public func execute(form: DetailForm.ID, keys: [String]) async throws(DetailAnswersError) {
        do throws(RepositoryError) {
            try await repository.choose(form, keys)
        } catch {
            throw .repository(error)
        }
    }
}
