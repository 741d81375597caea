public import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// All stored answers, form by form.
@MainActor
@Observable
public final class DetailAnswersViewModel {
    /// The answers to show.
    public struct Answers: Hashable, Sendable {
        /// The address near which places are searched; empty if unknown.
        public let address: String
        /// The forms with an answer; empty if there are none.
        public let forms: [AnsweredForm]
    }

    public var state: LoadState<Answers, ErrorMessage> {
        answers.state.map {
            Answers(address: $0.address, forms: catalogue.answeredForms(in: $0))
        }
    }

    private let catalogue: FormCatalogue
    private let answers: Feed<DetailAnswers>
    private let router: any RouterProtocol<SuggestionsRoute>

    public init(
        catalogue: FormCatalogue,
        answers: Feed<DetailAnswers>,
        router: any RouterProtocol<SuggestionsRoute>
    ) {
        self.catalogue = catalogue
        self.answers = answers
        self.router = router
    }

    /// Reads the answers each time the screen appears; changes by other processes follow.
    public func load() async {
        await answers.load()
    }

    /// Opens a form, to change its answers.
    public func open(_ form: DetailForm.ID) {
        router.push(.form(form))
    }
}
