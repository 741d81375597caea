import Foundation
@testable import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// A corrected start is that of the wearing, and not the work of a wrong clock (TR-3).
@Suite struct EditedStartTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id

    func editing(_ id: UInt16, start: Date) -> SiteOperation {
        .editEntry(SiteEntryEdit(id: .fixture(id), entryID: .fixture(1), start: .set(start)))
    }

    /// Another device's import of an exported row.
    func importing(_ id: UInt16, start: Date) -> SiteOperation {
        let row = SiteEntry(
            id: SiteImport.entryID(start: start, location: front),
            locationID: front,
            startTime: start,
            endTime: start + 7200
        )
        return .importEntries(
            SiteImport(id: .fixture(id), mode: .merge, newPlaces: [], entries: [row])
        )
    }

    @Test(arguments: [120.0, 3600, 86_000])
    func `a history with a start that was moved on is joined with its import (TR-3, SR-78)`(
        delay: Double
    ) throws {
        var devices = [TestDevice(replica: 1), TestDevice(replica: 2)]
        try devices[0].log(1, at: front, now: now)
        try devices[0].perform(editing(50, start: now + delay), now: now + 90_000)
        try devices[1].perform(importing(60, start: now + delay), now: now + 100_000)

        devices[0].receive(from: devices[1])
        devices[1].receive(from: devices[0])

        #expect(devices[0].records.entryCount == 1)
        #expect(devices[1].records == devices[0].records)
        devices[0].compact()
        #expect(devices[0].records == devices[1].records)
    }

    @Test func `taking an edit back and doing it again changes nothing about that (TR-3, ST-62)`()
        throws
    {
        var fast = TestDevice(replica: 1)
        try fast.log(9, at: front, now: now + 720)
        var device = TestDevice(replica: 2)
        device.receive(from: fast)
        // Set to the time of the other one: a change of its own.
        try device.log(1, at: front, now: now)
        let moved = device.records
        #expect(moved.entries.map(\.id) == [.fixture(9), .fixture(1)])

        try device.perform(editing(50, start: now + 900), now: now + 1000)
        try device.perform(.undo(SiteUndo(id: .fixture(51))), now: now + 1001)
        #expect(device.records == moved)
        device.compact()
        #expect(device.records == moved)

        var other = TestDevice(replica: 3)
        // The transaction that takes it back may come first, and makes no half of an entry.
        other.state.apply(try #require(device.transactions.last))
        #expect(other.records.entries.map(\.id) == [.fixture(1)])
        #expect(other.records.entries.map(\.locationID) == [front])
        for source in [fast, device] { other.receive(from: source) }
        #expect(other.records == moved)
        try other.perform(importing(60, start: now + 900), now: now + 2000)
        #expect(other.records.entryCount == 3)
    }

    @Test func `an edit that is done again is an edit (TR-3, ST-62)`() throws {
        var fast = TestDevice(replica: 1)
        try fast.log(9, at: back, now: now + 720)
        var devices = [TestDevice(replica: 2), TestDevice(replica: 3)]
        devices[0].receive(from: fast)
        try devices[0].log(1, at: front, now: now)
        try devices[0].perform(editing(50, start: now + 900), now: now + 1000)
        let edited = devices[0].records
        try devices[0].perform(.undo(SiteUndo(id: .fixture(51))), now: now + 1001)
        let again = SiteUndo(id: .fixture(52), target: .lastUndo)
        try devices[0].perform(.undo(again), now: now + 1002)
        #expect(devices[0].records == edited)

        try devices[1].perform(importing(60, start: now + 900), now: now + 2000)
        devices[0].receive(from: devices[1])
        #expect(devices[0].records.entryCount == 2)
    }
}
