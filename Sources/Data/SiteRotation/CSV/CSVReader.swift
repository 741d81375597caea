import MomentumSiteRotationDomain

/// Splits a file into records and fields by RFC 4180, section 2, with the details of SR-99.
///
/// It works on bytes. In UTF-8 no part of another character equals a comma, a quotation mark or a
/// line end. `\r\n` is two bytes, although it is one `Character`.
///
/// - Complexity: O(*n*) in the number of bytes, for a complete file.
struct CSVReader {
    private let bytes: [UInt8]
    private let separator: UInt8
    private var position: Int
    private var number = 0

    /// Creates a reader for a complete file; skips a byte order mark (SR-98).
    init(_ bytes: [UInt8], separator: UInt8 = .comma) {
        self.bytes = bytes
        self.separator = separator
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The number of records if they are as long as those of an export without notes.
    var likelyCount: Int { bytes.count / 40 }

    /// Reads the next record into `record`, whose storage is reused; returns false at the end.
    mutating func read(into record: inout CSVRecord) -> Bool {
        guard position < bytes.count else { return false }
        let start = position
        number += 1
        record.number = number
        record.fields.removeAll(keepingCapacity: true)
        record.isUnterminated = false
        record.joinsLines = false
        repeat {
            if position < bytes.count, bytes[position] == .quotationMark {
                readQuotedField(into: &record)
            } else {
                let start = position
                position = endOfPlainText(from: position)
                record.fields.append(bytes[start..<position])
            }
        } while skip(separator)
        record.source = bytes[start..<position]
        if skip(.carriageReturn) {
            _ = skip(.lineFeed)
        } else {
            _ = skip(.lineFeed)
        }
        return true
    }

    private mutating func readQuotedField(into record: inout CSVRecord) {
        position += 1
        var start = position
        /// The field before `start`, unless it is a contiguous run of bytes in the file.
        var copy: [UInt8] = []
        while true {
            guard let mark = bytes[position...].firstIndex(of: .quotationMark) else {
                position = bytes.count
                record.isUnterminated = true
                break
            }
            position = mark + 1
            guard position < bytes.count, bytes[position] == .quotationMark else {
                if copy.isEmpty, endOfPlainText(from: position) == position {
                    record.fields.append(bytes[start..<mark])
                    return
                }
                copy.append(contentsOf: bytes[start..<mark])
                start = position
                position = endOfPlainText(from: position)
                let hasLineEnd = copy.contains { $0 == .lineFeed || $0 == .carriageReturn }
                if hasLineEnd, !bytes[start..<position].isBlank { record.joinsLines = true }
                break
            }
            // A doubled quotation mark stands for one; the first is kept.
            copy.append(contentsOf: bytes[start..<position])
            position += 1
            start = position
        }
        copy.append(contentsOf: bytes[start..<position])
        record.fields.append(copy[...])
    }

    /// The position of the next separator or line end.
    private func endOfPlainText(from start: Int) -> Int {
        let span = bytes.span
        var position = start
        while position < span.count {
            let byte = span[position]
            if byte == separator || byte == .lineFeed || byte == .carriageReturn { break }
            position += 1
        }
        return position
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }
}

/// A record of a CSV file; its fields share the bytes of the file if possible.
struct CSVRecord {
    /// The number of the record in its file, from 1 (SR-101).
    var number = 0
    /// The contents of the fields, without the quotation marks around them.
    var fields: [ArraySlice<UInt8>] = []
    /// True if the file ends inside quotation marks, which is possible only in the last record
    /// (SR-102).
    var isUnterminated = false
    /// True if a quotation mark closes within the text, in a later line than it opens.
    var joinsLines = false
    /// The bytes of the record in the file, without its line end.
    var source: ArraySlice<UInt8> = []

    /// True if the record is a blank line (SR-101), as opposed to a lone quotation mark.
    var isBlank: Bool { !isUnterminated && fields.count == 1 && fields[0].isBlank }

    /// True if the first fields are `columns`, ignoring case and spacing, and the others blank
    /// (SR-100).
    func isHeader(_ columns: [StaticString]) -> Bool {
        guard !isUnterminated, fields.count >= columns.count else { return false }
        return zip(fields, columns).allSatisfy { $0.trimmed.equalsIgnoringCase($1) }
            && fields.dropFirst(columns.count).allSatisfy(\.isBlank)
    }
}

extension CSVRecord {
    /// The reason why the columns of a row are unclear; `nil` if they are clear (SR-102).
    func skipForColumns(_ count: Int) -> SiteImportReport.Skip? {
        if isUnterminated {
            return skip(.unterminatedQuote, source)
        }
        if fields.count < count {
            return skip(.tooFewColumns, source)
        }
        if let further = fields.dropFirst(count).first(where: { !$0.isBlank }) {
            return skip(.tooManyColumns, further)
        }
        return nil
    }

    /// The remark on a row that may be several; `nil` if there is none.
    var repair: SiteImportReport.Repair? {
        joinsLines ? SiteImportReport.Repair(row: number, kind: .joinedLines) : nil
    }

    func skip(
        _ kind: SiteImportReport.Skip.Kind,
        _ text: ArraySlice<UInt8>
    ) -> SiteImportReport.Skip {
        SiteImportReport.Skip(row: number, kind: kind, text: text.text)
    }
}
