public import Foundation
public import MomentumSiteRotationDomain
import MomentumTestSupport

extension SiteChangeCommand {
    /// A request with a numbered id, by default for the first default location.
    public static func fixture(
        _ number: UInt16,
        at location: SiteLocation.ID = SiteLocation.defaults[0].id,
        requestedAt date: Date = Date(timeIntervalSince1970: 1_750_000_000)
    ) -> SiteChangeCommand {
        SiteChangeCommand(id: .fixture(number), locationID: location, requestedAt: date)
    }
}
