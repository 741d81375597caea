public import Foundation

/// How many entries a history has, and from when to when.
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
        let span = entries.first.flatMap { first in
            entries.last.map { last in first.startTime...max(first.startTime, last.startTime) }
        }
        self.init(count: entries.count, span: span)
    }
}
