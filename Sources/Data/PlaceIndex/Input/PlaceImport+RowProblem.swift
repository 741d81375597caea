public import MomentumDomain

extension PlaceImport {
    /// The reason why a row of the input is not a place.
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

        /// The reason for people, to follow the word "because".
        public var reason: Phrase {
            switch self {
            case .noName: "it has no name"
            case .badCoordinate: "its latitude or longitude is missing or out of range"
            case .badPopularity: "its popularity is not a number of at least 0"
            case .tooLong: "one of its texts is too long"
            case .tooFewColumns: "it has too few columns"
            case .unclosedQuote: "a quotation mark is opened and never closed"
            case .badJSON: "it is not JSON"
            case .notText: "it is not text in UTF-8"
            }
        }
    }
}
