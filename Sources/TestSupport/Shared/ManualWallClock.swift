public import Foundation
public import MomentumDomain
import Synchronization

/// A wall clock that a test sets.
public final class ManualWallClock: WallClock {
    private let date: Mutex<Date>

    public init(now: Date) {
        date = Mutex(now)
    }

    public var now: Date { date.withLock { $0 } }

    /// Moves the date forward, or back if `seconds` is negative.
    public func advance(bySeconds seconds: TimeInterval) {
        date.withLock { $0 += seconds }
    }
}
