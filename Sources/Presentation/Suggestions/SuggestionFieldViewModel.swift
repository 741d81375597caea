import MomentumDomain
import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// A text field that suggests names while the user types.
///
/// Immediate answers are visible before the keystroke's function returns. A search starts once the
/// text has been quiet for a moment. Rows that still match stay until its answer replaces them. A
/// newer keystroke cancels the search of an older one and drops its late answer.
@MainActor
@Observable
public final class SuggestionFieldViewModel {
    public private(set) var label: String
    public let options: Options
    public private(set) var state: State = .idle
    /// The last answer; without matches it still says where was searched.
    public private(set) var lastAnswer: Suggestions = []
    public private(set) var text: String
    /// The meaning of the text; any edit except of outer white space makes it typed.
    public private(set) var answer: FieldAnswer
    public private(set) var isFocused = false
    /// True if the user has closed the dropdown since the last keystroke.
    public private(set) var isDismissed = false
    /// The source of suggestions; a change takes effect at the next keystroke.
    public var source: SuggestionSource

    /// The row that the keyboard selected, which the highlight follows.
    private(set) var highlightedID: Suggestion.ID?
    let texts: SuggestionTexts
    private let suggest: any SuggestUseCaseProtocol
    private let clock: any Clock<Duration>
    let position: FieldPosition
    @ObservationIgnored private var onFocus: (@MainActor (SuggestionFieldViewModel) -> Void)?
    @ObservationIgnored private var onAnswer: (@MainActor (SuggestionFieldViewModel) -> Void)?
    @ObservationIgnored private var search: Task<Void, Never>?
    /// The number of the latest search, to detect late answers to older ones.
    @ObservationIgnored private var ticket = 0
    /// True if the last answer was found without the position of the current address.
    @ObservationIgnored private var lacksPosition = false
    /// The text that was searched again because a position arrived.
    @ObservationIgnored private var repeatedText: String?
    /// The number of that search, which the user did not ask for.
    @ObservationIgnored private var repeatedTicket: Int?

    /// The field does not search for the initial `answer`.
    ///
    /// A search starts after a quiet period without keystrokes, measured by `clock`. `texts` are
    /// those of its rows, announcements and failures, by default English.
    public init(
        label: String,
        options: Options = Options(),
        answer: FieldAnswer = .none,
        source: SuggestionSource,
        suggest: any SuggestUseCaseProtocol,
        prime: any PrimeLocationUseCaseProtocol,
        clock: any Clock<Duration>,
        texts: SuggestionTexts = SuggestionTexts()
    ) {
        self.label = label
        self.options = options
        self.answer = answer
        self.source = source
        self.texts = texts
        self.suggest = suggest
        self.clock = clock
        text = answer.text
        position = FieldPosition(prime: prime, clock: clock, words: texts.words)
        position.report(
            onChange: { [weak self] in
                self?.lacksPosition = true
                self?.repeatedText = nil
            },
            onKnown: { [weak self] in self?.searchAgain() }
        )
    }

    /// Replaces the text, and searches for it after the quiet period.
    ///
    /// Immediate answers appear at once. An unchanged text has no effect.
    ///
    /// - Returns: A task that ends when this edit is answered or replaced by a newer one.
    @discardableResult
    public func edit(_ text: String) -> Task<Void, Never> {
        guard text != self.text else { return search ?? Task {} }
        apply(text)
        isDismissed = false
        stopSearch()
        if source.hasPlaces { position.beginWithEdit(isFocused: isFocused) }
        return ask(after: suggest.needsPause(for: source) ? options.quietPeriod : .zero)
    }

    /// Gives the field the focus, or removes it, which ends a search.
    ///
    /// The field's form removes the focus from its other fields first.
    public func setFocus(_ isFocused: Bool) {
        guard isFocused != self.isFocused else { return }
        if isFocused { onFocus?(self) }
        self.isFocused = isFocused
        highlightedID = nil
        if isFocused {
            if source.hasPlaces { position.begin(isFocused: true) }
        } else {
            position.loseFocus()
            endSearch()
        }
    }

    /// Replaces the text with a suggestion, without searching for it.
    ///
    /// - Returns: A task that ends when the answer has all available details of the suggestion. A
    ///   detail that its source cannot look up stays unknown.
    @discardableResult
    public func choose(_ suggestion: Suggestion) -> Task<Void, Never> {
        text = DetailAnswer(suggestion.name).text
        answer = .picked(suggestion)
        endSearch()
        onAnswer?(self)
        guard suggestion.source != .list, suggestion.coordinate == nil else { return Task {} }
        return Task { [weak self, suggest] in
            guard let located = try? await suggest.located(suggestion),
                self?.answer == .picked(suggestion)
            else { return }
            self?.answer = .picked(located)
        }
    }

    /// Accepts the text as typed, and ends the search.
    ///
    /// - Returns: The trimmed text; `nil` if it is empty.
    @discardableResult
    public func confirmText() -> String? {
        endSearch()
        return answer == .none ? nil : answer.text
    }

