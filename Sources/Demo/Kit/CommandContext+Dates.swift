import Foundation
import MomentumCommandLine
import MomentumDomain

extension CommandContext: WallClock {
    /// The clock of the command, in the form that the suite requires.
    var dates: any WallClock { self }
}
