public import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// A text field that suggests names while the user types. What can be answered at once is on screen
/// before the keystroke's function returns; what has to be waited for starts when the text has been
/// quiet for a moment. A newer keystroke overtakes an older one: its search is cancelled, and what
/// it still answers is dropped.
@MainActor
@Observable
public final class SuggestionFieldViewModel {
    /// What the field is doing.
    public enum State: Hashable, Sendable {
        case idle
        /// The text changed; the search starts when it has been quiet long enough.
        case waiting
        case searching
        case suggesting([Suggestion])
        case noMatches
        case failed(ErrorMessage)
    }

    public let label: String
    /// What the empty field shows.
    public let placeholder: String
    public private(set) var state: State = .idle
    public private(set) var text: String
    public private(set) var isFocused = false
    /// Whether the user has closed the dropdown since the last keystroke.
    public private(set) var isDismissed = false
    /// The row that the keyboard is on, `nil` for none.
    public private(set) var highlightedRow: Int?
    /// Where suggestions come from; the next keystroke asks there.
    public var source: SuggestionSource

    private let suggest: any SuggestUseCaseProtocol
    private let clock: any Clock<Duration>
    private let quietPeriod: Duration
    @ObservationIgnored private var search: Task<Void, Never>?
    /// Counts the questions, so that a late answer to an older one is known.
    @ObservationIgnored private var ticket = 0

    /// - Parameters:
    ///   - label: What the field asks for.
    ///   - placeholder: What the empty field shows.
    ///   - text: What the field holds at first; it is not searched for.
    ///   - source: Where suggestions come from.
    ///   - suggest: Finds them.
    ///   - clock: What the quiet period is measured with.
    ///   - quietPeriod: How long the text has to be quiet before a server is asked.
    public init(
        label: String,
        placeholder: String = "",
        text: String = "",
        source: SuggestionSource,
        suggest: any SuggestUseCaseProtocol,
        clock: any Clock<Duration>,
        quietPeriod: Duration = .milliseconds(300)
    ) {
        self.label = label
        self.placeholder = placeholder
        self.text = text
        self.source = source
        self.suggest = suggest
        self.clock = clock
        self.quietPeriod = quietPeriod
    }

    /// What the dropdown offers; empty when there is none.
    public var suggestions: [Suggestion] {
        if case .suggesting(let suggestions) = state { suggestions } else { [] }
    }

    /// Whether the dropdown shows.
    public var isDropdownVisible: Bool {
        !suggestions.isEmpty && isFocused && !isDismissed
    }

    /// Replaces the text, and searches for it when it has been quiet long enough.
    ///
    /// What takes no waiting is found at once. The same text again changes nothing.
    ///
    /// - Returns: A task that ends when this edit is answered or overtaken.
    @discardableResult
    public func edit(_ text: String) -> Task<Void, Never> {
        guard text != self.text else { return search ?? Task {} }
        self.text = text
        isDismissed = false
        highlightedRow = nil
        stopSearch()
        do throws(SuggestionError) {
            if let answer = try suggest.immediateAnswer(to: text, from: source) {
                show(answer)
                return Task {}
            }
        } catch {
            state = Self.state(for: error)
            return Task {}
        }
        return startSearch()
    }

    /// Puts the cursor into the field, or takes it away, which ends a search.
    public func setFocus(_ isFocused: Bool) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        highlightedRow = nil
        if !isFocused { endSearch() }
    }

    /// Takes a suggestion for the text; that change of the text is not searched for.
    public func choose(_ suggestion: Suggestion) {
        text = suggestion.name
        endSearch()
    }

    /// Closes the dropdown until the next keystroke; a search that is under way is dropped.
    public func dismiss() {
        isDismissed = true
        highlightedRow = nil
        if suggestions.isEmpty { endSearch() }
    }

    /// Empties the field.
    public func clear() {
        text = ""
        endSearch()
    }

    /// Moves to the next row, from the last one to the first.
    public func highlightNext() {
        highlight(from: highlightedRow.map { $0 + 1 } ?? 0)
    }

    /// Moves to the row before, from the first one to the last.
    public func highlightPrevious() {
        highlight(from: (highlightedRow ?? 0) - 1)
    }

    /// Chooses the highlighted row.
    ///
    /// - Returns: Whether there was one; otherwise the key is the form's.
    @discardableResult
    public func confirmHighlighted() -> Bool {
        guard isDropdownVisible, let row = highlightedRow, suggestions.indices.contains(row) else {
            return false
        }
        choose(suggestions[row])
        return true
    }

    private func highlight(from row: Int) {
        guard isDropdownVisible else { return }
        highlightedRow = (row + suggestions.count) % suggestions.count
    }

    private func startSearch() -> Task<Void, Never> {
        state = .waiting
        let (ticket, text, source) = (ticket, text, source)
        let search = Task {
            // Asked again after every wait, because a wake-up and a newer keystroke can cross. All
            // of them happen on the main actor, so between two waits the answer stays true.
            try? await clock.sleep(for: quietPeriod)
            guard !Task.isCancelled, ticket == self.ticket else { return }
            state = .searching
            do throws(SuggestionError) {
                let answer = try await suggest.execute(text, from: source)
                if ticket == self.ticket { show(answer) }
            } catch {
                if ticket == self.ticket { state = Self.state(for: error) }
            }
        }
        self.search = search
        return search
    }

    private func show(_ answer: [Suggestion]) {
        if !answer.isEmpty {
            state = .suggesting(answer)
        } else {
            state = FoldedQuery.countedText(of: text) == nil ? .idle : .noMatches
        }
    }

    private func stopSearch() {
        ticket += 1
        search?.cancel()
        search = nil
    }

    private func endSearch() {
        stopSearch()
        highlightedRow = nil
        state = .idle
    }

    private static func state(for error: SuggestionError) -> State {
        error.isCancelled ? .idle : .failed(ErrorMessage(error))
    }
}
