package import Foundation

/// Counts calendar days, so that a change to or from summer time never counts as a fraction.
package enum DayCount {
    /// The calendar days between two dates in the calendar's time zone; never negative.
    package static func days(from start: Date, to end: Date, in calendar: Calendar) -> Int {
        let days = calendar.dateComponents(
            [.day],
            from: calendar.startOfDay(for: start),
            to: calendar.startOfDay(for: end)
        )
        return max(days.day ?? 0, 0)
    }
}
