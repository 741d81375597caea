import Foundation
import MomentumSiteRotationDomain
import Testing

@Suite struct SiteLocationDefaultsTests {
    @Test func `fourteen locations, enabled, not custom, in the order of the table (SR-12)`() {
        let locations = SiteLocation.defaults

        #expect(
            locations.map(\.shortName) == [
                "L Abdomen (Front)", "R Abdomen (Front)", "L Abdomen (Side)", "R Abdomen (Side)",
                "L Abdomen (Back)", "R Abdomen (Back)", "L Thigh (Front)", "R Thigh (Front)",
                "L Thigh (Side)", "R Thigh (Side)", "L Arm (Back)", "R Arm (Back)",
                "L Buttock", "R Buttock",
            ]
        )
        #expect(locations.map(\.sortOrder) == Array(0..<14))
        #expect(locations.allSatisfy { $0.isEnabled && !$0.isCustom })
    }

    @Test func `the ids never change, since other devices and files hold them (SR-14)`() {
        let ids = SiteLocation.defaults.map(\.id.uuidString)

        // Computed by another implementation of RFC 9562 from "abdomen␟front␟left" and
        // "buttock␟␟right".
        #expect(ids.first == "5F211F8D-A008-5391-9805-8BFD76FCEF01")
        #expect(ids.last == "80A2522B-55D0-5464-8D3B-8A64988DE523")
        #expect(Set(ids).count == 14)
    }
}
