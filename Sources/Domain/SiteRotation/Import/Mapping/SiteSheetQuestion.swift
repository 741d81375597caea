/// A thing about a table that has two readings, which only a person can decide.
public enum SiteSheetQuestion: Hashable, Sendable {
    /// Several columns for one meaning, or none for the start; the headers or first fields are
    /// given.
    case columns(SiteSheetColumn, headers: [String])
    /// A date whose day and month could be swapped, in both readings.
    case dateOrder(example: String, dmy: SiteDay, mdy: SiteDay)
    /// Rows have a date without a time.
    case missingTime(example: String, rows: Int)
    /// Rows have a duration without a unit.
    case durationUnit(example: String, rows: Int)
    /// A text that is no known place, or several; the nearest are given.
    case place(text: String, rows: Int, candidates: [SiteLocation])

    /// The name of the question, for machines.
    public var kind: String {
        switch self {
        case .columns: "columns"
        case .dateOrder: "dateOrder"
        case .missingTime: "missingTime"
        case .durationUnit: "durationUnit"
        case .place: "place"
        }
    }
}
