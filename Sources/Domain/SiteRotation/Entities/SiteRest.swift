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

    /// The rest of a place that covers a time and ends last, with the end of those that follow it
    /// without a break.
    static func covering(_ moment: Date, among rests: [SiteRest]) -> SiteRest? {
        let current = rests.filter { $0.covers(moment) }
            .max { $0.until ?? .distantFuture < $1.until ?? .distantFuture }
        guard let current else { return nil }
        let until = rests.sorted { $0.from < $1.from }.reduce(current.until) { end, next in
            guard let until = end, next.from <= until else { return end }
            return next.until.map { max($0, until) }
        }
        return until == current.until ? current : current.lasting(until: until)
    }

    private func lasting(until: Date?) -> SiteRest {
        SiteRest(
            id: id,
            locationID: locationID,
            from: from,
            until: until,
            reason: reason,
            note: note
        )
    }
}
