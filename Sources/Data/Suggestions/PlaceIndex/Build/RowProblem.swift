/// Why a row of the input is no place.
public enum RowProblem: String, Hashable, Sendable {
    case noName
    case badCoordinate
    case badPopularity
    case tooLong
    case tooFewColumns
    case unclosedQuote
    case badJSON
    /// A text is not in UTF-8.
    case notText
}
