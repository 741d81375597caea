import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport

extension SiteRotationState {
    /// The state after `count` changes, about three days apart, with a note on every fourth.
    static func history(of count: Int, seed: UInt64 = 1) -> SiteRotationState {
        var state = SiteRotationState(replica: 0x1234_5678)
        var generator = SeededGenerator(seed: seed)
        var now = Date(timeIntervalSince1970: 1_500_000_000)
        for number in 0..<count {
            now += Double.random(in: 60...76, using: &generator) * 3600
            let change = SiteChange.random(number, &generator)
            _ = try? state.perform([.logChange(change)], at: now)
        }
        return state
    }
}
