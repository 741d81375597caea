import Foundation
@testable import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Wrong clocks: what they date counts in nothing, hides nothing and can be mended.
@Suite struct AheadTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let future = Date(timeIntervalSince1970: 2_150_000_000)
    let day = 86_400.0
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    let arm = SiteLocation.defaults[10].id

    /// A device that logged one change in time, and one with its clock in 2038.
    func misledDevice() throws -> TestDevice {
        var device = TestDevice(replica: 1)
        try device.log(1, at: front, now: now - 3600)
        try device.log(2, at: back, now: future)
        device.state.look(at: now)
        return device
    }

    @Test func `an entry more than a day ahead counts in nothing, and closes nothing (TR-1)`()
        throws
    {
        let device = try misledDevice()

        #expect(device.records.entries.map(\.id) == [.fixture(1)])
        #expect(device.records.activeEntry?.id == .fixture(1))
        #expect(device.records.ahead.map(\.id) == [.fixture(2)])
        #expect(device.records.entries.use(of: back) == nil)
        #expect(device.records.entry(.fixture(2))?.locationID == back)
        let statistics = SiteStatistics(
            records: device.records,
            settings: SiteSettings(),
            now: now,
            calendar: Calendar(identifier: .gregorian)
        )
        #expect(statistics.perLocation.map(\.totalUses).reduce(0, +) == 1)
    }

    @Test func `an entry counts when the clock has come within a day of it, and not before (TR-1)`()
        throws
    {
        var device = try misledDevice()
        let before = device.records

        #expect(device.state.nextDue == future - day)
        let isEarly = device.state.look(at: future - day - 0.001)
        #expect(!isEarly)
        #expect(device.records == before)
        let isDue = device.state.look(at: future - day)
        #expect(isDue)

        #expect(device.records.ahead == [])
        #expect(device.records.activeEntry?.id == .fixture(2))
        #expect(device.records.entries[0].endTime == future)
        #expect(device.state.nextDue == nil)
        // And back again, as when a clock is corrected.
        device.state.look(at: now)
        #expect(device.records == before)
    }

    @Test(arguments: [0, 1, 12, 23.9])
    func `a change is logged at its own time, or that of a change up to a day ahead (TR-2)`(
        lead: Double
    ) throws {
        var device = TestDevice(replica: 1)
        try device.log(1, at: front, now: now + lead * 3600)

        try device.log(2, at: back, now: now)

        #expect(device.records.activeEntry?.id == .fixture(2))
        #expect(device.records.activeEntry?.startTime == now + lead * 3600)
        #expect(device.records.ahead == [])
    }

    @Test func `one tap in 2038 moves no later change, and closes what it found (TR-2)`() throws {
        var device = try misledDevice()

        try device.log(3, at: arm, now: now)

        #expect(device.records.activeEntry?.id == .fixture(3))
        #expect(device.records.entries.map(\.startTime) == [now - 3600, now])
        #expect(device.records.entries[0].endTime == now)
        // A chosen time is compared with entries that are not ahead.
        try device.log(4, at: back, time: now + 60, now: now + 120)
        #expect(device.records.activeEntry?.startTime == now + 60)
        // The watch is served the same way.
        let command = SiteChangeCommand(id: .fixture(5), locationID: arm, requestedAt: now + 300)
        try device.perform(.carryOut(command), now: now + 400)
        #expect(device.records.activeEntry?.startTime == now + 300)
        #expect(device.records.ahead.map(\.id) == [.fixture(2)])
    }

    @Test func `changes of two devices that were set to one start are both shown (TR-3)`() throws {
        var fast = TestDevice(replica: 1)
        try fast.log(1, at: front, now: now + 720)
        var devices = [TestDevice(replica: 2), TestDevice(replica: 3)]
        for index in devices.indices { devices[index].receive(from: fast) }

        try devices[0].log(2, at: back, now: now)
        try devices[1].log(3, at: back, now: now + 500)
        devices[0].receive(from: devices[1])
        devices[1].receive(from: devices[0])

        #expect(devices[0].records == devices[1].records)
        #expect(devices[0].records.entries.map(\.id) == [.fixture(1), .fixture(2), .fixture(3)])
        #expect(devices[0].records.entries.allSatisfy { $0.startTime == now + 720 })
        #expect(devices[0].records.activeEntry?.id == .fixture(3))
        // The next one at that start comes last again, on whichever device.
        try devices[0].log(4, at: arm, now: now + 700)
        #expect(devices[0].records.activeEntry?.id == .fixture(4))
        devices[0].compact()
        #expect(devices[0].records.activeEntry?.id == .fixture(4))
    }

    @Test func `a history that two devices imported or logged is still joined (TR-3, SR-78)`()
        throws
    {
        var devices = [TestDevice(replica: 1), TestDevice(replica: 2)]
        try devices[0].log(1, at: front, now: now)
        let row = SiteEntry(
            id: SiteImport.entryID(start: now, location: front),
            locationID: front,
            startTime: now,
            endTime: now + 60
        )
        try devices[1].perform(
            .importEntries(
                SiteImport(id: .fixture(9), mode: .merge, newPlaces: [], entries: [row])
            ),
            now: now + day
        )

        devices[0].receive(from: devices[1])

        #expect(devices[0].records.entries.map(\.id) == [row.id])
    }

    @Test func `deleting an entry that is ahead leaves the rest as if it had never been (TR-4)`()
        throws
    {
        var device = try misledDevice()
        let before = device.records.entries

        let deletion = SiteEntryDeletion(id: .fixture(8), entryID: .fixture(2))
        try device.perform(.deleteEntry(deletion), now: now)

        #expect(device.records.ahead == [])
        #expect(device.records.entries == before)
        #expect(device.records.activeEntry?.id == .fixture(1))
        // Not even in 2038, on a device that knows no more than this.
        device.compact()
        for moment in [now, future - day, future, future + day] {
            device.state.look(at: moment)
            #expect(device.records.activeEntry?.id == .fixture(1), "\(moment)")
        }
    }

    @Test func `a corrected time puts an entry where it belongs (TR-4)`() throws {
        var device = try misledDevice()
        try device.log(3, at: arm, now: now)

        try device.perform(
            .editEntry(
                SiteEntryEdit(id: .fixture(8), entryID: .fixture(2), start: .set(now - 600))
            ),
            now: now + 60
        )

        #expect(device.records.ahead == [])
        #expect(
            device.records.entries == [
                SiteEntry(
                    id: .fixture(1),
                    locationID: front,
                    startTime: now - 3600,
                    endTime: now - 600
                ),
                SiteEntry(
                    id: .fixture(2),
                    locationID: back,
                    startTime: now - 600,
                    endTime: now
                ),
                SiteEntry(id: .fixture(3), locationID: arm, startTime: now),
            ]
        )
        // And as the active site when it is the latest.
        var other = try misledDevice()
        try other.perform(
            .editEntry(
                SiteEntryEdit(id: .fixture(8), entryID: .fixture(2), start: .set(now - 600))
            ),
            now: now
        )
        #expect(other.records.activeEntry?.id == .fixture(2))
        #expect(other.records.entries[0].endTime == now - 600)
        // It can be undone, which puts it ahead again.
        try other.perform(.undo(SiteUndo(id: .fixture(9))), now: now + 1)
        #expect(other.records.ahead.map(\.id) == [.fixture(2)])
        #expect(other.records.activeEntry?.id == .fixture(1))
    }

    @Test func `an end that was set by hand in the future has to be corrected too (TR-4)`() throws {
        var device = TestDevice(replica: 1)
        try device.log(1, at: front, now: future)
        let end = SiteEntryEdit(id: .fixture(7), entryID: .fixture(1), end: .set(future + 60))
        try device.perform(.editEntry(end), now: future + 100)

        #expect(throws: SiteRotationError.timeInTheFuture(future + 60)) {
            try device.perform(
                .editEntry(
                    SiteEntryEdit(id: .fixture(8), entryID: .fixture(1), start: .set(now))
                ),
                now: now
            )
        }
        try device.perform(
            .editEntry(
                SiteEntryEdit(
                    id: .fixture(9),
                    entryID: .fixture(1),
                    start: .set(now - 60),
                    end: .set(now)
                )
            ),
            now: now
        )
        #expect(device.records.ahead == [])
        #expect(device.records.entries.map(\.endTime) == [now])
    }

    @Test
    func `a place with an entry ahead is kept, and a replacing import takes the entry (TR-1)`()
        throws
    {
        var device = TestDevice(replica: 1)
        try device.perform(
            .addZone(SiteZoneAddition(id: .fixture(6), bodyPart: "Hip", hasSides: false)),
            now: now
        )
        let hip = try #require(device.records.locations.last?.id)
        try device.log(1, at: hip, now: future)

        try device.perform(
            .removeLocations(SiteLocationRemoval(id: .fixture(7), locationIDs: [hip])),
            now: now
        )
        #expect(device.records.location(hip)?.isEnabled == false)

        let row = SiteEntry(id: .fixture(3), locationID: front, startTime: now, endTime: nil)
        try device.perform(
            .importEntries(
                SiteImport(id: .fixture(8), mode: .replace, newPlaces: [], entries: [row])
            ),
            now: now
        )
        #expect(device.records.ahead == [])
        #expect(device.records.entries.map(\.id) == [.fixture(3)])
    }
}
