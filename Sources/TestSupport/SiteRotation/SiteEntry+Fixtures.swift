public import Foundation
public import MomentumSiteRotationDomain
import MomentumTestSupport

extension SiteEntry {
    /// An entry with a numbered id, by default open and at the first default location.
    public static func fixture(
        _ number: UInt16,
        at location: SiteLocation.ID? = SiteLocation.defaults[0].id,
        from start: Date,
        to end: Date? = nil,
        note: String? = nil,
        reason: RemovalReason? = nil
    ) -> SiteEntry {
        SiteEntry(
            id: .fixture(number),
            locationID: location,
            startTime: start,
            endTime: end,
            note: note,
            reason: reason
        )
    }
}
