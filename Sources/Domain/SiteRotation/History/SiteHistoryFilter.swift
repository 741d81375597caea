public import Foundation

/// A choice of a history's entries, by place and time.
public struct SiteHistoryFilter: Hashable, Sendable {
    /// The location of the entries.
    public enum Place: Hashable, Sendable {
        case any
        /// The entries with an unknown location.
        case unknown
        case location(SiteLocation.ID)
        /// Any of some locations, such as those that a typed word fits.
        case locations(Set<SiteLocation.ID>)
    }

    /// The starts of the entries.
    public enum Range: Hashable, Sendable {
        case allTime
        /// Begins this many calendar days ago, at the current time of day, and has no end.
        case lastDays(Int)
        /// Whole local days, both included; ignores the time of day of the dates.
        case days(from: Date?, to: Date?)
    }

    public var place: Place
    public var range: Range

    public init(place: Place = .any, range: Range = .allTime) {
        self.place = place
        self.range = range
    }

    /// True if the filter selects every entry.
    public var isEmpty: Bool { self == SiteHistoryFilter() }

    /// The start of the range and the end after it; `nil` without a limit.
    func bounds(now: Date, calendar: Calendar) -> (start: Date?, end: Date?) {
        switch range {
        case .allTime:
            return (nil, nil)
        case .lastDays(let count):
            let start = calendar.date(byAdding: .day, value: -count, to: now)
            return (start, nil)
        case .days(let from, let to):
            let start = from.map { calendar.startOfDay(for: $0) }
            let end = to.flatMap { last in
                calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: last))
            }
            // A day without midnight begins after its nominal start.
            return (start, end.map { calendar.startOfDay(for: $0) })
        }
    }
}
