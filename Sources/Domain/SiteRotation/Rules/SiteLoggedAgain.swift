public import Foundation

/// A change logged so soon after the previous one that it may be a mistake.
public struct SiteLoggedAgain: Hashable, Sendable {
    /// The seconds after a change during which another one needs a confirmation.
    public static let span: TimeInterval = 15 * 60

    /// The entry of the previous change, which is still open.
    public let active: SiteEntry
    /// True if both changes are at one place.
    public let isSamePlace: Bool
    /// True if the previous change is ahead of the clock, so that it was not logged just before.
    public let isAhead: Bool

    /// - Returns: `nil` for a change that needs no question: a later one, one without a worn set,
    ///   or a repetition of a performed operation.
    public init?(_ change: SiteChange, in records: SiteRecords, now: Date) {
        guard let active = records.activeEntry, records.entry(change.id) == nil else { return nil }
        // A change logged before the latest start gets the time of that start.
        let time = change.time ?? max(now, active.startTime)
        guard (0..<Self.span).contains(time.timeIntervalSince(active.startTime)) else { return nil }
        self.active = active
        isSamePlace = active.locationID == change.locationID
        isAhead = active.startTime > now
    }
}
