import Foundation
@testable import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Changes at the place that is worn already: each is shown, at the stated time.
@Suite struct KeptStartTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id

    @Test(arguments: [0.3, 1, 30, 60, 61, 720, 86_399.5, 86_400])
    func `a change at the place of one that is ahead is set to the same time (TR-2, TR-3)`(
        lead: Double
    ) throws {
        var device = TestDevice(replica: 1)
        try device.log(1, at: back, now: now - 3600)
        try device.log(2, at: front, now: now + lead)

        try device.log(3, at: front, now: now)
        try device.log(4, at: front, now: now)

        #expect(device.records.ahead == [])
        #expect(
            device.records.entries.map(\.startTime)
                == [now - 3600, now + lead, now + lead, now + lead]
        )
        #expect(device.records.entries.map(\.id) == [1, 2, 3, 4].map(UUID.fixture))
        #expect(device.records.activeEntry?.id == .fixture(4))
    }

    @Test func `a chosen time is kept, however often it is said (TR-2)`() throws {
        var device = TestDevice(replica: 1)
        try device.log(1, at: front, time: now - 0.5, now: now + 60)

        for number in UInt16(2)...4 {
            try device.log(number, at: front, time: now, now: now + 60)
        }

        #expect(device.records.entries.map(\.id) == [1, 2, 3, 4].map(UUID.fixture))
        #expect(device.records.entries.map(\.startTime) == [now - 0.5, now, now, now])
        #expect(device.records.activeEntry?.id == .fixture(4))
    }

    @Test func `70 changes at once are all shown, and none runs away from the clock (TR-3)`() throws
    {
        var devices = [TestDevice(replica: 1), TestDevice(replica: 2)]
        let ids = (UInt16(1)...70).map(UUID.fixture)
        for number in UInt16(1)...70 {
            try devices[0].log(number, at: front, now: now + Double(number) / 1000)
            #expect(devices[0].records.activeEntry?.id == .fixture(number))
        }
        devices[1].receive(from: devices[0])
        devices[1].compact()

        for device in devices {
            #expect(device.records.entries.map(\.id) == ids)
            #expect(device.records.entries.allSatisfy { $0.startTime <= now + 1.1 })
        }
        // Nor do those of a watch, which may have waited.
        for number in UInt16(1)...70 {
            let command = SiteChangeCommand(
                id: .fixture(100 + number),
                locationID: front,
                requestedAt: now + 600
            )
            try devices[0].perform(.carryOut(command), now: now + 600.5)
            #expect(devices[0].records.activeEntry?.id == command.id)
        }
        #expect(devices[0].records.entries.count == 140)
        #expect(devices[0].records.entries.allSatisfy { $0.startTime <= now + 600 })
        devices[0].compact()
        #expect(devices[0].records.entries.count == 140)
    }

    @Test func `what came to one start from two devices, moved or not, is all shown (TR-3)`() throws
    {
        var fast = TestDevice(replica: 1)
        try fast.log(1, at: front, now: now + 40)
        var devices = [TestDevice(replica: 2), TestDevice(replica: 3)]
        for index in devices.indices { devices[index].receive(from: fast) }

        try devices[0].log(2, at: front, now: now)
        try devices[1].log(3, at: front, now: now + 2)
        devices[0].receive(from: devices[1])
        devices[1].receive(from: devices[0])

        #expect(Set(devices[0].records.entries.map(\.id)) == Set([1, 2, 3].map(UUID.fixture)))
        #expect(devices[0].records == devices[1].records)
    }
}
