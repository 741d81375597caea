/// The rows of a file of entries, as its format has read them.
public struct SiteHistoryTable: Hashable, Sendable {
    /// The readable rows, in the order of the file.
    public let rows: [SiteHistoryRow]
    /// The unreadable rows, with the reason.
    public let skipped: [SiteImportSkip]
    /// Each distinct location text of ``rows``, trimmed; rows refer to them by position.
    public let locationTexts: [String]

    public init(rows: [SiteHistoryRow], skipped: [SiteImportSkip], locationTexts: [String]) {
        self.rows = rows
        self.skipped = skipped
        self.locationTexts = locationTexts
    }
}

/// A row of a file of entries, as its format has read it, otherwise unchecked.
public struct SiteHistoryRow: Hashable, Sendable {
    /// The number of the row in its file, the header being row 1.
    public let number: Int
    /// Whole seconds since 1970, fractions cut off.
    public let start: Int64
    /// The start as the file spells it.
    public let startText: String
    public let wear: SiteHistoryWear
    /// The position of the location's text in ``SiteHistoryTable/locationTexts``.
    public let location: Int
    /// As in the file; `nil` when it is empty.
    public let note: String?

    public init(
        number: Int,
        start: Int64,
        startText: String,
        wear: SiteHistoryWear,
        location: Int,
        note: String?
    ) {
        self.number = number
        self.start = start
        self.startText = startText
        self.wear = wear
        self.location = location
        self.note = note
    }
}
