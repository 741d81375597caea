public import Foundation
import MomentumDomain

/// A day of the Gregorian calendar without a time zone, such as `2026-03-05`.
public struct SiteDay: Hashable, Sendable, Codable, Comparable, LosslessStringConvertible {
    private let year: Int
    private let month: Int
    private let day: Int

    /// The day of a moment in a time zone.
    public init(_ date: Date, in zone: TimeZone) {
        let parts = Self.calendar(zone).dateComponents([.year, .month, .day], from: date)
        (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    /// Reads `2026-03-05`; `nil` for another format or an invalid day.
    public init?(_ text: String) {
        guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output,
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Creates a day; `nil` if no day has these numbers.
    init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
            let date = Self.calendar(.gmt).date(
                from: DateComponents(year: year, month: month, day: day)
            )
        else { return nil }
        self.init(date, in: .gmt)
        guard (self.year, self.month, self.day) == (year, month, day) else { return nil }
    }

    public var description: String {
        String(format: "%04d-%02d-%02d", year, month, day)
    }

    /// The first moment of the day.
    public func start(in zone: TimeZone) -> Date {
        let calendar = Self.calendar(zone)
        // Noon exists on every day; midnight may not.
        let noon = DateComponents(year: year, month: month, day: day, hour: 12)
        return calendar.date(from: noon).map(calendar.startOfDay) ?? .distantPast
    }

    /// The first moment after the day.
    public func end(in zone: TimeZone) -> Date {
        adding(1).start(in: zone)
    }

    /// The day that is `days` days later, or earlier if negative.
    public func adding(_ days: Int) -> SiteDay {
        let noon = start(in: .gmt) + 43_200
        return SiteDay(noon + Double(days) * 86_400, in: .gmt)
    }

    public static func < (left: SiteDay, right: SiteDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
