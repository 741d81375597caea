/// The rows of a file of entries, as its format has read them.
public struct SiteHistoryTable: Hashable, Sendable {
    /// The rows that could be taken apart, in the order of the file.
    public let rows: [SiteHistoryRow]
    /// The rows that could not, with the reason.
    public let skipped: [SiteImportSkip]
    /// Each distinct location text of ``rows``, trimmed; rows name them by position.
    public let locationTexts: [String]

    public init(rows: [SiteHistoryRow], skipped: [SiteImportSkip], locationTexts: [String]) {
        self.rows = rows
        self.skipped = skipped
        self.locationTexts = locationTexts
    }
}
