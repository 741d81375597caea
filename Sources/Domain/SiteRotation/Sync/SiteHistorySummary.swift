public import Foundation

/// The number of entries of a history, and their span of time.
public struct SiteHistorySummary: Hashable, Sendable {
    public let count: Int
    /// The starts of the first and the last entry, if there are any.
    public let span: ClosedRange<Date>?

    public init(count: Int, span: ClosedRange<Date>?) {
        self.count = count
        self.span = span
    }

    public init(_ records: SiteRecords) {
        let entries = records.entries
        let starts = [entries.first, entries.last, records.ahead.first, records.ahead.last]
            .compactMap { $0?.startTime }
        let span = starts.min().flatMap { first in starts.max().map { first...$0 } }
        self.init(count: records.entryCount, span: span)
    }
}
