import Foundation
import MomentumCommandLine
import MomentumDomain

extension CommandContext: WallClock {
    /// The clock of the command, for the suite.
    var dates: any WallClock { self }
}
