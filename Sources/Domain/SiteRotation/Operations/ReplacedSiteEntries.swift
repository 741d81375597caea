/// The entries that the user agreed to replace, without sensors.
public struct ReplacedSiteEntries: Hashable, Sendable {
    private let entries: SiteEntries
    private let ahead: [SiteEntry]

    init(_ records: SiteRecords) {
        entries = records.entries
        ahead = records.ahead
    }
}
