import Foundation
import MomentumSiteRotationDomain
import Testing

@Suite struct LocationLookupTests {
    let locations = SiteLocation.defaults

    @Test(arguments: [
        "L Buttock", "l buttock", "  Left   Buttock ", "left bu",
        String(SiteLocation.defaults[12].id.uuidString.prefix(8)),
        SiteLocation.defaults[12].id.uuidString,
        SiteLocation.defaults[12].id.uuidString.lowercased(),
    ])
    func `a name, an id or a beginning that fits one alone finds it`(text: String) {
        #expect(LocationLookup(text, in: locations) == .found(locations[12]))
    }

    @Test func `a beginning that fits several is ambiguous`() {
        #expect(
            LocationLookup("left front", in: locations) == .ambiguous([locations[0], locations[6]])
        )
    }

    @Test func `a whole name is meant even when others begin alike`() throws {
        let arms = try ["Arm", "Armpit"].enumerated().map { number, name in
            SiteLocation(place: try #require(SitePlace(bodyPart: name)), sortOrder: number)
        }

        #expect(LocationLookup("arm", in: arms) == .found(arms[0]))
    }

    @Test(arguments: ["", "  ", "Elbow"])
    func `what fits nothing finds nothing`(text: String) {
        #expect(LocationLookup(text, in: locations) == .none)
    }
}
