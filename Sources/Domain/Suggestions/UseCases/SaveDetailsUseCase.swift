import MomentumDomain

/// Saves the answers of a form.
public protocol SaveDetailsUseCaseProtocol: Sendable {
    /// Saves the answers of a form by the keys of its categories, and keeps those of others.
    ///
    /// Empty answers are not saved, nor those that fold like another one of the category.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - answers: All answers to each category that was asked for.
    ///   - address: The user's address, with its position where that is known; `nil` keeps the
    ///     saved one.
    /// - Throws: ``DetailAnswersError``; the saved answers are then unchanged.
    func execute(
        form: DetailForm.ID,
        answers: [String: [DetailAnswer]],
        address: DetailAnswer?
    ) async throws(DetailAnswersError)
}

/// Saves the answers of a form in the repository.
public struct SaveDetailsUseCase: SaveDetailsUseCaseProtocol {
    private let repository: any DetailAnswersRepository
    private let catalogue: FormCatalogue
    private let current: CurrentAddress

    /// - Parameters:
    ///   - repository: The saved answers.
    ///   - catalogue: The labels of categories, for what is refused.
    ///   - current: The address near which places are searched from then on.
    public init(
        repository: any DetailAnswersRepository,
        catalogue: FormCatalogue,
        current: CurrentAddress
    ) {
        self.repository = repository
        self.catalogue = catalogue
        self.current = current
    }

    public func execute(
        form: DetailForm.ID,
        answers: [String: [DetailAnswer]],
        address: DetailAnswer?
    ) async throws(DetailAnswersError) {
        let texts = answers.sorted { $0.key < $1.key }.flatMap { key, list in
            list.map { (catalogue.form(form)?.field(for: key).label ?? key, $0.text) }
        }
        for (name, text) in texts + [("Address", address?.text ?? "")]
        where text.isLonger(than: DetailAnswers.longestText) {
            throw .tooLong(name, limit: DetailAnswers.longestText)
        }
        do throws(RepositoryError) {
            try await repository.update { saved in
                var kept = saved.forms[form] ?? FormAnswers()
                for (key, list) in answers { kept.answer(key, with: list) }
                saved.forms[form] = kept
                guard let address else { return }
                saved.address = address.text
                saved.coordinate = address.place?.coordinate ?? saved.coordinate
            }
        } catch {
            throw .repository(error)
        }
        if let address { current.set(address.text, at: address.place?.coordinate) }
    }
}
