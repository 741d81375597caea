public import Foundation

/// A day as people type it: `today`, `yesterday`, `-7d`, `mon`, `2026-03-05`.
///
/// A weekday means the latest one, which can be today. Case and extra blanks are ignored.
public struct TypedDay: Hashable, Sendable {
    /// The reason that a text is no day.
    public enum Problem: Error, Hashable, Sendable {
        /// The text matches none of the forms.
        case otherForm
        /// The calendar has no such day, for example 30 February.
        case noSuchDay
    }

    /// The forms, for a message about a text that matches none of them.
    public static let forms = "today, yesterday, -7d, mon or 2026-03-05"
    /// The forms of a future day.
    public static let formsAhead = "tomorrow, +7d, +2w or 2026-12-24"

    /// The first moment of the day.
    public let date: Date

    /// Reads `text`, relative to `now` in the calendar's time zone.
    public init(_ text: String, now: Date, calendar: Calendar) throws(Problem) {
        let text = text.typedWords.joined(separator: " ")
        if let match = text.wholeMatch(of: /-([0-9]{1,5})d/)?.output {
            date = Self.day(Int(match.1) ?? 0, before: now, in: calendar)
        } else if let match = text.wholeMatch(of: /\+([0-9]{1,4})([dw])/)?.output {
            let days = (Int(match.1) ?? 0) * (match.2 == "w" ? 7 : 1)
            date = Self.day(-days, before: now, in: calendar)
        } else if let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output {
            var parts = DateComponents()
            (parts.year, parts.month, parts.day) = (Int(match.1), Int(match.2), Int(match.3))
            guard let date = calendar.date(from: parts) else { throw .noSuchDay }
            let found = calendar.dateComponents([.year, .month, .day], from: date)
            let isSame =
                found.year == parts.year && found.month == parts.month && found.day == parts.day
            guard isSame else { throw .noSuchDay }
            self.date = date
        } else if let back = Self.daysBack(to: text, from: now, calendar: calendar) {
            date = Self.day(back, before: now, in: calendar)
        } else {
            throw .otherForm
        }
    }

    /// The number of days since the day for a word; `nil` for another word.
    static func daysBack(to word: some StringProtocol, from now: Date, calendar: Calendar) -> Int? {
        switch word {
        case "today": return 0
        case "yesterday": return 1
        case "tomorrow": return -1
        default:
            let word = String(word)
            guard word.count > 2, let weekday = weekdays.firstIndex(where: { $0.hasPrefix(word) })
            else { return nil }
            return (calendar.component(.weekday, from: now) - 1 - weekday + 7) % 7
        }
    }

    /// The start of the day that is `count` days before the day of `now`.
    static func day(_ count: Int, before now: Date, in calendar: Calendar) -> Date {
        // Whole days from noon cannot miss a day that begins late.
        let noon = calendar.startOfDay(for: now).addingTimeInterval(12 * 3600)
        let day = calendar.date(byAdding: .day, value: -count, to: noon) ?? noon
        return calendar.startOfDay(for: day)
    }

    private static let weekdays = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ]
}
