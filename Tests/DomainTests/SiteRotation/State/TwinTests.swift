import Foundation
import MomentumDomain
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

    @Test mutating func `the hidden one comes forward when its twin moves away (SR-78, SR-79)`()
        throws
    {
        try device.log(3, at: SiteLocation.defaults[7].id, now: now + 50)
        var edit = SiteEntryEdit(id: .fixture(50), entryID: .fixture(1))
        edit.location = .set(SiteLocation.defaults[5].id)

        try device.perform(.editEntry(edit), now: now + 60)
        other.receive(from: device)

        #expect(device.records.entries.map(\.id) == [1, 2, 3].map { UUID.fixture($0) })
        #expect(other.records == device.records)
    }

    @Test mutating func `a shown one that is moved in time leaves the hidden one behind (SR-78)`()
        throws
    {
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

        #expect(device.records.entries.map(\.id) == [.fixture(1), .fixture(2)])
        #expect(other.records == device.records)
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
