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

    @Test func `an exact name wins over longer names that begin with it`() throws {
        let arms = try ["Arm", "Armpit"].enumerated().map { number, name in
            SiteLocation(place: try #require(SitePlace(bodyPart: name)), sortOrder: number)
        }

        #expect(LocationLookup("arm", in: arms) == .found(arms[0]))
    }

    @Test(arguments: ["", "  ", "Elbow"])
    func `what fits nothing finds nothing`(text: String) {
        #expect(LocationLookup(text, in: locations) == .none)
    }

    @Test(arguments: ["1", "3", "7", "ae", "0"])
    func `digits are no place, though an id begins with them (CL-14)`(text: String) {
        #expect(LocationLookup(text, in: locations) == .none)
    }

    @Test func `four digits of an id are a place (SR-179)`() {
        let id = locations[3].id.uuidString

        #expect(LocationLookup(id, in: locations) == .found(locations[3]))
        #expect(LocationLookup(id.lowercased(), in: locations) == .found(locations[3]))
        #expect(LocationLookup(String(id.prefix(4)), in: locations) == .found(locations[3]))
        #expect(LocationLookup(String(id.prefix(3)), in: locations) == .none)
    }
}
