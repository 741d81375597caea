public import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// Every answer that is kept, form by form.
@MainActor
@Observable
public final class DetailAnswersViewModel {
    /// The answers of the screen.
    public struct Answers: Hashable, Sendable {
        /// The address near which places are searched; empty when it is not known.
        public let address: String
        /// The forms with an answer; empty when there is none.
        public let forms: [AnsweredForm]
    }

    public var state: LoadState<Answers, ErrorMessage> { loader.state }

    private let loader = Loader<Answers>()
    private let catalogue: FormCatalogue
    private let read: any ReadAnswersUseCaseProtocol
    private let router: any RouterProtocol<SuggestionsRoute>

    public init(
        catalogue: FormCatalogue,
        read: any ReadAnswersUseCaseProtocol,
        router: any RouterProtocol<SuggestionsRoute>
    ) {
        self.catalogue = catalogue
        self.read = read
        self.router = router
    }

    /// Reads the answers, each time that the screen appears; a newer call replaces an older one.
    public func load() async {
        await loader.load(.latestWins) { [catalogue, read] in
            let saved = try await read.execute()
            return Answers(address: saved.address, forms: catalogue.answeredForms(in: saved))
        }
    }

    /// Opens a form, to change its answers.
    public func open(_ form: DetailForm.ID) {
        router.push(.form(form))
    }

    /// Cancels a running load.
    public func cancel() {
        loader.cancel()
    }
}
