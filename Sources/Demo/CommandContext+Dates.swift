import Foundation
import MomentumCommandLine
package import MomentumDomain

extension CommandContext: WallClock {
    /// The clock of the command, for the suite.
    var dates: any WallClock { self }
}
