import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport

extension SiteRecords {
    /// Records whose only set, entry 7, has been worn for some seconds at the first location.
    static func worn(for seconds: TimeInterval) -> SiteRecords {
        let start = SiteScreen.now - seconds
        let place = SiteLocation.defaults[0].id
        return SiteRecords(entries: [
            SiteEntry(id: .fixture(7), locationID: place, startTime: start)
        ])
    }
}
