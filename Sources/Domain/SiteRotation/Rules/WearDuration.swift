package import Foundation
import MomentumDomain

/// The length of a wearing, rounded down to whole minutes.
public struct WearDuration: Hashable, Sendable {
    package let wholeMinutes: Int

    /// - Parameter seconds: Whole seconds; below zero counts as zero.
    public init(seconds: Int) {
        wholeMinutes = max(seconds, 0) / 60
    }

    /// The time between two moments of whole milliseconds.
    ///
    /// From hours a minute would be lost to rounding: 136 h 40 m is no exact fraction.
    package init(from start: Date, to end: Date) {
        self.init(seconds: Int((end.milliseconds - start.milliseconds) / 1000))
    }

    /// The length of a completed entry; `nil` while it is open.
    public init?(_ entry: SiteEntry) {
        guard let end = entry.endTime else { return nil }
        self.init(from: entry.startTime, to: end)
    }

    /// `68h 30m`, `72h` without odd minutes, `45m` below one hour, `0m` below one minute.
    public var text: String {
        let (hours, minutes) = wholeMinutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(minutes)m" }
        return minutes == 0 ? "\(hours)h" : "\(hours)h \(minutes)m"
    }

    /// The same below three days; then `20 days 2h`, `3 days`, and from 30 days on days alone.
    public var daysText: String {
        let (days, hours) = (wholeMinutes / 60).quotientAndRemainder(dividingBy: 24)
        if days < 3 { return text }
        let words = days.counted("day", "days")
        return hours == 0 || days >= 30 ? words : "\(words) \(hours)h"
    }
}
