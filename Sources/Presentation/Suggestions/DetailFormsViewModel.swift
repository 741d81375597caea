public import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// The list of a program's forms, with the progress of each.
@MainActor
@Observable
public final class DetailFormsViewModel {
    /// A row for each form, in the order of the catalogue.
    public var state: LoadState<[DetailFormRowAdapter], ErrorMessage> { loader.state }

    private let loader = Loader<[DetailFormRowAdapter]>()
    private let catalogue: FormCatalogue
    private let read: any ReadAnswersUseCaseProtocol
    private let texts: SuggestionTexts
    private let router: any RouterProtocol<SuggestionsRoute>

    public init(
        catalogue: FormCatalogue,
        read: any ReadAnswersUseCaseProtocol,
        texts: SuggestionTexts = SuggestionTexts(),
        router: any RouterProtocol<SuggestionsRoute>
    ) {
        self.catalogue = catalogue
        self.read = read
        self.texts = texts
        self.router = router
    }

    /// Reads the answers, each time that the list appears; a newer call replaces an older one.
    public func load() async {
        await loader.load(.latestWins) { [catalogue, read, texts] in
            let answers = try await read.execute()
            return catalogue.forms.map {
                DetailFormRowAdapter($0, answers: answers, texts: texts)
            }
        }
    }

    /// Opens a form with the fields that were chosen.
    public func open(_ form: DetailForm.ID) {
        router.push(.form(form))
    }

    public func openAnswers() {
        router.push(.answers)
    }

    public func openSearch() {
        router.push(.search(category: nil))
    }

    /// Cancels a running load.
    public func cancel() {
        loader.cancel()
    }
}
