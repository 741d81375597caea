/// The entries that a replacement was shown to take the place of, sensors not included.
public struct ReplacedSiteEntries: Hashable, Sendable {
    private let entries: SiteEntries
    private let ahead: [SiteEntry]

    init(_ records: SiteRecords) {
        entries = records.entries
        ahead = records.ahead
    }
}
