import Foundation
import MomentumCommandLine
import MomentumDomain

extension CommandContext {
    /// The clock of the command, for the suite.
    var clock: any WallClock { CommandClock(date: now) }
}

private struct CommandClock: WallClock {
    let date: @Sendable () -> Date

    var now: Date { date() }
}
