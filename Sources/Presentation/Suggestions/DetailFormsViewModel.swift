public import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// The list of a program's forms, with the progress of each.
@MainActor
@Observable
public final class DetailFormsViewModel {
    /// A row for each form, in the order of the catalogue.
    public var state: LoadState<[DetailFormRowAdapter], ErrorMessage> {
        answers.state.map { answers in
            catalogue.forms.map { DetailFormRowAdapter($0, answers: answers, texts: texts) }
        }
    }

    private let catalogue: FormCatalogue
    private let answers: Feed<DetailAnswers>
    private let texts: SuggestionTexts
    private let router: any RouterProtocol<SuggestionsRoute>

    public init(
        catalogue: FormCatalogue,
        answers: Feed<DetailAnswers>,
        texts: SuggestionTexts = SuggestionTexts(),
        router: any RouterProtocol<SuggestionsRoute>
    ) {
        self.catalogue = catalogue
        self.answers = answers
        self.texts = texts
        self.router = router
    }

    /// Reads the answers each time the list appears; changes by other processes follow.
    public func load() async {
        await answers.load()
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
}
