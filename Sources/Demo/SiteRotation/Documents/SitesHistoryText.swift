import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesHistoryText {
    /// The sentence in place of rows, when there are none.
    static func nothing(isFiltered: Bool, isLoss: Bool = false) -> TerminalText {
        if isFiltered { return "No entry matches.\n" }
        return isLoss
            ? "No entry could be read. Restore a backup, or sync with another device.\n"
            : "There are no entries yet.\n"
    }

    /// The remark on entries ahead with their ids, and an empty line below it; nothing without such
    /// entries (TR-4).
    static func lines(_ ahead: SiteAheadAdapter?, in records: SiteRecords) -> [TerminalText] {
        guard let ahead else { return [] }
        let short = SiteShortIDs(of: ahead.entries.map(\.id), in: records)
        let named = ahead.entries.prefix(9).map { short.text($0.id) }
        let others = ahead.entries.count > 9 ? ["\(ahead.entries.count - 9) more"] : []
        let label = ahead.entries.count == 1 ? "Its id" : "Their ids"
        return [
            TerminalText(lines: ahead.text),
            "\(label): \((named + others).joined(separator: ", "))", "",
        ]
    }

    /// A row, with its id where people can act on it.
    static func line(_ row: SiteHistoryRowAdapter, _ short: SiteShortIDs? = nil) -> TerminalText {
        let note: TerminalText = row.note.map { " · \($0)" } ?? ""
        let id: TerminalText = short.map { "\($0.text(row.id), .dim)  " } ?? ""
        return "\(id)\(row.start)  \(row.title, .bold) · \(row.duration)\(note)"
    }
}
