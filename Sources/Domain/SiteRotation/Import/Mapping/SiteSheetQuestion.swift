/// An ambiguity in a table that only a person can resolve.
public enum SiteSheetQuestion: Hashable, Sendable {
    /// Several columns have one meaning, or none has the start; the values are headers or first
    /// fields.
    case columns(SiteSheetColumn, headers: [String])
    /// A date whose day and month could be swapped, in both readings.
    case dateOrder(example: String, dmy: SiteDay, mdy: SiteDay)
    /// Rows have a date without a time.
    case missingTime(example: String, rows: Int)
    /// Rows have a duration without a unit.
    case durationUnit(example: String, rows: Int)
    /// A text that matches no known place, or several; the candidates are the nearest ones.
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
