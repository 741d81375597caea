package import Foundation
import MomentumDomain

/// The duration of a wearing, rounded down to whole minutes.
public struct WearDuration: Hashable, Sendable {
    package let wholeMinutes: Int

    /// - Parameter seconds: The whole seconds; negative values count as zero.
    public init(seconds: Int) {
        wholeMinutes = max(seconds, 0) / 60
    }

    /// Creates the duration between two dates with whole milliseconds.
    ///
    /// Hours would lose a minute to rounding: 136 h 40 m is not an exact fraction.
    package init(from start: Date, to end: Date) {
        self.init(seconds: Int((end.milliseconds - start.milliseconds) / 1000))
    }

    /// The duration of a completed entry; `nil` while it is open.
    public init?(_ entry: SiteEntry) {
        guard let end = entry.endTime else { return nil }
        self.init(from: entry.startTime, to: end)
    }

    /// The text, such as `68h 30m`; `72h` for whole hours, `45m` below one hour, `0m` below one
    /// minute.
    public var text: String {
        let (hours, minutes) = wholeMinutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(minutes)m" }
        return minutes == 0 ? "\(hours)h" : "\(hours)h \(minutes)m"
    }

    /// The text with days: as ``text`` below three days, then `20 days 2h` or `3 days`, and only
    /// days from 30 days.
    public var daysText: String {
        let (days, hours) = (wholeMinutes / 60).quotientAndRemainder(dividingBy: 24)
        if days < 3 { return text }
        let words = days.counted("day", "days")
        return hours == 0 || days >= 30 ? words : "\(words) \(hours)h"
    }
}
