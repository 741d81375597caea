public import Foundation
import MomentumDomain

/// A period of a minute or more that two entries share.
public struct SiteOverlap: Hashable, Sendable {
    /// The entry that starts first.
    public let first: SiteEntry
    public let second: SiteEntry
    public let from: Date
    public let to: Date

    public init(first: SiteEntry, second: SiteEntry, from: Date, to: Date) {
        self.first = first
        self.second = second
        self.from = from
        self.to = to
    }

    /// The overlap of two entries; an open entry lasts until `now`.
    ///
    /// `nil` if there is none.
    init?(_ left: SiteEntry, _ right: SiteEntry, at now: Date) {
        let isInOrder = (left.startTime, left.id) < (right.startTime, right.id)
        let (first, second) = isInOrder ? (left, right) : (right, left)
        let from = second.startTime
        let to = min(first.endTime ?? now, second.endTime ?? now)
        guard to.milliseconds - from.milliseconds >= SiteGap.shortest else { return nil }
        self.init(first: first, second: second, from: from, to: to)
    }

    public var hours: Double { to.timeIntervalSince(from) / 3600 }
}

/// A period of a minute or more between the first and the last start that no entry covers.
public struct SiteGap: Hashable, Sendable {
    /// The shortest gap in milliseconds; people round off shorter periods.
    static let shortest: Int64 = 60_000

    public let from: Date
    public let to: Date

    public init(from: Date, to: Date) {
        self.from = from
        self.to = to
    }

    public var hours: Double { to.timeIntervalSince(from) / 3600 }
}
