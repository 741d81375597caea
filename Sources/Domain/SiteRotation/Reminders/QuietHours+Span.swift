import Foundation

extension QuietHours {
    /// The quiet time around a moment: from its beginning to its end, which is not quiet itself;
    /// `nil` if the moment is not quiet.
    ///
    /// A local time that the clocks skip is the moment at which they go on; of one that they show
    /// twice, it is the first.
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
