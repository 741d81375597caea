package import Foundation

/// Counts calendar days, so that a change to or from summer time never counts as a fraction.
package enum DayCount {
    /// The calendar days between two dates in the calendar's time zone; never negative.
    package static func days(from start: Date, to end: Date, in calendar: Calendar) -> Int {
        // The hours between two starts of day would not do: a day may begin at one in the morning.
        func day(of date: Date) -> Double {
            let offset = Double(calendar.timeZone.secondsFromGMT(for: date))
            return ((date.timeIntervalSince1970 + offset) / 86_400).rounded(.down)
        }
        return max(Int(day(of: end) - day(of: start)), 0)
    }
}
