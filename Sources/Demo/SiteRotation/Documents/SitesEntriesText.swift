import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// Entries in a list, as the history shows them.
enum SitesEntriesText {
    static func text(
        _ heading: TerminalText,
        _ entries: [SiteEntry],
        in records: SiteRecords,
        display: SiteDisplay
    ) -> TerminalText {
        let short = SiteShortIDs(of: entries.map(\.id), in: records)
        let rows = entries.map { entry -> TerminalText in
            let row = SiteHistoryRowAdapter(
                entry,
                location: records.location(entry.locationID),
                display: display
            )
            return "  \(short.text(row.id), .dim)  \(row.start)  \(row.title) · \(row.duration)"
        }
        return .lines([heading] + rows)
    }
}
