import Foundation

/// A time of day on a clock that may skip or repeat it.
struct LocalMoment {
    /// A time of day as typed: `9:05`, `09:15:30`.
    struct Clock {
        let hour: Int
        let minute: Int
        let second: Int
        let hasSeconds: Bool
        let text: String

        init?(_ text: Substring) {
            guard
                let match = text.wholeMatch(of: /([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?/)?.output,
                let hour = Int(match.1), let minute = Int(match.2)
            else { return nil }
            self.hour = hour
            self.minute = minute
            second = match.3.flatMap { Int($0) } ?? 0
            hasSeconds = match.3 != nil
            self.text = String(text)
        }

        /// True if the time has not been reached on the day of `now`.
        func isLater(than now: Date, in calendar: Calendar) -> Bool {
            let parts = calendar.dateComponents([.hour, .minute, .second], from: now)
            return (hour, minute, second) > (parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
        }
    }

    let date: Date
    let remark: ClockChange?

    /// Finds the time on the day of `day`.
    ///
    /// - Throws: ``TypedTime/Problem`` for a time that the clocks skip on that day.
    init(_ clock: Clock, on day: Date, in calendar: Calendar) throws(TypedTime.Problem) {
        guard clock.hour < 24, clock.minute < 60, clock.second < 60 else { throw .noSuchTime }
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
        guard let date = calendar.date(from: parts) else { throw .noSuchTime }
        let found = calendar.dateComponents([.hour, .minute, .second], from: date)
        guard (found.hour, found.minute, found.second) == (clock.hour, clock.minute, clock.second)
        else { throw .skipped(Self.gap(clock, at: date, in: calendar)) }
        let first = Self.first(of: date, in: calendar.timeZone)
        self.date = first ?? date
        remark = first.map { first in
            let offset = Self.offset(calendar.timeZone.secondsFromGMT(for: first))
            let effect = ClockChange.Effect.repeated(offset: offset)
            return ClockChange(clock.text, on: first, in: calendar.timeZone, effect)
        }
    }

    /// The first of the two instants at which the clocks show the time of `date`; `nil` if there is
    /// only one.
    private static func first(of date: Date, in zone: TimeZone) -> Date? {
        // Clocks are set back by at most three hours.
        let span: TimeInterval = 3 * 3600
        for earliest in [date, date - span] {
            let (before, after) = (
                zone.secondsFromGMT(for: earliest), zone.secondsFromGMT(for: earliest + span)
            )
            guard before > after else { continue }
            let first = earliest == date ? date : date - TimeInterval(before - after)
            let second = first + TimeInterval(before - after)
            if zone.secondsFromGMT(for: first) == before, zone.secondsFromGMT(for: second) == after
            {
                return first
            }
        }
        return nil
    }

    /// The change that skips a time near `date`.
    private static func gap(_ clock: Clock, at date: Date, in calendar: Calendar) -> ClockChange {
        let zone = calendar.timeZone
        var (low, high) = (date - 12 * 3600, date + 12 * 3600)
        let before = zone.secondsFromGMT(for: low)
        while high.timeIntervalSince(low) > 1 {
            let middle = low + (high.timeIntervalSince(low) / 2).rounded(.down)
            if zone.secondsFromGMT(for: middle) == before { low = middle } else { high = middle }
        }
        let change = Int(high.timeIntervalSince1970.rounded(.down))
        let after = zone.secondsFromGMT(for: high)
        let effect = ClockChange.Effect.skipped(from: change + before, to: change + after)
        return ClockChange(clock.text, on: high, in: zone, effect)
    }

    /// The text of an offset from GMT, such as `+02:00`.
    private static func offset(_ seconds: Int) -> String {
        let digits = [abs(seconds) / 3600, abs(seconds) % 3600 / 60].map {
            $0 < 10 ? "0\($0)" : "\($0)"
        }
        return (seconds < 0 ? "-" : "+") + digits.joined(separator: ":")
    }
}
