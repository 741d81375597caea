import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

extension SuggestionFieldViewModel {
    /// Highlights a row of the dropdown; ignored without that row.
    func highlight(_ row: Int) {
        guard isDropdownVisible, suggestions.indices.contains(row) else { return }
        while let highlightedRow, highlightedRow > row { highlightPrevious() }
        while highlightedRow != row { highlightNext() }
    }

    /// Takes a row of the dropdown as the text, the last one for a row behind it.
    func take(_ row: Int) {
        highlight(min(row, suggestions.count - 1))
        confirmHighlighted()
    }

    /// The state of the search, in a few words.
    var status: TerminalText {
        switch state {
        case .idle: ""
        case .waiting, .searching: TerminalText("Searching…", .dim)
        case .suggesting, .noMatches: TerminalText(announcement() ?? "", .dim)
        case .failed(let message): TerminalText(message.sentence, .caution)
        }
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
                let name = rows[row].parts.reduce(into: TerminalText()) { name, part in
                    name += TerminalText(part.text, part.isMatch ? .bold : .plain)
                }
                return [
                    name, "\(suggestions[row].category ?? "")", suggestions[row].distance,
                    "\(rows[row].subtitle)",
                ]
            }
        )
    }
}

extension Suggestion {
    /// The distance from the user with one decimal; empty if it is not known.
    fileprivate var distance: TerminalText {
        guard let distanceMetres, distanceMetres.isFinite else { return "" }
        // No two places on Earth are farther apart than 20,100 km.
        let tenths = Int((min(max(distanceMetres, 0), 3e7) / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) km"
    }
}
