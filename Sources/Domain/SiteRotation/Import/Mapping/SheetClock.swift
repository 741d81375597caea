import Foundation

/// A moment on the clocks of a time zone.
enum SheetClock {
    /// The moments at which the clocks show a time, in seconds since 1970: none in the gap of
    /// spring, two in the doubled hour of autumn, else one.
    static func moments(_ day: SiteDay, _ seconds: Int, in zone: TimeZone) -> [Int64] {
        let shown = Int64(day.start(in: .gmt).timeIntervalSince1970) + Int64(seconds)
        // Clocks are changed by less than half a day, and not twice within a day.
        let offsets = [-43_200, 43_200].map { (step: Int64) -> Int64 in
            let near = Date(timeIntervalSince1970: Double(shown + step))
            return Int64(zone.secondsFromGMT(for: near))
        }
        return Set(offsets).map { shown - $0 }.filter { moment in
            let date = Date(timeIntervalSince1970: Double(moment))
            return moment + Int64(zone.secondsFromGMT(for: date)) == shown
        }
        .sorted()
    }
}
