/// The rows of a file of locations, as its format has read them.
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

/// A row of a file of locations, as its format has read it.
///
/// Whether a location is custom follows from what it is, so that column is not taken over.
public struct SiteLocationsRow: Hashable, Sendable {
    /// The number of the row in its file, the header being row 1.
    public let number: Int
    /// The location's text, trimmed and not empty.
    public let location: String
    public let isEnabled: Bool
    /// Where the location stands among those of the file; gaps and repetitions mean nothing.
    public let sortOrder: Int

    public init(number: Int, location: String, isEnabled: Bool, sortOrder: Int) {
        self.number = number
        self.location = location
        self.isEnabled = isEnabled
        self.sortOrder = sortOrder
    }
}
