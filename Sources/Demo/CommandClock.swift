import Foundation
import MomentumDomain

/// The clock of a command: the system's, or one that stands still at the time of `--now`.
struct CommandClock: WallClock {
    let standsAt: Date?
    let system: @Sendable () -> Date

    var now: Date { standsAt ?? system() }
}
