import MomentumDomain
public import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// A detail form: one or more fields per chosen category; at most one field has the focus.
@MainActor
@Observable
public final class DetailFormViewModel {
    /// Creates the view model of a field from its question and its answer.
    public typealias MakeField =
        @MainActor (_ question: FormField, _ answer: FieldAnswer) -> SuggestionFieldViewModel

    public let id: DetailForm.ID
    /// The form in the catalogue; `nil` if there is none.
    public let form: DetailForm?
    public private(set) var state: State
    /// The fields in the order in which the categories were chosen; empty until the form is loaded.
    ///
    /// A category with several answers has one empty field after the last filled one.
    public private(set) var fields: [SuggestionFieldViewModel] = []
    /// The field in which the user types or picks the address; `nil` until the form is loaded.
    public private(set) var addressField: SuggestionFieldViewModel?
    /// The saved address near which places are searched; empty if unknown.
    public private(set) var address = ""

    /// The keys from the route; `nil` for those that the user chose.
    private let categories: [String]?
    private let texts: SuggestionTexts
    /// The screen to show after saving.
    private let next: SuggestionsRoute
    private let read: any ReadDetailsUseCaseProtocol
    private let save: any SaveDetailsUseCaseProtocol
    private let choose: any ChooseCategoriesUseCaseProtocol
    private let prime: any PrimeLocationUseCaseProtocol
    private let router: any RouterProtocol<SuggestionsRoute>
    private let makeField: MakeField
    private let makeAddressField: @MainActor (FieldAnswer) -> SuggestionFieldViewModel
    /// The answers as loaded, including those of categories that the form does not show.
    @ObservationIgnored private(set) var saved = FormAnswers()
    /// The load, followed by the search for the position of the address.
    @ObservationIgnored private var loading: Task<Void, Never>?
    /// The number of departures; a save that was running at one opens nothing afterwards.
    @ObservationIgnored private var departures = 0

    /// `categories` are keys in order, `nil` for those that the user chose; duplicates count once.
    public init(
        id: DetailForm.ID,
        categories: [String]? = nil,
        catalogue: FormCatalogue,
        texts: SuggestionTexts = SuggestionTexts(),
        read: any ReadDetailsUseCaseProtocol,
        save: any SaveDetailsUseCaseProtocol,
        choose: any ChooseCategoriesUseCaseProtocol,
        prime: any PrimeLocationUseCaseProtocol,
        router: any RouterProtocol<SuggestionsRoute>,
        makeField: @escaping MakeField,
        makeAddressField: @escaping @MainActor (FieldAnswer) -> SuggestionFieldViewModel
    ) {
        let form = catalogue.form(id)
        self.id = id
        self.form = form
        self.categories = categories
        self.texts = texts
        next = catalogue.form(after: id).map { .form($0.id) } ?? .answers
        state =
            form == nil
            ? .unavailable(ErrorMessage(DetailAnswersError.unknownForm(id), words: texts.words))
            : .idle
        self.read = read
        self.save = save
        self.choose = choose
        self.prime = prime
        self.router = router
        self.makeField = makeField
        self.makeAddressField = makeAddressField
    }

    /// Fills the fields from the saved answers, once; then the address is located.
    public func load() async {
        guard let form, state != .loading, fields.isEmpty else { return }
        state = .loading
        let task = Task { await fill(form) }
        loading = task
        await task.cancellableValue
    }

    /// Shows the answers that another process has saved since, except for those edited here.
    public func refresh() async {
        guard let form, !fields.isEmpty, let (address, newest) = try? await read.execute(form: id),
            state != .saving, state != .loading
        else { return }
        if editedAddress == nil { show(address) }
        self.address = DetailAnswer(address).text
        let touched = edits
        let keys = fields.map(\.key)
        let stale = Set(keys).filter { key in
            touched[key] == nil && saved.answers[key] ?? [] != newest.answers[key] ?? []
        }
        guard !stale.isEmpty else { return }
        let focused = focusedField?.key
        remove(fields.filter { stale.contains($0.key) })
        for key in stale { saved.answer(key, with: newest.answers[key] ?? []) }
        arrange(form, FormAnswers(chosen: keys).chosen)
        if focusedField == nil, let focused {
            fields.first { $0.key == focused }?.setFocus(true)
        }
    }

    /// Moves the focus to a field, away from any other.
    public func focus(_ index: Int) {
        if fields.indices.contains(index) {
            fields[index].setFocus(true)
        } else {
            takeFocus(nil)
        }
    }

    /// Moves to the empty field for another answer to a category.
    ///
    /// - Returns: The position of the field; `nil` if the category accepts no more answers.
    @discardableResult
    public func addAnswer(to key: String) -> Int? {
        let index = fields.firstIndex { $0.key == key && $0.answer == .none }
        if let index { focus(index) }
        return index
    }

    /// Removes an answer and moves later ones up; ignores a missing field.
    public func removeAnswer(at index: Int) {
        guard let form, fields.indices.contains(index) else { return }
        let field = fields[index]
        field.clear()
        guard fields.count(where: { $0.key == field.key }) > 1 else { return }
        remove([field])
        settle(form.field(for: field.key))
    }

