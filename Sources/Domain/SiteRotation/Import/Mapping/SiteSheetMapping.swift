/// The guesses about a table, for the preview of its import.
public struct SiteSheetMapping: Hashable, Sendable {
    public let encoding: SiteSheet.Encoding
    public let separator: Character
    /// The header of each column that is used.
    public internal(set) var columns: [SiteSheetColumn: String] = [:]
    /// The headers that mean nothing here, in their order.
    public internal(set) var ignored: [String] = []
    /// The order of day and month, and the date that reveals it; `nil` if no date needs one.
    public internal(set) var dateOrder: SiteSheetAnswers.DateOrder?
    public internal(set) var dateOrderEvidence: String?
    /// The zone of times without an offset; `nil` if all times have one.
    public internal(set) var timeZone: String?
    /// The unit of durations without one, as guessed or answered.
    public internal(set) var durationUnit: SiteSheetAnswers.DurationUnit?
    /// The location of each text, in the order of appearance; `nil` for none.
    public internal(set) var places: [Place] = []

    /// The places in the answers that occur in no row, not even a skipped one.
    public internal(set) var unusedPlaces: [String] = []

    /// A text of the table, and the short name of its location.
    public struct Place: Hashable, Sendable {
        public let text: String
        public let location: String?
    }

    /// Creates the mapping of a table of which only the format is known.
    public init(_ sheet: SiteSheet) {
        encoding = sheet.encoding
        separator = sheet.separator
    }
}
