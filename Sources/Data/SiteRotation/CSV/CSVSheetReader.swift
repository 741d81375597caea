import MomentumDomain
import MomentumSiteRotationDomain

/// Reads a table of any program: detects its encoding and separator, and reads its records
/// (SR-190).
enum CSVSheetReader {
    /// The number of records to compare in the search for the separator.
    private static let sampleCount = 20
    /// The number of leading bytes in which zeros reveal the encoding.
    private static let sampleSize = 4096

    static func sheet(_ bytes: [UInt8]) throws(SiteImportError) -> SiteSheet {
        guard let (encoding, text) = decode(bytes) else { throw .unreadableFile(.notText) }
        let utf8 = Array(text.utf8)
        let (separator, isNamed) = separator(of: utf8)
        var reader = CSVReader(utf8, separator: separator.asciiValue ?? .comma)
        var record = CSVRecord()
        var records: [SiteSheet.Record] = []
        while reader.read(into: &record) {
            try LongWork.step(record.number, of: nil, .reading, orThrow: SiteImportError.repository)
            if isNamed, record.number == 1 { continue }
            guard record.isUnterminated || !record.fields.allSatisfy(\.isBlank) else { continue }
            records.append(record.sheetRecord)
        }
        return SiteSheet(encoding: encoding, separator: separator, records: records)
    }

    /// The text and its encoding; `nil` if no encoding fits the bytes.
    private static func decode(_ bytes: [UInt8]) -> (SiteSheet.Encoding, String)? {
        switch bytes {
        case _ where bytes.starts(with: [0xEF, 0xBB, 0xBF]):
            return String(validating: bytes.dropFirst(3), as: UTF8.self).map { (.utf8, $0) }
        case _ where bytes.starts(with: [0xFF, 0xFE]):
            return (.utf16LittleEndian, wide(bytes.dropFirst(2), isLittle: true))
        case _ where bytes.starts(with: [0xFE, 0xFF]):
            return (.utf16BigEndian, wide(bytes.dropFirst(2), isLittle: false))
        default: break
        }
        let sample = bytes.prefix(sampleSize)
        let zeros = sample.indices.filter { sample[$0] == 0 }
        if !zeros.isEmpty, zeros.count * 4 >= sample.count {
            let odd = zeros.count { !$0.isMultiple(of: 2) }
            let isLittle = odd * 2 > zeros.count
            return (
                isLittle ? .utf16LittleEndian : .utf16BigEndian,
                wide(bytes[...], isLittle: isLittle)
            )
        }
        if let text = String(validating: bytes, as: UTF8.self) { return (.utf8, text) }
        let undefined: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
        guard !bytes.contains(where: undefined.contains) else { return nil }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let code =
                (0x80...0x9F).contains(byte) ? windows1252[Int(byte - 0x80)] : UInt32(byte)
            if let scalar = Unicode.Scalar(code) { text.append(scalar) }
        }
        return (.windows1252, String(text))
    }

    /// Decodes UTF-16; invalid units become U+FFFD.
    private static func wide(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The scalars of the bytes 80 to 9F (WHATWG Encoding Standard, index windows-1252).
    private static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013,
        0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]

    /// The separator, and true if the first line names it.
    ///
    /// If no line names it: the separator that yields the most known headers, then the most records
    /// of the header's length.
    private static func separator(of bytes: [UInt8]) -> (Character, isNamed: Bool) {
        let start = Array("sep=".utf8)
        if bytes.count > start.count, zip(bytes, start).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 })
        {
            let named = Character(Unicode.Scalar(bytes[start.count]))
            let next = bytes.count > start.count + 1 ? bytes[start.count + 1] : .lineFeed
            if SiteSheet.separators.contains(named), next == .lineFeed || next == .carriageReturn {
                return (named, true)
            }
        }
        let ratings = SiteSheet.separators.map { separator -> (Character, known: Int, alike: Int) in
            var reader = CSVReader(bytes, separator: separator.asciiValue ?? .comma)
            var record = CSVRecord()
            var records: [SiteSheet.Record] = []
            while records.count < sampleCount, reader.read(into: &record) {
                guard !record.fields.allSatisfy(\.isBlank) else { continue }
                records.append(record.sheetRecord)
            }
            let first = records.first?.fields ?? []
            let alike = first.count < 2 ? 0 : records.count { $0.fields.count == first.count }
            return (separator, SiteSheet.knownHeaders(first), alike)
        }
        let best = ratings.map { ($0.known, $0.alike) }.max { $0 < $1 } ?? (0, 0)
        let chosen = ratings.first { ($0.known, $0.alike) == best }
        return (chosen?.0 ?? ",", false)
    }
}

extension CSVRecord {
    fileprivate var sheetRecord: SiteSheet.Record {
        SiteSheet.Record(
            number: number,
            fields: fields.map(\.text),
            isUnterminated: isUnterminated,
            joinsLines: joinsLines
        )
    }
}
