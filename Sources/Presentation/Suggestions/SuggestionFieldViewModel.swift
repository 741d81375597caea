public import MomentumPresentation
public import MomentumSuggestionsDomain
public import Observation

/// A text field that suggests names while the user types.
///
/// Immediate answers are on screen before the keystroke's function returns; a search starts after
/// the text has been quiet for a moment. A newer keystroke cancels the search of an older one and
/// drops its late answer.
@MainActor
@Observable
public final class SuggestionFieldViewModel {
    public enum State: Hashable, Sendable {
        case idle
        /// The text changed; the search starts after the quiet period.
        case waiting
        case searching
        case suggesting([Suggestion])
        case noMatches
        case failed(ErrorMessage)
    }

    public let label: String
    /// The text of the empty field.
    public let placeholder: String
    public private(set) var state: State = .idle
    public private(set) var text: String
    public private(set) var isFocused = false
    /// True if the user has closed the dropdown since the last keystroke.
    public private(set) var isDismissed = false
    /// The row highlighted by the keyboard, `nil` for none.
    public private(set) var highlightedRow: Int?
    /// The source of suggestions; a change applies from the next keystroke.
    public var source: SuggestionSource

    private let suggest: any SuggestUseCaseProtocol
    private let clock: any Clock<Duration>
    private let quietPeriod: Duration
    @ObservationIgnored private var search: Task<Void, Never>?
    /// Counts the searches, to detect a late answer to an older one.
    @ObservationIgnored private var ticket = 0

    /// The initial `text` is not searched for.
    ///
    /// A search starts after `quietPeriod` without a keystroke, measured by `clock`.
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

    /// The suggestions in the dropdown; empty without one.
    public var suggestions: [Suggestion] {
        if case .suggesting(let suggestions) = state { suggestions } else { [] }
    }

    public var isDropdownVisible: Bool {
        !suggestions.isEmpty && isFocused && !isDismissed
    }

    /// Replaces the text, and searches for it after the quiet period.
    ///
    /// Immediate answers show at once. The same text again changes nothing.
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

    /// Gives the field the focus, or takes it away, which ends a search.
    public func setFocus(_ isFocused: Bool) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        highlightedRow = nil
        if !isFocused { endSearch() }
    }

    /// Replaces the text with a suggestion, which is not searched for.
    public func choose(_ suggestion: Suggestion) {
        text = suggestion.name
        endSearch()
    }

    /// Closes the dropdown until the next keystroke; a running search is cancelled.
    public func dismiss() {
        isDismissed = true
        highlightedRow = nil
        if suggestions.isEmpty { endSearch() }
    }

    public func clear() {
        text = ""
        endSearch()
    }

    /// Cancels a running search; the text and the suggestions shown stay.
    public func cancel() {
        switch state {
        case .waiting, .searching: endSearch()
        case .idle, .suggesting, .noMatches, .failed: break
        }
    }

    /// Highlights the next row, after the last one the first.
    public func highlightNext() {
        highlight(from: highlightedRow.map { $0 + 1 } ?? 0)
    }

    /// Highlights the previous row, before the first one the last.
    public func highlightPrevious() {
        highlight(from: (highlightedRow ?? 0) - 1)
    }

    /// Chooses the highlighted row; false if there is none, and the form then handles the key.
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
            // Checked again after every wait, because a wake-up and a newer keystroke can cross.
            // All of them happen on the main actor, so between two waits the answer stays true.
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
