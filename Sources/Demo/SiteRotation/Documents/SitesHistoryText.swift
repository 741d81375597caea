import MomentumCommandLine
import MomentumSiteRotationPresentation

enum SitesHistoryText {
    /// The sentence in place of rows, when there are none.
    static func nothing(isFiltered: Bool, isLoss: Bool = false) -> TerminalText {
        if isFiltered { return "No entry matches.\n" }
        return isLoss
            ? "No entry could be read. Restore a backup, or sync with another device.\n"
            : "There are no entries yet.\n"
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
