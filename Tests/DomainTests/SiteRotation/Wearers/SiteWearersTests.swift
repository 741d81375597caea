import Foundation
import MomentumSiteRotationDomain
import Testing

@Suite struct SiteWearersTests {
    private func wearers(_ names: String...) throws -> SiteWearers {
        var wearers = try #require(SiteWearers([]))
        for name in names { try wearers.add(SiteWearer(id: UUID(), name: name)) }
        return wearers
    }

    @Test func `a wearer is found in small and large letters (SR-202)`() throws {
        let wearers = try wearers("Ada", "Ben")
        #expect(try wearers.wearer(named: " bEN ").name == "Ben")
        #expect(throws: SiteWearerError.unknown("Bem")) { try wearers.wearer(named: "Bem") }
    }

    @Test(arguments: ["", "  ", "a\nb", "a\u{202E}b", String(repeating: "a", count: 51)])
    func `a name that cannot be told from others is refused (SR-202)`(name: String) throws {
        var wearers = try wearers("Ada")
        #expect(throws: SiteWearerError.invalidName) {
            try wearers.add(SiteWearer(id: UUID(), name: name))
        }
        #expect(throws: SiteWearerError.invalidName) { try wearers.changeName(of: "Ada", to: name) }
        #expect(wearers.all.map(\.name) == ["Ada"])
    }

    @Test func `no two wearers have one name (SR-202)`() throws {
        var wearers = try wearers("Ada", "Ben")
        #expect(throws: SiteWearerError.taken("ada")) {
            try wearers.add(SiteWearer(id: UUID(), name: "ada"))
        }
        #expect(throws: SiteWearerError.taken("Ada")) {
            try wearers.changeName(of: "Ben", to: "Ada")
        }
        // The own name in other letters is free.
        #expect(try wearers.changeName(of: "Ben", to: " BEN ").name == "BEN")
        let twice = [wearers.all[0], SiteWearer(id: UUID(), name: "ADA")]
        #expect(SiteWearers(twice) == nil)
        #expect(SiteWearers([wearers.all[0], wearers.all[0]]) == nil)
        #expect(SiteWearers(wearers.all) == wearers)
    }

    @Test func `the first wearer cannot be removed (SR-202)`() throws {
        var wearers = try wearers("Ada", "Ben")
        #expect(throws: SiteWearerError.first("Ada")) { try wearers.remove("ada") }
        #expect(try wearers.remove("ben").name == "Ben")
        #expect(wearers.all.map(\.name) == ["Ada"])
    }
}
