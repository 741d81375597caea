public import MomentumDomain

extension SiteImportReport {
    /// A row that an import skips, and the reason.
    public struct Skip: Hashable, Sendable {
        /// The fault of a row; the names are part of the output for programs.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case unterminatedQuote
            case tooFewColumns
            case tooManyColumns
            case badDate
            case futureDate
            case earlyDate
            case badDuration
            case negativeDuration
            case duplicateRow
            // Only in the forgiving import.
            case surplusField
            case conflictingEnd
            case conflictingTime
            case longNote
            case longLocation
            // Only in files of locations (SR-113).
            case badLocation
            case badFlag
            case badSortOrder
        }

        /// The reason for a fault, if its kind does not determine it.
        public enum Detail: Hashable, Sendable {
            /// Clocks skip the time when they change to summer time.
            case clockChange
            /// A separator can be a decimal or a thousands separator.
            case twoReadings
        }

        /// The number of the row in its file; the header is row 1.
        public let row: Int
        public let kind: Kind
        /// The invalid text, on one line and shortened for display.
        public let text: String
        public let detail: Detail?

        public init(row: Int, kind: Kind, text: String, detail: Detail? = nil) {
            self.row = row
            self.kind = kind
            self.text = text.shownOnOneLine()
            self.detail = detail
        }

        /// A sentence about the fault, which quotes the text.
        public var message: Phrase {
            switch detail {
            case .clockChange: "\"\(text)\" does not exist: clocks go forward then."
            case .twoReadings: "\"\(text)\" has a separator of decimals or of thousands."
            case nil: messageOfKind
            }
        }

        private var messageOfKind: Phrase {
            switch kind {
            case .unterminatedQuote:
                "A quotation mark is opened and never closed: \"\(text)\"."
            case .tooFewColumns:
                "There are fewer than four columns: \"\(text)\"."
            case .tooManyColumns:
                """
                There are more than four columns: "\(text)" comes after the last one. A text \
                with a comma must stand in quotation marks.
                """
            case .badDate:
                "\"\(text)\" is not a date and time such as 2026-01-31T08:30:00Z."
            case .futureDate:
                "\"\(text)\" lies in the future."
            case .earlyDate:
                "\"\(text)\" lies before 1970."
            case .badDuration:
                "\"\(text)\" is not a number of hours up to 87600, such as 68.5."
            case .negativeDuration:
                "The duration \"\(text)\" is below zero."
            case .duplicateRow:
                "\"\(text)\" is in an earlier row already."
            case .surplusField:
                """
                "\(text)" stands behind the last column. A text with a separator must stand \
                in quotation marks.
                """
            case .conflictingEnd:
                "The end and the duration \"\(text)\" are more than a minute apart."
            case .conflictingTime:
                "\"\(text)\" has two times."
            case .longNote:
                "A note has at most \(SiteEntry.longestNote) characters: \"\(text)\"."
            case .longLocation:
                """
                The name of a location has at most \(SitePlace.maximumLength) characters: \
                "\(text)".
                """
            case .badLocation:
                "\"\(text)\" is not the name of a location."
            case .badFlag:
                "\"\(text)\" is neither true nor false."
            case .badSortOrder:
                "\"\(text)\" is not a whole number for the order of locations."
            }
        }
    }
}
