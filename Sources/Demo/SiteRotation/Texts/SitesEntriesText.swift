import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// Entries below a heading, as in the history.
struct SitesEntriesText {
    let records: SiteRecords
    let display: SiteDisplay
    let traits: TerminalTraits

    func text(_ heading: TerminalText, _ entries: [SiteEntry]) -> TerminalText {
        let short = SiteShortIDs(of: entries.map(\.id), in: records)
        let table = SitesHistoryText.table(
            entries.map { SitesHistoryText.row($0, short, in: records, display: display) },
            indent: 2
        )
        return .lines([heading]) + table.text(on: traits)
    }
}
