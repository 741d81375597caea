public import Foundation

/// The number of entries in a history, including sensors, and their time span.
public struct SiteHistorySummary: Hashable, Sendable {
    public let count: Int
    /// The starts of the first and last entry, if there are any.
    public let span: ClosedRange<Date>?

    public init(count: Int, span: ClosedRange<Date>?) {
        self.count = count
        self.span = span
    }

    public init(_ records: SiteRecords) {
        let logs = WornDevice.allCases.map(records.of)
        let starts = logs.flatMap { log in
            [log.entries.first, log.entries.last, log.ahead.first, log.ahead.last]
                .compactMap { $0?.startTime }
        }
        let span = starts.min().flatMap { first in starts.max().map { first...$0 } }
        self.init(count: logs.reduce(0) { $0 + $1.entryCount }, span: span)
    }
}
