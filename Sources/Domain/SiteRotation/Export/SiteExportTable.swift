public import Foundation
import MomentumDomain

/// The entries of a history in the format and order of an exported file.
public struct SiteExportTable: Hashable, Sendable {
    /// The short names that rows refer to by position; the name of an unknown location is empty.
    public let locationNames: [String]
    public let rows: [Row]

    /// Creates the table of the entries that `request` selects, in the order of the file.
    ///
    /// Times are truncated to whole seconds before the comparison, because a file stores no more.
    /// So an imported file is exported in the same order.
    ///
    /// - Complexity: O(*n*) in the number of entries, which are nearly in order.
    public init(
        _ records: SiteRecords,
        _ request: SiteExportRequest = SiteExportRequest(),
        in zone: TimeZone = .gmt
    ) {
        var positions: [SiteLocation.ID: Int] = [:]
        var names: [String] = []
        var rows: [Row] = []
        rows.reserveCapacity(records.entryCount)
        func append(_ entry: SiteEntry) {
            guard request.includes(entry.startTime, in: zone) else { return }
            let location = records.location(entry.locationID).map { location in
                if let known = positions[location.id] { return known }
                positions[location.id] = names.count
                names.append(location.shortName)
                return names.count - 1
            }
            let offset = request.offsetMinutes(at: entry.startTime.wholeSeconds, in: zone)
            rows.append(Row(entry, location: location, offsetMinutes: offset))
        }
        for entry in records.entries { append(entry) }
        for entry in records.ahead { append(entry) }
        if zip(rows, rows.dropFirst()).contains(where: { $1.precedes($0, names: names) }) {
            rows.sort { $0.precedes($1, names: names) }
        }
        locationNames = names
        self.rows = rows
    }
}

extension SiteExportTable {
    /// An entry in the form of an exported file.
    public struct Row: Hashable, Sendable {
        /// The start in whole seconds since 1970, without fractions.
        public let start: Int64
        /// The whole seconds from ``start`` to the end; `nil` while the set is worn.
        public let wornSeconds: Int64?
        /// The position of the name in ``SiteExportTable/locationNames``; `nil` without a location.
        public let location: Int?
        public let note: String?
        /// The offset of the written time from UTC in minutes; `nil` for UTC itself.
        public let offsetMinutes: Int?

        init(_ entry: SiteEntry, location: Int?, offsetMinutes: Int?) {
            let start = entry.startTime.wholeSeconds
            self.start = start
            wornSeconds = entry.endTime.map { max($0.wholeSeconds - start, 0) }
            self.location = location
            note = entry.note
            self.offsetMinutes = offsetMinutes
        }

        /// True if the row precedes `other`: by start, completed before open, end, name, note.
        ///
        /// Texts are compared byte by byte, so that the order is independent of the language.
        func precedes(_ other: Row, names: [String]) -> Bool {
            if start != other.start { return start < other.start }
            if wornSeconds != other.wornSeconds {
                return (wornSeconds ?? .max) < (other.wornSeconds ?? .max)
            }
            if location != other.location {
                let (name, otherName) = (
                    location.map { names[$0] } ?? "", other.location.map { names[$0] } ?? ""
                )
                if name != otherName { return name.utf8.lexicographicallyPrecedes(otherName.utf8) }
            }
            return (note ?? "").utf8.lexicographicallyPrecedes((other.note ?? "").utf8)
        }
    }
}
