public import Foundation

/// A time as people type it: `now`, `-2h`, `14:00`, `2:00 pm`, `yesterday 21:00`, `mon 21:00`,
/// `2026-03-05 09:15`, `2026-03-05T09:15:30+01:00`.
///
/// A time without a zone is local in the calendar's time zone. A weekday means the latest one that
/// is not after now. Case and extra blanks are ignored.
public struct TypedTime: Hashable, Sendable {
    /// The reason that a text is no time.
    public enum Problem: Error, Hashable, Sendable {
        /// The text matches none of the forms.
        case otherForm
        /// The day, hour or minute does not exist.
        case noSuchTime
        /// The clocks skip this time.
        case skipped(ClockChange)
    }

    /// The forms, for a message about a text that matches none of them.
    public static let forms = """
        now, -2h, -90m, 14:00, 2:00 pm, yesterday 21:00, mon 21:00, 2026-03-05 09:15 \
        or 2026-03-05T09:15:00Z
        """

    public let date: Date
    /// The text for the same time yesterday, if the typed time is later today; otherwise `nil`.
    ///
    /// A screen proposes it if only past times make sense.
    public let earlier: String?
    /// The remark that the clocks show this time twice, and that the first occurrence was used;
    /// otherwise `nil`.
    public let remark: ClockChange?

    /// Reads `text`, relative to `now`.
    public init(_ text: String, now: Date, calendar: Calendar) throws(Problem) {
        let words = Self.on24Hours(text.typedWords)
        if words == ["now"] {
            self.init(date: now)
        } else if words.count == 1, let seconds = Self.seconds(back: words[0]) {
            self.init(date: now.addingTimeInterval(-seconds))
        } else if let written = Written(words.joined(separator: "t")) {
            var calendar = calendar
            if let zone = written.zone { calendar.timeZone = zone }
            let day: TypedDay
            do throws(TypedDay.Problem) {
                day = try TypedDay(written.day, now: now, calendar: calendar)
            } catch {
                throw .noSuchTime
            }
            let moment = try LocalMoment(written.clock, on: day.date, in: calendar)
            self.init(date: moment.date + written.fraction, remark: moment.remark)
        } else if let clock = words.last.flatMap(LocalMoment.Clock.init), words.count < 3 {
            let day = words.count == 2 ? words[0] : "today"
            try self.init(clock, on: day, now: now, calendar: calendar)
        } else {
            throw .otherForm
        }
    }

    private init(date: Date, earlier: String? = nil, remark: ClockChange? = nil) {
        self.date = date
        self.earlier = earlier
        self.remark = remark
    }

    /// A time on a day that a word names.
    private init(
        _ clock: LocalMoment.Clock,
        on word: Substring,
        now: Date,
        calendar: Calendar
    ) throws(Problem) {
        guard let back = TypedDay.daysBack(to: word, from: now, calendar: calendar) else {
            throw .otherForm
        }
        let isWeekday = !["today", "yesterday", "tomorrow"].contains(word)
        func moment(_ back: Int) throws(Problem) -> LocalMoment {
            let day = TypedDay.day(back, before: now, in: calendar)
            return try LocalMoment(clock, on: day, in: calendar)
        }
        var found: LocalMoment
        do throws(Problem) {
            found = try moment(back)
        } catch {
            // A weekday means today only if the time has passed.
            guard back == 0, isWeekday, clock.isLater(than: now, in: calendar) else {
                throw error
            }
            found = try moment(7)
        }
        if found.date > now, isWeekday { found = try moment(back + 7) }
        var earlier: String?
        if found.date > now, back == 0, (try? moment(1)) != nil {
            earlier = "yesterday \(clock.text)"
        }
        self.init(date: found.date, earlier: earlier, remark: found.remark)
    }

    /// The words with a 12-hour time, such as `2:00 pm`, converted to a 24-hour time.
    private static func on24Hours(_ words: [Substring]) -> [Substring] {
        let form = /(|.*[ t])(1[0-2]|0?[1-9])(:[0-9]{2}(?::[0-9]{2})?)? ?([ap])m/
        guard let match = words.joined(separator: " ").wholeMatch(of: form)?.output,
            let hour = Int(match.2)
        else { return words }
        let clock = "\(hour % 12 + (match.4 == "p" ? 12 : 0))\(match.3 ?? ":00")"
        return "\(match.1)\(clock)".split(separator: " ")
    }

    /// The seconds of `-2h`, `-90m` or `-1d12h`.
    private static func seconds(back text: Substring) -> TimeInterval? {
        let form = /-(?:([0-9]{1,5})d)?(?:([0-9]{1,5})h)?(?:([0-9]{1,5})m)?/
        guard text.count > 1, let match = text.wholeMatch(of: form)?.output else { return nil }
        let (days, hours, minutes) = (match.1, match.2, match.3)
        let parts = [(days, 86_400), (hours, 3_600), (minutes, 60)]
        return parts.reduce(0) { sum, part in
            sum + TimeInterval((part.0.flatMap { Int($0) } ?? 0) * part.1)
        }
    }
}

/// A day and a time in digits, separated by `t`: `2026-03-05t9:15:30.5+01:00`.
private struct Written {
    let day: String
    let clock: LocalMoment.Clock
    let fraction: TimeInterval
    /// The time zone; `nil` for a local time.
    let zone: TimeZone?

    init?(_ text: String) {
        let form =
            /([0-9]{4}-[0-9]{2}-[0-9]{2})t([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)(\.[0-9]{1,9})?(z|[-+][0-9]{2}(?::?[0-9]{2})?)?/
        guard let match = text.wholeMatch(of: form)?.output, let clock = LocalMoment.Clock(match.2),
            // A fraction belongs to seconds.
            match.3 == nil || clock.hasSeconds
        else {
            return nil
        }
        day = String(match.1)
        self.clock = clock
        fraction = match.3.flatMap { Double("0\($0)") } ?? 0
        guard let offset = match.4 else {
            zone = nil
            return
        }
        let digits = offset.filter(\.isNumber)
        guard let hours = Int(offset == "z" ? "0" : digits.prefix(2)),
            let minutes = digits.count > 2 ? Int(digits.dropFirst(2)) : 0,
            minutes < 60
        else { return nil }
        let seconds = hours * 3600 + minutes * 60
        // Offsets of more than 18 hours do not exist.
        guard let zone = TimeZone(secondsFromGMT: offset.hasPrefix("-") ? -seconds : seconds) else {
            return nil
        }
        self.zone = zone
    }
}
