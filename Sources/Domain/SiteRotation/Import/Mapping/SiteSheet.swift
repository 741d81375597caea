/// The records of any program's table, split into fields but not interpreted.
public struct SiteSheet: Hashable, Sendable {
    /// The encoding of the text.
    public enum Encoding: String, Hashable, Sendable {
        case utf8 = "utf-8"
        case utf16LittleEndian = "utf-16le"
        case utf16BigEndian = "utf-16be"
        case windows1252 = "windows-1252"
    }

    /// A line of the table, or several if quotation marks contain line ends.
    public struct Record: Hashable, Sendable {
        /// The number of the record in its file, from 1.
        public let number: Int
        public let fields: [String]
        /// True if the file ends inside quotation marks.
        public let isUnterminated: Bool
        /// True if a quotation mark closes within the text, in a later line than it opens.
        public let joinsLines: Bool

        public init(
            number: Int,
            fields: [String],
            isUnterminated: Bool = false,
            joinsLines: Bool = false
        ) {
            self.number = number
            self.fields = fields
            self.isUnterminated = isUnterminated
            self.joinsLines = joinsLines
        }
    }

    public let encoding: Encoding
    public let separator: Character
    /// The records that are not blank, in order; the first is usually the header.
    public let records: [Record]

    public init(encoding: Encoding, separator: Character, records: [Record]) {
        self.encoding = encoding
        self.separator = separator
        self.records = records
    }

    /// The possible separators of a table, likeliest first.
    public static let separators: [Character] = [";", "\t", ",", "|"]

    /// The number of fields in a header with known names.
    public static func knownHeaders(_ fields: [String]) -> Int {
        fields.count { SiteSheetColumn(header: $0) != nil }
    }
}
