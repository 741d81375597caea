public import Foundation
import MomentumDomain

/// The rest of a location, which begins when its last set is removed.
public enum PlaceRest: Hashable, Sendable {
    case neverUsed
    /// A set is currently worn there.
    case inUse
    /// No set is worn there since the latest end of any entry of the location.
    case since(Date)

    /// The whole calendar days of rest, never negative; `nil` if never used or in use.
    public func days(at now: Date, in calendar: Calendar) -> Int? {
        guard case .since(let removal) = self else { return nil }
        return DayCount.days(from: removal, to: now, in: calendar)
    }

    /// The time of the removal, at most `now`; `nil` if never used or in use.
    public func removal(at now: Date) -> Date? {
        guard case .since(let removal) = self else { return nil }
        return min(removal, now)
    }
}
