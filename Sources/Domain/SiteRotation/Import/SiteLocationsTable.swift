/// The rows of a file of locations, as read by its format.
public struct SiteLocationsTable: Hashable, Sendable {
    /// The readable rows, in the order of the file.
    public let rows: [Row]
    /// The unreadable rows, with the reason.
    public let skipped: [SiteImportReport.Skip]

    public init(rows: [Row], skipped: [SiteImportReport.Skip]) {
        self.rows = rows
        self.skipped = skipped
    }
}

extension SiteLocationsTable {
    /// A row of a file of locations, as read by its format.
    ///
    /// The column for custom locations is ignored, because the location determines it.
    public struct Row: Hashable, Sendable {
        /// The number of the row in its file; the header is row 1.
        public let number: Int
        /// The location's text, trimmed and not empty.
        public let location: String
        public let isEnabled: Bool
        /// The location's rank in the file; gaps and repetitions have no meaning.
        public let sortOrder: Int

        public init(number: Int, location: String, isEnabled: Bool, sortOrder: Int) {
            self.number = number
            self.location = location
            self.isEnabled = isEnabled
            self.sortOrder = sortOrder
        }
    }
}
