/// The rows of a file of locations, as its format has read them (SR-96).
public struct SiteLocationsTable: Hashable, Sendable {
    /// The rows that could be read, in the order of the file.
    public let rows: [SiteLocationsRow]
    /// The rows that could not, with the reason.
    public let skipped: [SiteImportSkip]

    public init(rows: [SiteLocationsRow], skipped: [SiteImportSkip]) {
        self.rows = rows
        self.skipped = skipped
    }
}
