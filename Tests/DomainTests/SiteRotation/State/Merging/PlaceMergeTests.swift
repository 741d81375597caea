import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct PlaceMergeTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    @Test
    func `one place that two devices added is one location with all entries (SR-77, SR-14, HS-12)`()
        throws
    {
        var phone = TestDevice(replica: 1)
        var tablet = TestDevice(replica: 2)
        let names = ["Caf\u{E9}", "  cafe\u{301} "]
        for (number, name) in names.enumerated() {
            let addition = SiteZoneAddition(
                id: .fixture(UInt16(800 + number)),
                bodyPart: name,
                qualifier: "",
                hasSides: false
            )
            if number == 0 {
                try phone.perform(.addZone(addition), now: now)
            } else {
                try tablet.perform(.addZone(addition), now: now)
            }
        }
        let place = try #require(phone.records.locations.last?.id)
        try phone.log(1, at: place, now: now + 3600)
        try tablet.log(2, at: place, now: now + 7200)

        let (sent, received) = (phone, tablet)
        phone.receive(from: received)
        tablet.receive(from: sent)

        for device in [phone, tablet] {
            #expect(device.records.locations.count == 15)
            #expect(device.records.locations.last?.isEnabled == true)
            #expect(device.records.locations.last?.isCustom == true)
            #expect(device.records.entries.map(\.locationID) == [place, place])
        }
        #expect(phone.records == tablet.records)
    }
}
