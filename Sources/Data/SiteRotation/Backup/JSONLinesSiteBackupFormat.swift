import Foundation
import MomentumData
public import MomentumSiteRotationDomain
import MomentumSiteStore

/// Backups as JSON Lines: a header, one line per record, and an end with a checksum of all bytes.
///
/// `Docs/Formats/Backup.md` describes the file.
public struct JSONLinesSiteBackupFormat: SiteBackupFormat {
    private static let name = "momentum-site-rotation"
    /// The version of written files, and the lowest program version that can read them.
    private static let (version, least): (Int64, Int64) = (1, 1)
    private static let newline = UInt8(ascii: "\n")

    public init() {}

    public func write(_ backup: SiteBackup) -> [UInt8] {
        var writer = DumpWriter()
        writer.append(
            .object([
                "format": .text(Self.name), "version": .number(Self.version),
                "least": .number(Self.least), "created": .text(Self.text(of: backup.created)),
            ])
        )
        writer.endLine()
        var count: Int64 = 0
        backup.writes.forEachDump { name, value in
            writer.append(.object([name: value]))
            writer.endLine()
            count += 1
        }
        let check = CRC32C.check(of: writer.bytes[...])
        writer.append(.object(["end": .number(count), "crc32c": .text(Self.digits(check))]))
        writer.endLine()
        return writer.bytes
    }

    public func read(_ bytes: [UInt8]) throws(SiteBackupError) -> SiteBackup {
        let header = try header(of: bytes)
        let (lines, count) = try records(in: bytes, of: header)
        var records = DumpedRecords()
        var (start, number) = (header.end, 1)
        while start < lines.endIndex {
            number += 1
            let end = lines[start...].firstIndex(of: Self.newline) ?? lines.endIndex
            do throws(UnreadableRecord) {
                try Self.add(lines[start..<end], to: &records)
            } catch {
                throw error == .unknownName ? .newer : .damaged(line: number)
            }
            start = end + 1
        }
        // The line after the last record contains the number.
        guard number - 1 == count else { throw .damaged(line: number + 1) }
        return SiteBackup(created: header.created, writes: records.writes)
    }

    /// True for the beginning of a backup, of any version.
    package static func isBackup(_ beginning: [UInt8]) -> Bool {
        do throws(SiteBackupError) {
            _ = try JSONLinesSiteBackupFormat().header(of: beginning)
            return true
        } catch {
            return error == .changed
        }
    }

    private struct Header {
        let created: Date
        /// True if only a newer version of the program can read the file.
        let isNewer: Bool
        /// The position of the first record.
        let end: Int
    }

    private func header(of bytes: [UInt8]) throws(SiteBackupError) -> Header {
        guard let end = bytes.firstIndex(of: Self.newline) else {
            // The first field of the first line, as the writer spells it.
            let beginning = Array(#"{"created":""#.utf8)
            let isPart = bytes.starts(with: beginning.prefix(bytes.count)) && !bytes.isEmpty
            throw isPart ? .cut : .notBackup
        }
        guard case .object(let fields)? = DumpReader.value(in: bytes[..<end]),
            fields["format"] == .text(Self.name),
            case .number(let least)? = fields["least"], case .text(let text)? = fields["created"],
            let created = Date(internetText: text)
        else {
            // As after a conversion of the lines' ends, or the loss of the first line.
            let isNamed = bytes[..<end].contains(Array(#""format":"\#(Self.name)""#.utf8))
            throw isNamed || Self.end(of: bytes) != nil ? .changed : .notBackup
        }
        return Header(created: created, isNewer: least > Self.least, end: end + 1)
    }

    /// The checked part with the header and the records, and the number of records.
    private func records(
        in bytes: [UInt8],
        of header: Header
    ) throws(SiteBackupError) -> (ArraySlice<UInt8>, count: Int64) {
        guard let end = Self.end(of: bytes), end.start >= header.end else {
            throw header.isNewer ? .newer : .cut
        }
        let lines = bytes[..<end.start]
        guard end.check == Self.digits(CRC32C.check(of: lines)) else { throw .changed }
        guard !header.isNewer else { throw .newer }
        return (lines, end.count)
    }

    /// The position and the content of the last line; `nil` if it is not that of a backup.
    private static func end(of bytes: [UInt8]) -> (start: Int, count: Int64, check: String)? {
        guard bytes.last == newline else { return nil }
        let body = bytes.dropLast()
        let start = body.lastIndex(of: newline).map { $0 + 1 } ?? body.startIndex
        guard case .object(let fields)? = DumpReader.value(in: body[start...]),
            case .number(let count)? = fields["end"], case .text(let check)? = fields["crc32c"]
        else { return nil }
        return (start, count, check)
    }

    private static func add(
        _ line: ArraySlice<UInt8>,
        to records: inout DumpedRecords
    ) throws(UnreadableRecord) {
        guard case .object(let fields)? = DumpReader.value(in: line), fields.count == 1,
            let (name, value) = fields.first
        else { throw .malformed }
        try records.add(name, value)
    }

    private static func text(of date: Date) -> String {
        // The style truncates, and a date may be a little less than its milliseconds.
        (date + 0.0005).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// A checksum as eight hexadecimal digits.
    private static func digits(_ check: UInt32) -> String { UInt64(check).digits(8, radix: 16) }
}
