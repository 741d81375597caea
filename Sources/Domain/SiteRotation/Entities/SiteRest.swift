public import Foundation
import MomentumDomain

/// A time during which a place is left free.
public struct SiteRest: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let locationID: SiteLocation.ID
    public let from: Date
    /// The moment from which the place can be used again; `nil` until further notice.
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

    /// True if the place is left free at a moment; the end itself is free to use.
    public func covers(_ moment: Date) -> Bool { from <= moment && !isOver(at: moment) }

    /// True if the rest has ended by a moment.
    public func isOver(at moment: Date) -> Bool { until.map { $0 <= moment } ?? false }

    /// True if it keeps a place free longer than another rest.
    static func endsLater(_ left: SiteRest, _ right: SiteRest) -> Bool {
        left.until ?? .distantFuture > right.until ?? .distantFuture
    }
}
