package import Foundation
package import MomentumDomain

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

    /// The text in English, such as `68h 30m`; `72h` for whole hours, `45m` below one hour, `0m`
    /// below one minute.
    public var text: String { phrase.english }

    /// ``text`` in any language.
    package var phrase: Phrase {
        let (hours, minutes) = wholeMinutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(minutes)m" }
        return minutes == 0 ? "\(hours)h" : "\(hours)h \(minutes)m"
    }

    /// The duration with days: as ``phrase`` below three days, then `20 days 2h` or `3 days`, and
    /// only days from 30 days.
    package var daysPhrase: Phrase {
        let (days, hours) = (wholeMinutes / 60).quotientAndRemainder(dividingBy: 24)
        if days < 3 { return phrase }
        let counted = Phrase.counted(days, "day")
        return hours == 0 || days >= 30 ? counted : "\(counted) \(hours)h"
    }
}
