public import Foundation
import MomentumDomain

/// The number of uses of a location, and the latest use.
public struct SiteUse: Hashable, Sendable {
    /// The number of entries, including the open one.
    public private(set) var count = 0
    private(set) var lastStart: Int64?
    /// The latest end that was set by hand or by a file; only such an end can be after a later
    /// start.
    private(set) var lastFixedEnd: Int64?

    /// The latest start of any entry, open or completed.
    public var lastUse: Date? { lastStart.map(Date.init(milliseconds:)) }

    mutating func add(from start: Int64, to end: Int64?) {
        count += 1
        lastStart = max(lastStart ?? start, start)
        guard let end else { return }
        lastFixedEnd = max(lastFixedEnd ?? end, end)
    }

    mutating func remove(newLastStart: Int64?, newLastFixedEnd: Int64?) {
        count -= 1
        lastStart = newLastStart
        lastFixedEnd = newLastFixedEnd
    }
}
