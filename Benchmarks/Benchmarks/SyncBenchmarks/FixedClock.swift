import Foundation
import MomentumDomain

/// A clock fixed after everything that is logged.
struct FixedClock: WallClock {
    static let start = Date(timeIntervalSince1970: 1_000_000_000)

    let now = start + 100_000 * 300 + 1
}
