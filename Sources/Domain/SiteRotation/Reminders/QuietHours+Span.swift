import Foundation

extension QuietHours {
    /// The quiet time around a date, from its beginning to its end, which is no longer quiet.
    ///
    /// `nil` if the date is not quiet.
    ///
    /// A skipped local time means the instant of the clock change; a repeated one means its first
    /// occurrence.
    func span(around moment: Date, in zone: TimeZone) -> Range<Date>? {
        let today = SiteDay(moment, in: zone)
        for day in [today, today.adding(-1)] {
            let start = LocalClock.first(day, from * 60, in: zone)
            let end = LocalClock.first(to > from ? day : day.adding(1), to * 60, in: zone)
            if start <= moment, moment < end { return start..<end }
        }
        return nil
    }
}
