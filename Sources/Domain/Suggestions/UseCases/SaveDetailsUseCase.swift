import MomentumDomain

/// Saves the answers of a form.
public protocol SaveDetailsUseCaseProtocol: Sendable {
    /// Saves the answers of a form by the keys of its categories, and keeps other answers.
    ///
    /// Empty answers are dropped, as are those that fold to the same text as another of the
    /// category.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - answers: All answers to each category that the form asked for.
    ///   - address: The user's address, with its position if known; `nil` keeps the saved one.
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
    ///   - catalogue: The forms with the category labels for refusals.
    ///   - current: The address near which later searches look for places.
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
