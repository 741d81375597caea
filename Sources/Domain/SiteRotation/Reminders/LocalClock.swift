import Foundation

/// A moment on the clocks of a time zone.
enum LocalClock {
    /// The instants at which the clocks show a time, in seconds since 1970.
    ///
    /// There is none in the gap of spring, two in the repeated hour of autumn, and otherwise one.
    static func moments(_ day: SiteDay, _ seconds: Int, in zone: TimeZone) -> [Int64] {
        let offsets = offsets(around: day, seconds, in: zone)
        let shown = shown(day, seconds)
        return Set([offsets.before, offsets.after]).map { shown - $0 }.filter { moment in
            let date = Date(timeIntervalSince1970: Double(moment))
            return moment + Int64(zone.secondsFromGMT(for: date)) == shown
        }
        .sorted()
    }

    /// The first instant at which the clocks show a time.
    ///
    /// For a skipped time, the instant of the change.
    static func first(_ day: SiteDay, _ seconds: Int, in zone: TimeZone) -> Date {
        if let moment = moments(day, seconds, in: zone).first {
            return Date(timeIntervalSince1970: Double(moment))
        }
        let offsets = offsets(around: day, seconds, in: zone)
        let shown = shown(day, seconds)
        // The change of the clocks is between the two readings of the skipped time.
        var (low, high) = (shown - offsets.after, shown - offsets.before)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            let date = Date(timeIntervalSince1970: Double(middle))
            if Int64(zone.secondsFromGMT(for: date)) == offsets.before {
                low = middle
            } else {
                high = middle
            }
        }
        return Date(timeIntervalSince1970: Double(high))
    }

    /// The local time in seconds since 1970, as if in Greenwich.
    private static func shown(_ day: SiteDay, _ seconds: Int) -> Int64 {
        Int64(day.start(in: .gmt).timeIntervalSince1970) + Int64(seconds)
    }

    /// The offsets from Greenwich in seconds, before and after a clock change near that time.
    private static func offsets(
        around day: SiteDay,
        _ seconds: Int,
        in zone: TimeZone
    ) -> (before: Int64, after: Int64) {
        let shown = shown(day, seconds)
        let greenwich = Date(timeIntervalSince1970: Double(shown))
        let moment = shown - Int64(zone.secondsFromGMT(for: greenwich))
        // Clocks change by less than half a day, and not twice within a day.
        func offset(_ step: Int64) -> Int64 {
            let near = Date(timeIntervalSince1970: Double(moment + step))
            return Int64(zone.secondsFromGMT(for: near))
        }
        return (offset(-43_200), offset(43_200))
    }
}
