import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesHistoryText {
    /// The sentence in place of rows if there are none.
    static func nothing(isFiltered: Bool, isLoss: Bool = false) -> TerminalText {
        if isFiltered { return "No entry matches.\n" }
        return isLoss
            ? "No entry could be read. Restore a backup, or sync with another device.\n"
            : "There are no entries yet.\n"
    }

    /// The remark on future entries with their ids, followed by an empty line; empty without such
    /// entries (TR-4).
    static func lines(_ ahead: SiteAheadAdapter?, in records: SiteRecords) -> [TerminalText] {
        guard let ahead else { return [] }
        let short = SiteShortIDs(of: ahead.entries.map(\.id), in: records)
        let count = ahead.entries.count
        var ids: [TerminalText] = ahead.entries.prefix(9).map { "\(short.text($0.id))" }
        if count > 9 { ids.append("\(count - 9) more") }
        let named = TerminalText.joined(ids)
        return [
            TerminalText(lines: ahead.text),
            count == 1 ? "Its id: \(named)" : "Their ids: \(named)",
            "",
        ]
    }

    /// Entries as rows with their ids, indented by `indent` columns.
    static func table(_ rows: [[TerminalText]], indent: Int = 0) -> TextTable {
        let space = TerminalText(String(repeating: " ", count: indent))
        return TextTable(
            [
                .leading().priority(3), .leading().priority(8), .leading().cut.priority(9),
                .leading().onlyWide.cut.priority(1), .leading().priority(2),
                .leading().unlessNarrow.cut.priority(1),
            ],
            rows: rows.map { row in [space + (row.first ?? "")] + row.dropFirst() }
        )
    }

    /// The duration, or a word for an entry without an end: in the future, or worn.
    private static func duration(
        of entry: SiteEntry,
        _ row: SiteHistoryRowAdapter,
        in records: SiteRecords
    ) -> TerminalText {
        guard entry.endTime == nil else { return "\(row.duration)" }
        let isAhead = records.ahead.contains {
            $0.id == entry.id && $0.startTime == entry.startTime
        }
        return isAhead ? "In the future" : "\(row.duration, .good)"
    }

    /// The cells of an entry.
    static func row(
        _ entry: SiteEntry,
        _ short: SiteShortIDs?,
        in records: SiteRecords,
        display: SiteDisplay
    ) -> [TerminalText] {
        let location = records.location(entry.locationID)
        let row = SiteHistoryRowAdapter(
            entry,
            location: location,
            profile: records.profile(entry.profileID),
            display: display
        )
        return [
            short.map { "\($0.text(row.id), .dim)" } ?? "", "\(row.start)", "\(row.title, .bold)",
            "\(display.texts.shortName(of: location))",
            duration(of: entry, row, in: records),
            "\([row.profile, row.removal, row.note].compactMap(\.self).joined(separator: ": "))",
        ]
    }
}
