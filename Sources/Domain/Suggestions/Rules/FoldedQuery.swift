/// A text as names and queries are compared: the typed one, or a name in an adapter of a host.
public struct FoldedQuery: Hashable, Sendable {
    /// The shortest searchable text, in characters (SG-2).
    private static let minimumLength = 2
    /// The number of characters after which a query is truncated.
    public static let maximumLength = 256
    /// The maximum number of bytes read, because a character can have any number of marks.
    private static let maximumBytes = 64 * maximumLength

    /// The folded words separated by single spaces, in UTF-8; never empty.
    public let bytes: [UInt8]
    /// True if the text ended in white space, so that its last word must match completely.
    public let isLastWordComplete: Bool
    /// The alternative forms of the query, its folded words first.
    package let forms: [QueryForm]

    /// Creates a query; `nil` for fewer than two trimmed characters, or only punctuation.
    public init?(_ text: String) {
        guard let counted = Self.countedText(of: text) else { return nil }
        self.init(counted: counted)
    }

    /// Creates a query of a text as ``countedText(of:)`` returns it; `nil` for punctuation alone.
    init?(counted: String) {
        let bytes = TextFolding.fold(counted)
        guard !bytes.isEmpty else { return nil }
        self.bytes = bytes
        isLastWordComplete = counted.last?.isWhitespace == true
        forms = QueryForms.all(of: counted, folded: bytes, isLastWordComplete: isLastWordComplete)
    }

    /// The words of the query, in order.
    public var words: [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: " "))
    }

    /// The relevant part of a text: without leading white space, with one space for any at the end,
    /// at most 256 characters.
    ///
    /// `nil` if that is too short to search for.
    public static func countedText(of text: String) -> String? {
        let utf8 = text.utf8
        if utf8.count <= maximumLength, utf8.allSatisfy({ $0 < 0x80 }) {
            return countedASCII(Array(utf8))
        }
        guard let start = text.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace })
        else { return nil }
        let bound =
            text.utf8.index(start, offsetBy: maximumBytes, limitedBy: text.endIndex)
            ?? text.endIndex
        let bounded = text[start..<bound]
        let counted = bounded.prefix(maximumLength)
        let trimmedEnd =
            counted.unicodeScalars.lastIndex { !$0.properties.isWhitespace }
            .map { counted.unicodeScalars.index(after: $0) } ?? counted.startIndex
        let trimmed = counted[..<trimmedEnd]
        guard trimmed.prefix(minimumLength).count == minimumLength else { return nil }
        return String(trimmed) + (trimmedEnd < counted.endIndex ? " " : "")
    }

    /// The relevant part of a short ASCII text, in which each byte is a character.
    private static func countedASCII(_ text: [UInt8]) -> String? {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
        guard let start = text.firstIndex(where: { !isSpace($0) }),
            let end = text.lastIndex(where: { !isSpace($0) }),
            end - start + 1 >= minimumLength
        else { return nil }
        let trimmed = String(decoding: text[start...end], as: UTF8.self)
        return end < text.count - 1 ? trimmed + " " : trimmed
    }
}