    /// Closes the dropdown until the next keystroke; a running search is cancelled.
    public func dismiss() {
        isDismissed = true
        highlightedID = nil
        if suggestions.isEmpty { endSearch() } else { settle() }
    }

    public func clear() {
        apply("")
        endSearch()
    }

    /// Cancels a running search; the text and the visible suggestions stay.
    public func cancel() {
        switch state {
        case .waiting, .searching: endSearch()
        case .suggesting: settle()
        // The same text may be being searched near a position that has arrived.
        case .noMatches: stopSearch()
        case .idle, .failed, .unavailable: break
        }
    }

    /// Adds the field to a form, which is notified of its focus and of changed answers.
    func join(
        onFocus: @escaping @MainActor (SuggestionFieldViewModel) -> Void,
        onAnswer: @escaping @MainActor (SuggestionFieldViewModel) -> Void
    ) {
        self.onFocus = onFocus
        self.onAnswer = onAnswer
    }

    /// Relabels the field when its number among the answers to a category changes.
    func rename(_ label: String) {
        if label != self.label { self.label = label }
    }

    /// Highlights a row of the dropdown; the first one follows the last.
    func highlight(from row: Int) {
        guard isDropdownVisible else { return }
        let rows = suggestions
        highlightedID = rows[(row + rows.count) % rows.count].id
    }

    private func apply(_ text: String) {
        self.text = text
        let typed = FieldAnswer(typed: text)
        guard typed.text != answer.text else { return }
        answer = typed
        onAnswer?(self)
    }

    /// Shows the immediate answer, and searches for the rest after a pause.
    private func ask(after pause: Duration) -> Task<Void, Never> {
        do throws(SuggestionError) {
            let known = try suggest.immediateAnswer(to: text, from: source)
            if let known, !known.isRefreshing {
                show(known)
                return Task {}
            }
            keepRows(behind: known)
            return startSearch(after: pause)
        } catch {
            show(error)
            return Task {}
        }
    }

    /// Keeps the rows that match the text until its answer arrives.
    private func keepRows(behind known: Suggestions?) {
        var kept: Suggestions = []
        if case .suggesting(let shown) = state { kept = shown.kept(for: text) }
        if let known {
            kept = known.followed(by: kept, limit: max(known.rows.count, kept.rows.count))
        }
        show(rows: kept.rows.isEmpty ? nil : kept)
        if kept.rows.isEmpty { state = .waiting }
    }

    private func startSearch(after pause: Duration) -> Task<Void, Never> {
        let (ticket, text, source) = (ticket, text, source)
        let search = Task {
            // Checked again after every wait, because a wake-up and a newer keystroke can cross.
            // All of them happen on the main actor, so between two waits the result stays valid.
            if pause > .zero { try? await clock.sleep(for: pause) }
            guard !Task.isCancelled, ticket == self.ticket else { return }
            if state == .waiting { state = .searching }
            do throws(SuggestionError) {
                let answer = try await suggest.execute(text, from: source)
                if ticket == self.ticket { show(answer) }
            } catch {
                if ticket == self.ticket { show(error) }
            }
        }
        self.search = search
        return search
    }

    /// Searches for the unchanged text again once a position has arrived, if the last answer was
    /// found without it.
    private func searchAgain() {
        switch state {
        case .suggesting, .noMatches: break
        case .idle, .waiting, .searching, .failed, .unavailable: return
        }
        guard lacksPosition, search == nil, repeatedText != text else { return }
        let shown = state
        stopSearch()
        (repeatedText, repeatedTicket) = (text, ticket)
        _ = ask(after: .zero)
        // Only the answer replaces the rows; they are not blanked meanwhile.
        if state == .waiting { state = shown }
    }

    private func show(_ answer: Suggestions) {
        search = nil
        lastAnswer = answer
        lacksPosition = answer.isEverywhere
        if answer.rows.isEmpty { state = State(answer, to: text) }
        show(rows: answer.rows.isEmpty ? nil : answer)
        // The position arrived during the search.
        if position.state == .known { searchAgain() }
    }

    /// Shows rows, if any; the highlight disappears with its row.
    private func show(rows: Suggestions?) {
        if rows?.rows.contains(where: { $0.id == highlightedID }) != true { highlightedID = nil }
        if let rows { state = .suggesting(rows) }
    }

    private func show(_ error: SuggestionError) {
        search = nil
        // Only an answer replaces the one that is shown.
        if ticket == repeatedTicket { return settle() }
        highlightedID = nil
        switch error {
        case .unavailable(let reason): state = .unavailable(reason)
        case .repository, .throttled:
            state = error.isCancelled ? .idle : .failed(ErrorMessage(error, words: texts.words))
        }
    }

    private func stopSearch() {
        ticket += 1
        search?.cancel()
        search = nil
    }

    /// Ends a search whose rows stay visible.
    private func settle() {
        stopSearch()
        if case .suggesting(let shown) = state { state = .suggesting(shown.settled) }
    }

    private func endSearch() {
        stopSearch()
        highlightedID = nil
        repeatedText = nil
        state = .idle
    }
}
