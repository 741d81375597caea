import MomentumDomain

/// Saves the answers of a form.
public protocol SaveDetailsUseCaseProtocol: Sendable {
    /// Saves the answers of a form by category, and keeps those of other categories.
    ///
    /// An empty answer is saved as empty; a `nil` address keeps the saved one.
    ///
    /// - Throws: ``DetailAnswersError``; the saved answers are then unchanged.
    func execute(
        form: DetailForm.ID,
        answers: [String: String],
        address: String?
    ) async throws(DetailAnswersError)
}

/// Saves the answers of a form in the repository.
public struct SaveDetailsUseCase: SaveDetailsUseCaseProtocol {
    private let repository: any DetailAnswersRepository

    public init(repository: any DetailAnswersRepository) {
        self.repository = repository
    }

    public func execute(
        form: DetailForm.ID,
        answers: [String: String],
        address: String?
    ) async throws(DetailAnswersError) {
        let texts = answers.sorted { $0.key < $1.key } + [("Address", address ?? "")]
        for (name, text) in texts where text.isLonger(than: DetailAnswers.longestText) {
            throw .tooLong(name, limit: DetailAnswers.longestText)
        }
        do throws(RepositoryError) {
            try await repository.update { saved in
                saved.forms[form, default: [:]].merge(answers) { $1 }
                if let address { saved.address = address }
            }
        } catch {
            throw .repository(error)
        }
    }
}
