public import Foundation

/// A choice of a history's entries, by place and by time.
public struct SiteHistoryFilter: Hashable, Sendable {
    /// The location of the entries.
    public enum Place: Hashable, Sendable {
        case any
        /// Entries whose location is unknown.
        case unknown
        case location(SiteLocation.ID)
    }

    /// The starts of the entries.
    public enum Range: Hashable, Sendable {
        case allTime
        /// Without an end, from the present time of day that many calendar days ago.
        case lastDays(Int)
        /// Whole local days, both included; the time of day of the dates is ignored.
        case days(from: Date?, to: Date?)
    }

    public var place: Place
    public var range: Range

    public init(place: Place = .any, range: Range = .allTime) {
        self.place = place
        self.range = range
    }

    /// True if it shows every entry.
    public var isEmpty: Bool { self == SiteHistoryFilter() }

    /// The entries that match, latest start first; read from the newest one back, without a copy.
    ///
    /// - Returns: Equal starts in the reverse of the projection's order.
    /// - Complexity: O(*k*) in the number of entries since the beginning of the range.
    public func entries(
        of entries: SiteEntries,
        now: Date,
        calendar: Calendar
    ) -> [SiteEntry] {
        let (start, end) = bounds(now: now, calendar: calendar)
        return entries.reversed().lazy
            .prefix { entry in start.map { entry.startTime >= $0 } ?? true }
            .filter { entry in
                end.map { entry.startTime < $0 } ?? true && matches(entry.locationID)
            }
            .map(\.self)
    }

    private func matches(_ location: SiteLocation.ID?) -> Bool {
        switch place {
        case .any: true
        case .unknown: location == nil
        case .location(let id): location == id
        }
    }

    /// The first moment inside and the first one after the range; `nil` without a limit.
    private func bounds(now: Date, calendar: Calendar) -> (start: Date?, end: Date?) {
        switch range {
        case .allTime:
            return (nil, nil)
        case .lastDays(let count):
            let start = calendar.date(byAdding: .day, value: -count, to: now)
            return (start, nil)
        case .days(let from, let to):
            let start = from.map { calendar.startOfDay(for: $0) }
            let last = to.map { calendar.startOfDay(for: $0) }
            let end = last.flatMap { calendar.date(byAdding: .day, value: 1, to: $0) }
            return (start, end)
        }
    }
}
