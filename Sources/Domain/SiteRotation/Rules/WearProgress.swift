public import Foundation
import MomentumDomain

/// The wear time of a set, measured against the target.
public struct WearProgress: Hashable, Sendable {
    /// The whole seconds since the start, never negative.
    public let elapsedSeconds: Int
    public let targetHours: Double

    /// - Parameters:
    ///   - start: The time of placement; a start after `now` counts as now.
    ///   - now: The current time.
    ///   - targetHours: The planned wear time; anything but a positive number counts as 72.
    public init(start: Date, now: Date, targetHours: Double) {
        elapsedSeconds = Int(max(now.milliseconds - start.milliseconds, 0) / 1000)
        self.targetHours =
            targetHours.isFinite && targetHours > 0 ? targetHours : SiteSettings.standardTargetHours
    }

    public var elapsedHours: Double { Double(elapsedSeconds) / 3600 }

    /// The elapsed tenths of an hour, rounded to the nearest, halves up.
    public var elapsedTenths: Int { (elapsedSeconds * 10 + 1800) / 3600 }

    /// The elapsed fraction of the target; more than 1 if overdue.
    public var fraction: Double { elapsedHours / targetHours }

    /// The filled part of a ring, 0 to 1.
    public var ringFraction: Double { min(fraction, 1) }

    /// The whole seconds until the target; negative if overdue.
    public var remainingSeconds: Int { Int((targetHours * 3600).rounded()) - elapsedSeconds }

    /// True while the elapsed hours, with one decimal, equal the target.
    public var showsTarget: Bool { elapsedTenths == Int((targetHours * 10).rounded()) }

    public var status: WearStatus {
        WearStatus(elapsedSeconds: Double(elapsedSeconds), targetSeconds: targetHours * 3600)
    }
}
