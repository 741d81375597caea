/// A record of a CSV file.
///
/// Its fields share the bytes of the file where they can.
struct CSVRecord {
    /// The number of the record in its file, from 1 (SR-101).
    var number = 0
    /// The contents of the fields, without the quotation marks around them.
    var fields: [ArraySlice<UInt8>] = []
    /// Whether the file ends inside quotation marks, which only its last record can do (SR-102).
    var isUnterminated = false
    /// The record as it stands in the file, without its line end.
    var source: ArraySlice<UInt8> = []

    /// Whether the record is a blank line (SR-101), and not a quotation mark that nothing follows.
    var isBlank: Bool { !isUnterminated && fields.count == 1 && fields[0].isBlank }

    /// Whether the first fields are `columns`, ignoring case and white space around them, and the
    /// further ones are blank (SR-100).
    func isHeader(_ columns: [StaticString]) -> Bool {
        guard !isUnterminated, fields.count >= columns.count else { return false }
        return zip(fields, columns).allSatisfy { $0.trimmed.equalsIgnoringCase($1) }
            && fields.dropFirst(columns.count).allSatisfy(\.isBlank)
    }
}
