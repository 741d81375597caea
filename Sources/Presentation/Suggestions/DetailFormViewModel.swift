import MomentumDomain
public import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// A detail form: one field per chosen category, at most one of them with focus.
@MainActor
@Observable
public final class DetailFormViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case loading
        /// The fields can be filled in.
        case editing
        case saving
        case saved
        /// Loading or saving failed; the fields keep what they hold.
        case failed(ErrorMessage)
        /// The catalogue has no such form.
        case unavailable(ErrorMessage)
    }

    public let id: DetailForm.ID
    /// The form in the catalogue; `nil` if it has none.
    public let form: DetailForm?
    public private(set) var state: State
    /// In the order in which the categories were chosen; empty until the form is loaded.
    public private(set) var fields: [SuggestionFieldViewModel] = []
    /// The address near which places are searched; empty when it is not known.
    public private(set) var address = ""

    private let categories: [String]
    /// The screen that follows after saving.
    private let next: SuggestionsRoute
    private let read: any ReadDetailsUseCaseProtocol
    private let save: any SaveDetailsUseCaseProtocol
    private let primeLocation: any PrimeLocationUseCaseProtocol
    private let router: any RouterProtocol<SuggestionsRoute>
    private let makeField:
        @MainActor (FormField, _ text: String, _ address: String) -> SuggestionFieldViewModel
    @ObservationIgnored private var loading: Task<Void, Never>?
    /// Counts the departures, so that a save that was running at one opens nothing.
    @ObservationIgnored private var departures = 0

    /// `categories` are the chosen ones in their order, or `nil` for all of the form; duplicates
    /// count once.
    ///
    /// `makeField` makes the view model of a field from its question, its text and the address.
    public init(
        id: DetailForm.ID,
        categories: [String]? = nil,
        catalogue: FormCatalogue,
        read: any ReadDetailsUseCaseProtocol,
        save: any SaveDetailsUseCaseProtocol,
        primeLocation: any PrimeLocationUseCaseProtocol,
        router: any RouterProtocol<SuggestionsRoute>,
        makeField:
            @escaping @MainActor (
                FormField, _ text: String, _ address: String
            ) -> SuggestionFieldViewModel
    ) {
        let form = catalogue.form(id)
        self.id = id
        self.form = form
        self.categories = (categories ?? form?.fields.map(\.category) ?? [])
            .reduce(into: []) { kept, category in
                if !kept.contains(category) { kept.append(category) }
            }
        next = catalogue.form(after: id).map { .form($0.id) } ?? .answers
        state = form == nil ? .unavailable(ErrorMessage(DetailAnswersError.unknownForm(id))) : .idle
        self.read = read
        self.save = save
        self.primeLocation = primeLocation
        self.router = router
        self.makeField = makeField
    }

    public var focusedField: SuggestionFieldViewModel? { fields.first(where: \.isFocused) }

    /// The texts of the fields, by category.
    public var answers: [String: String] {
        Dictionary(fields.map { ($0.label, $0.text) }) { first, _ in first }
    }

    /// Fills the fields from the saved answers, focuses the first one, and starts to locate the
    /// address; ignored while a load is running and after it succeeded.
    public func load() async {
        guard let form, state != .loading, fields.isEmpty else { return }
        state = .loading
        let task = Task { await fill(form) }
        loading = task
        await task.cancellableValue
    }

    /// Moves the focus to a field, away from any other.
    public func focus(_ index: Int) {
        for (position, field) in fields.enumerated() where position != index {
            field.setFocus(false)
        }
        if fields.indices.contains(index) { fields[index].setFocus(true) }
    }

    /// Saves the texts of all fields; ignored while loading or saving.
    ///
    /// It then opens the next form of the catalogue, and after the last one the answers. After a
    /// failure it opens nothing.
    ///
    /// - Parameter address: The user's address, or `nil` if it has not changed.
    public func continueForm(address: String? = nil) async {
        guard state != .saving, state != .loading, !fields.isEmpty else { return }
        focus(-1)
        state = .saving
        let departures = departures
        do throws(DetailAnswersError) {
            try await save.execute(form: id, answers: answers, address: address)
            if let address { self.address = address }
            state = .saved
            if departures == self.departures { router.push(next) }
        } catch {
            state = error.isCancelled ? .editing : .failed(ErrorMessage(error))
        }
    }

    /// Cancels loading and searching.
    ///
    /// A save that is running goes on to its end, and then opens nothing.
    public func leave() {
        departures += 1
        loading?.cancel()
        for field in fields { field.cancel() }
    }

    private func fill(_ form: DetailForm) async {
        do throws(RepositoryError) {
            let saved = try await read.execute(form: id)
            guard !Task.isCancelled else { throw .cancelled }
            address = saved.address
            fields = categories.map { category in
                makeField(form.field(for: category), saved.answers[category] ?? "", address)
            }
            focus(0)
            state = .editing
        } catch {
            state = error.isCancelled ? .idle : .failed(ErrorMessage(error))
            return
        }
        // Search works without a position too, so a failure is not shown.
        _ = try? await primeLocation.execute(address: address)
    }
}
