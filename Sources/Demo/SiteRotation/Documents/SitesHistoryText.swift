import MomentumPresentation

/// The history as text.
enum SitesHistoryText {
    static func text(
        _ rows: [SiteHistoryRowAdapter],
        state: SiteHistoryViewModel.State
    ) -> TerminalText {
        switch state {
        case .noEntries: return "There are no entries yet.\n"
        case .noMatches: return "No entry matches.\n"
        default: break
        }
        return .lines(rows.map(line))
    }

    static func line(_ row: SiteHistoryRowAdapter) -> TerminalText {
        let note: TerminalText = row.note.map { " · \($0)" } ?? ""
        return "\(row.start)  \(row.title, .bold) · \(row.duration)\(note)"
    }
}
