import MomentumDomain

/// The rows of a file of entries, as read by its format.
public struct SiteHistoryTable: Hashable, Sendable {
    /// The readable rows, in the order of the file.
    public let rows: [Row]
    /// The unreadable rows, with the reason.
    public let skipped: [SiteImportReport.Skip]
    /// Each distinct location text of ``rows``, trimmed; rows refer to them by position.
    public let locationTexts: [String]
    /// The rows that the reader repaired, with the reasons.
    public let repairs: [SiteImportReport.Repair]

    public init(
        rows: [Row],
        skipped: [SiteImportReport.Skip],
        locationTexts: [String],
        repairs: [SiteImportReport.Repair] = []
    ) {
        self.rows = rows
        self.skipped = skipped
        self.locationTexts = locationTexts
        self.repairs = repairs
    }
}

extension SiteHistoryTable {
    /// A row of a file of entries, as read by its format but otherwise unchecked.
    public struct Row: Hashable, Sendable {
        /// The number of the row in its file; the header is row 1.
        public let number: Int
        /// The start in whole seconds since 1970, without fractions.
        public let start: Int64
        /// The start as the file spells it.
        public let startText: String
        public let wear: Wear
        /// The position of the location's text in ``SiteHistoryTable/locationTexts``.
        public let location: Int
        /// The note as in the file; `nil` if it is empty.
        public let note: String?
        /// The reason the set came off; `nil` if the file has none.
        public let reason: RemovalReason?
        /// The reason as the file spells it.
        public let reasonText: String?

        public init(
            number: Int,
            start: Int64,
            startText: String,
            wear: Wear,
            location: Int,
            note: String?,
            reason: RemovalReason? = nil,
            reasonText: String? = nil
        ) {
            self.number = number
            self.start = start
            self.startText = startText
            self.wear = wear
            self.location = location
            self.note = note
            self.reason = reason
            self.reasonText = reasonText
        }

        /// The note with the words of the reason, for a row whose set is still worn and cannot have
        /// a reason.
        var noteWithReason: String? {
            let note = note?.nilIfBlank
            guard let words = reasonText ?? reason?.rawValue else { return note }
            return note.map { "\($0) (\(words))" } ?? words
        }
    }
}

extension SiteHistoryTable {
    /// The duration of a wearing in a file.
    public enum Wear: Hashable, Sendable {
        /// The set is still worn.
        case open
        /// A duration in whole seconds.
        case seconds(Int64)
        /// A duration longer than any set is worn, for example because of a wrong clock.
        case tooLong
        /// A text that is not a duration.
        case unreadable(String)
        /// A number below zero.
        case negative(String)
    }
}