    /// Asks for these categories from now on; an empty list asks for all.
    ///
    /// Ignored while loading or saving.
    ///
    /// Remaining fields keep their typed text. Saved answers to other categories stay.
    ///
    /// - Parameter keys: The keys of the categories in order.
    public func choose(_ keys: [String]) async {
        guard let form, state != .saving, state != .loading, !fields.isEmpty else { return }
        state = .saving
        do throws(DetailAnswersError) {
            try await choose.execute(form: id, keys: keys)
            arrange(form, FormAnswers(chosen: keys).chosen)
            state = .editing
        } catch {
            state = error.isCancelled ? .editing : .failed(ErrorMessage(error, words: texts.words))
        }
    }

    /// Saves the answers of all fields; ignored while loading or saving.
    ///
    /// Then opens the next form, or the answers after the last one; opens nothing after a failure.
    ///
    /// - Parameter address: The user's address; `nil` uses the address field.
    public func continueForm(address: String? = nil) async {
        guard state != .saving, state != .loading, !fields.isEmpty else { return }
        takeFocus(nil)
        state = .saving
        let (departures, typed) = (departures, addressField?.answer.text)
        do throws(DetailAnswersError) {
            // Another process may have changed the answers that were not edited here.
            let touched = edits
            let address = address.map { DetailAnswer($0) } ?? editedAddress
            try await save.execute(form: id, answers: touched, address: address)
            for (key, list) in touched { saved.answer(key, with: list) }
            if let address {
                if addressField?.answer.text == typed { show(address.text) }
                self.address = address.text
            }
            removeRepeated()
            state = .saved
            if departures == self.departures { router.push(next) }
        } catch {
            state = error.isCancelled ? .editing : .failed(ErrorMessage(error, words: texts.words))
        }
    }

    /// Cancels loading and searching; a running save completes, but then opens nothing.
    public func leave() {
        departures += 1
        loading?.cancel()
        for field in allFields { field.cancel() }
    }

    private func fill(_ form: DetailForm) async {
        do throws(RepositoryError) {
            let saved = try await read.execute(form: id)
            guard !Task.isCancelled else { throw .cancelled }
            show(saved.address)
            address = DetailAnswer(saved.address).text
            self.saved = saved.form
            arrange(form, FormAnswers(chosen: categories ?? saved.form.chosen).chosen)
            focus(0)
            state = .editing
        } catch {
            state = error.isCancelled ? .idle : .failed(ErrorMessage(error, words: texts.words))
            return
        }
        // Search also works without a position; a field reports the problem, and tries again.
        loading = Task { [prime] in _ = try? await prime.execute() }
    }

    /// Shows the fields of the categories with these keys; `nil` shows all.
    private func arrange(_ form: DetailForm, _ keys: [String]?) {
        let former = fields
        let asked = keys?.map(form.field(for:)) ?? form.fields
        remove(former.filter { model in !asked.contains { $0.key == model.key } })
        fields = asked.flatMap { field in
            let own = former.filter { $0.key == field.key }
            guard own.isEmpty else { return own }
            let answers = saved.answers[field.key] ?? []
            return answers.isEmpty
                ? [make(field, .none)] : answers.map { make(field, FieldAnswer($0)) }
        }
        for field in asked { settle(field) }
    }

    private func make(_ field: FormField, _ answer: FieldAnswer) -> SuggestionFieldViewModel {
        let model = makeField(field, answer)
        model.join(
            onFocus: { [weak self] in self?.takeFocus($0) },
            onAnswer: { [weak self] _ in self?.settle(field) }
        )
        return model
    }

    /// Removes the focus from all fields but one, which sets its own focus.
    private func takeFocus(_ owner: SuggestionFieldViewModel?) {
        for field in allFields where field !== owner { field.setFocus(false) }
    }

    /// Shows an address in its field, which keeps a picked place for it.
    private func show(_ address: String) {
        let answer = FieldAnswer(typed: address)
        guard addressField?.answer.text != answer.text else { return }
        let isFocused = addressField?.isFocused == true
        let field = makeAddressField(answer)
        field.join(onFocus: { [weak self] in self?.takeFocus($0) }, onAnswer: { _ in })
        addressField = field
        field.setFocus(isFocused)
    }

    /// Keeps one empty field after the last answer to a category with several, and numbers its
    /// fields.
    private func settle(_ field: FormField) {
        let own = fields.filter { $0.key == field.key }
        let filled = own.lastIndex { $0.answer != .none }.map { $0 + 1 } ?? 0
        let wanted = min(filled + 1, max(field.maximumAnswers, filled, 1))
        // A field that the user is typing in stays.
        remove(own.dropFirst(wanted).filter { !$0.isFocused })
        if own.count < wanted, let last = fields.lastIndex(where: { $0.key == field.key }) {
            fields.insert(make(field, .none), at: last + 1)
        }
        for (index, model) in fields.filter({ $0.key == field.key }).enumerated() {
            model.rename(texts.answer(field.label, index + 1))
        }
    }

    private func remove(_ models: [SuggestionFieldViewModel]) {
        for model in models { model.setFocus(false) }
        fields.removeAll { field in models.contains { $0 === field } }
    }

    /// Removes the fields that repeat earlier answers, which are not saved twice.
    private func removeRepeated() {
        guard let form else { return }
        for (key, answers) in answers where DetailAnswer.distinct(answers).count < answers.count {
            var kept: [DetailAnswer] = []
            remove(
                fields.filter { field in
                    guard field.key == key, let answer = field.answer.saved else { return false }
                    let isRepeated = DetailAnswer.distinct(kept + [answer]).count == kept.count
                    if !isRepeated { kept.append(answer) }
                    return isRepeated
                }
            )
            settle(form.field(for: key))
        }
    }
}
