package import Foundation

/// Reads and writes ISO 8601 dates; reading is strict.
package enum ISO8601Time {
    /// Reads `2026-03-01T09:30`, optionally with seconds, a fraction and a zone (`Z`, `+02:00`).
    ///
    /// A time without a zone belongs to the time zone of `calendar`. A time that a clock change
    /// repeats means its first occurrence.
    ///
    /// - Returns: `nil` if `text` has another form, or the day or time does not exist.
    package static func date(_ text: String, in calendar: Calendar) -> Date? {
        let form =
            /([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(\.[0-9]{1,9})?)?(Z|[-+].*)?/
        guard let match = text.wholeMatch(of: form)?.output,
            var parts = dayParts(String(match.1))
        else { return nil }
        parts.hour = Int(match.2)
        parts.minute = Int(match.3)
        parts.second = match.4.map { Int($0) ?? 0 } ?? 0

        var calendar = calendar
        if let zone = match.6 {
            guard let zone = offset(String(zone)) else { return nil }
            calendar.timeZone = zone
        }
        guard let date = date(parts, in: calendar) else { return nil }
        return date.addingTimeInterval(match.5.flatMap { Double("0\($0)") } ?? 0)
    }

    /// Writes a date in UTC, with milliseconds unless they are zero.
    ///
    /// Most readers of ISO 8601 accept whole seconds, and several accept nothing else.
    package static func text(_ date: Date) -> String {
        // The style truncates a fraction just below a millisecond. So it formats whole seconds
        // only.
        let total = Int64((date.timeIntervalSince1970 * 1000).rounded())
        let milliseconds = Int((total % 1000 + 1000) % 1000)
        let second = Date(timeIntervalSince1970: Double((total - Int64(milliseconds)) / 1000))
        let text = second.formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
        guard milliseconds > 0 else { return text }
        let digits = String(milliseconds + 1000).dropFirst()
        return "\(text.dropLast()).\(digits)Z"
    }

    private static func dayParts(_ text: String) -> DateComponents? {
        guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output else {
            return nil
        }
        return DateComponents(year: Int(match.1), month: Int(match.2), day: Int(match.3))
    }

    private static func offset(_ text: String) -> TimeZone? {
        if text == "Z" { return .gmt }
        guard let match = text.wholeMatch(of: /([-+])([0-9]{2})(?::?([0-9]{2}))?/)?.output,
            let hours = Int(match.2),
            let minutes = Int(match.3 ?? "0"),
            hours < 24, minutes < 60
        else { return nil }
        let seconds = hours * 3600 + minutes * 60
        return TimeZone(secondsFromGMT: match.1 == "-" ? -seconds : seconds)
    }

    /// The date of `parts`; `nil` for dates that a calendar would adjust.
    ///
    /// Examples are 30 February, 24:61 and the hour that the change to summer time skips.
    private static func date(_ parts: DateComponents, in calendar: Calendar) -> Date? {
        guard let date = calendar.date(from: parts) else { return nil }
        let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
        let found = calendar.dateComponents(units, from: date)
        let isSame =
            found.year == parts.year && found.month == parts.month && found.day == parts.day
            && found.hour == parts.hour && found.minute == parts.minute
            && found.second == parts.second
        return isSame ? date : nil
    }
}
