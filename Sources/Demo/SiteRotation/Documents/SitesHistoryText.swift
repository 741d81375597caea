import MomentumCommandLine
import MomentumSiteRotationPresentation

enum SitesHistoryText {
    static func text(
        _ rows: [SiteHistoryRowAdapter],
        state: SiteHistoryViewModel.State,
        ahead: SiteAheadAdapter?,
        isLoss: Bool = false
    ) -> TerminalText {
        let lines: [TerminalText] =
            switch state {
            case .noEntries where isLoss:
                ["No entry could be read. Restore a backup, or sync with another device."]
            case .noEntries: ["There are no entries yet."]
            case .noMatches: ["No entry matches."]
            default: rows.map(line)
            }
        return .lines(self.lines(ahead) + lines)
    }

    /// The remark on entries ahead, and an empty line below it; nothing without such entries
    /// (TR-4).
    static func lines(_ ahead: SiteAheadAdapter?) -> [TerminalText] {
        ahead.map { [TerminalText(lines: $0.text), ""] } ?? []
    }

    static func line(_ row: SiteHistoryRowAdapter) -> TerminalText {
        let note: TerminalText = row.note.map { " · \($0)" } ?? ""
        return "\(row.start)  \(row.title, .bold) · \(row.duration)\(note)"
    }
}
