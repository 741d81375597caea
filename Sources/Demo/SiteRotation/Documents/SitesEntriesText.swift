import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// Entries in a list, as the history shows them.
enum SitesEntriesText {
    static func text(
        _ heading: TerminalText,
        _ entries: [SiteEntry],
        in records: SiteRecords,
        display: SiteDisplay
    ) -> TerminalText {
        let rows = entries.map { entry -> TerminalText in
            let row = SiteHistoryRowAdapter(
                entry,
                location: records.location(entry.locationID),
                display: display
            )
            return "  \(row.start)  \(row.title) · \(row.duration)"
        }
        return .lines([heading] + rows)
    }
}
