import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

extension SuggestionFieldViewModel {
    /// Highlights a row of the dropdown; ignores a missing row.
    func highlight(_ row: Int) {
        guard isDropdownVisible, suggestions.indices.contains(row) else { return }
        while let highlightedRow, highlightedRow > row { highlightPrevious() }
        while highlightedRow != row { highlightNext() }
    }

    /// Takes a row of the dropdown as the text; a number past the end means the last row.
    func choose(row: Int) {
        highlight(min(row, suggestions.count - 1))
        confirmHighlighted()
    }

    /// The state of the search, in a few words.
    var status: TerminalText {
        switch state {
        case .idle: ""
        case .waiting, .searching: TerminalText("Searching …", .dim)
        case .suggesting(let shown) where shown.isRefreshing: TerminalText("Searching …", .dim)
        case .suggesting, .noMatches, .unavailable:
            TerminalText(announcement() ?? "", partialFailure == nil ? .dim : .caution)
        case .failed(let message): TerminalText(message.sentence, .caution)
        }
    }

    /// The reason the visible rows are from everywhere; empty for rows near the address.
    var nearness: TerminalText {
        guard case .suggesting(let shown) = state, shown.isEverywhere else { return "" }
        return switch positionState {
        case .none: TerminalText("everywhere: no address is known", .dim)
        case .locating, .known: TerminalText("locating your address …", .dim)
        case .unknown: TerminalText("everywhere: no position is known for your address", .dim)
        case .failed: TerminalText("everywhere: your address could not be looked up", .caution)
        }
    }

    /// The credits that the sources of the visible rows require.
    var credits: TerminalText {
        guard isDropdownVisible, case .suggesting(let shown) = state else { return "" }
        return .joined(shown.attributions.map { TerminalText(data: $0, .dim) }, separator: " · ")
    }

    /// The dropdown, with a row for each suggestion.
    func dropdown(at position: ListPosition) -> View {
        let (rows, suggestions) = (rows(), suggestions)
        let columns: [Table.Column] = [
            .init("", .fill, priority: 4),
            .init("", priority: 1),
            .init("", isTrailing: true, priority: 2),
            .init("", priority: 3),
        ]
        return .table(
            Table(columns, count: rows.count, at: position) { row in
                [
                    rows[row].styledTitle, "\(data: suggestions[row].category ?? "")",
                    "\(rows[row].distance)", "\(data: rows[row].details)",
                ]
            }
        )
    }
}
