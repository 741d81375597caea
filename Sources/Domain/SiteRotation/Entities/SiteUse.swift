public import Foundation
import MomentumDomain

/// How often a location was used, and when last.
public struct SiteUse: Hashable, Sendable {
    /// The number of entries, the open one included.
    public private(set) var count = 0
    private(set) var lastStart: Int64?

    /// The latest start of any entry, open or completed.
    public var lastUse: Date? { lastStart.map(Date.init(milliseconds:)) }

    mutating func add(_ start: Int64) {
        count += 1
        lastStart = max(lastStart ?? start, start)
    }

    mutating func remove(newLast: Int64?) {
        count -= 1
        lastStart = newLast
    }
}
