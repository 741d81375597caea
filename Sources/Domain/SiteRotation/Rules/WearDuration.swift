import Foundation
import MomentumDomain

/// The length of a wearing, rounded down to whole minutes.
public struct WearDuration: Hashable, Sendable {
    package let wholeMinutes: Int

    /// - Parameter seconds: Whole seconds; below zero counts as zero.
    public init(seconds: Int) {
        wholeMinutes = max(seconds, 0) / 60
    }

    /// The length of a completed entry; `nil` while it is open.
    public init?(_ entry: SiteEntry) {
        guard let end = entry.endTime else { return nil }
        self.init(seconds: Int((end.milliseconds - entry.startTime.milliseconds) / 1000))
    }

    /// `68h 30m`, `72h` without odd minutes, `45m` below one hour, `0m` below one minute.
    public var text: String {
        let (hours, minutes) = wholeMinutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(minutes)m" }
        return minutes == 0 ? "\(hours)h" : "\(hours)h \(minutes)m"
    }
}
