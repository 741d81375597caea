import MomentumDomain
public import Foundation

/// The details of entries for which the history file has no columns.
public struct SiteExportDetails: Hashable, Sendable {
    /// The details of an entry; every entry has a row, so that both files can be joined.
    public struct Row: Hashable, Sendable {
        /// The start in whole seconds since 1970, without fractions.
        public let start: Int64
        /// The offset of the written time from UTC in minutes; `nil` for UTC itself.
        public let offsetMinutes: Int?
        /// The short name; empty without a known location.
        public let location: String
        /// The name of the reason in storage, such as `fellOff`; `nil` without one.
        public let reason: String?
        /// The names of the findings in storage, in order.
        public let findings: [String]
        /// The name of the profile; empty without one.
        public let profile: String
        /// The planned wear time in minutes; `nil` uses the settings.
        public let targetMinutes: Int?
    }

    /// The rows, earliest start first, then by location, byte by byte.
    public let rows: [Row]

    /// Creates the details of the entries that `request` selects.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries.
    public init(
        _ records: SiteRecords,
        _ request: SiteExportRequest = SiteExportRequest(.details),
        in zone: TimeZone = .gmt
    ) {
        var rows: [Row] = []
        func append(_ entry: SiteEntry) {
            guard request.includes(entry.startTime, in: zone) else { return }
            let start = entry.startTime.wholeSeconds
            rows.append(
                Row(
                    start: start,
                    offsetMinutes: request.offsetMinutes(at: start, in: zone),
                    location: records.location(entry.locationID)?.shortName ?? "",
                    reason: entry.reason?.rawValue,
                    findings: entry.findings.map(\.rawValue).sorted(),
                    profile: records.profile(entry.profileID)?.name ?? "",
                    targetMinutes: entry.targetMinutes
                )
            )
        }
        for entry in records.entries { append(entry) }
        for entry in records.ahead { append(entry) }
        self.rows = rows.sorted { left, right in
            left.start == right.start
                ? left.location.utf8.lexicographicallyPrecedes(right.location.utf8)
                : left.start < right.start
        }
    }
}
