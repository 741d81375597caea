import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct SiteImportIdentifierTests {
    @Test func `the ids of imported entries never change, since other devices hold them (ST-60)`() {
        let start = Date(timeIntervalSince1970: 1_769_848_215)
        let front = SiteLocation.defaults[0].id

        // Computed by another implementation of RFC 9562, from the bytes of second and place.
        #expect(
            SiteImport.entryID(start: start, location: front).uuidString
                == "A2F137F8-9B1E-5943-8398-88B71A141AD6"
        )
        #expect(
            SiteImport.entryID(start: start, location: nil).uuidString
                == "725E1952-5AFA-53C5-82FC-E998A5D6DE81"
        )
        #expect(
            SiteImport.entryID(start: Date(timeIntervalSince1970: -1.5), location: front).uuidString
                == "47B607D2-5CF4-534C-B3CE-1B191387E44D"
        )
    }

    @Test func `a fraction of a second changes nothing, a second and a place do (ST-60)`() {
        let start = Date(timeIntervalSince1970: 10)
        let id = SiteImport.entryID(start: start, location: .fixture(1))

        #expect(SiteImport.entryID(start: start + 0.999, location: .fixture(1)) == id)
        #expect(SiteImport.entryID(start: start + 1, location: .fixture(1)) != id)
        #expect(SiteImport.entryID(start: start, location: .fixture(2)) != id)
        #expect(SiteImport.entryID(start: start, location: nil) != id)
    }
}
