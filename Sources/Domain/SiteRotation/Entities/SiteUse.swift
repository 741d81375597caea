public import Foundation
import MomentumDomain

/// The number of uses of a location, and the latest.
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
