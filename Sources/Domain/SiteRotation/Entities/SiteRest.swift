public import Foundation
import MomentumDomain

/// A time during which a place is left free.
public struct SiteRest: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let locationID: SiteLocation.ID
    public let from: Date
    /// The time from which the place can be used again; `nil` if the rest is open-ended.
    public let until: Date?
    public let reason: RestReason?
    public let note: String?

    public init(
        id: UUID,
        locationID: SiteLocation.ID,
        from: Date,
        until: Date? = nil,
        reason: RestReason? = nil,
        note: String? = nil
    ) {
        self.id = id
        self.locationID = locationID
        self.from = from.cutToMilliseconds()
        self.until = until?.cutToMilliseconds()
        self.reason = reason
        self.note = note?.nilIfBlank
    }

    /// True if the rest covers a time; its end no longer counts.
    public func covers(_ moment: Date) -> Bool { from <= moment && !isOver(at: moment) }

    /// True if the rest has ended at `moment`.
    public func isOver(at moment: Date) -> Bool { until.map { $0 <= moment } ?? false }

    /// True if the left rest ends later than the right one.
    static func endsLater(_ left: SiteRest, _ right: SiteRest) -> Bool {
        left.until ?? .distantFuture > right.until ?? .distantFuture
    }
}
