import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Two devices that logged at one place within a second, and have met.
@Suite struct TwinTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    init() throws {
        try device.log(1, at: front, note: "the longer note", now: now)
        try other.log(2, at: front, note: "short", now: now + 0.5)
        device.receive(from: other)
        other.receive(from: device)
    }

    @Test func `one of them is shown, the same on both devices (SR-78)`() {
        #expect(device.records.entries.map(\.note) == ["the longer note"])
        #expect(other.records == device.records)
    }

    @Test mutating func `people who move the one that they see leave none behind (SR-78, SR-51)`()
        throws
    {
        try device.log(3, at: SiteLocation.defaults[7].id, now: now + 50)
        let before = device.records
        var edit = SiteEntryEdit(id: .fixture(50), entryID: .fixture(1))
        edit.location = .set(SiteLocation.defaults[5].id)

        try device.perform(.editEntry(edit), now: now + 60)
        other.receive(from: device)

        #expect(device.records.entries.map(\.id) == [.fixture(1), .fixture(3)])
        #expect(other.records == device.records)
        try device.perform(.undo(SiteUndo(id: .fixture(51))), now: now + 70)
        other.receive(from: device)
        #expect(device.records == before)
        #expect(other.records == before)
    }

    @Test mutating func `no hidden one becomes the active site by an edit (SR-78, SR-3)`() throws {
        try device.perform(
            .editEntry(SiteEntryEdit(id: .fixture(50), entryID: .fixture(1), end: .set(now + 5))),
            now: now + 60
        )
        try device.perform(
            .editEntry(
                SiteEntryEdit(id: .fixture(51), entryID: .fixture(1), start: .set(now - 7200))
            ),
            now: now + 60
        )
        other.receive(from: device)

        #expect(device.records.entries.map(\.id) == [.fixture(1)])
        #expect(device.records.activeEntry == nil)
        #expect(other.records == device.records)
    }

    @Test func `what was no twin when its like was moved stays shown (SR-78, SR-79)`() throws {
        var edit = SiteEntryEdit(id: .fixture(50), entryID: .fixture(1))
        edit.location = .set(SiteLocation.defaults[5].id)
        var apart = TestDevice(replica: 4)
        try apart.log(2, at: front, note: "short", now: now + 0.5)
        var alone = TestDevice(replica: 5)
        try alone.log(1, at: front, note: "the longer note", now: now)
        try alone.perform(.editEntry(edit), now: now + 60)

        alone.receive(from: apart)

        #expect(alone.records.entries.map(\.id) == [.fixture(1), .fixture(2)])
    }

    @Test func `the completed one is shown before one with a longer note (SR-78)`() throws {
        var device = TestDevice(replica: 1)
        var other = TestDevice(replica: 2)
        try device.log(1, at: front, note: "the longer note", now: now)
        try other.log(2, at: front, note: "short", now: now + 0.5)
        try other.log(3, at: SiteLocation.defaults[7].id, now: now + 50)

        device.receive(from: other)
        other.receive(from: device)

        #expect(device.records.entries.map(\.id) == [.fixture(2), .fixture(3)])
        #expect(other.records == device.records)
    }
}
