import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Places that are left free for a time.
@Suite struct RestTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    private func add(
        _ number: UInt16,
        at location: SiteLocation.ID,
        from: Date? = nil,
        until: Date? = nil,
        reason: RestReason? = nil
    ) -> SiteOperation {
        let draft = SiteRestDraft(
            locationID: location,
            from: from,
            until: until,
            reason: reason,
            note: "  "
        )
        return .changeRest(SiteRestChange(id: .fixture(number), action: .add(draft)))
    }

    private func end(_ number: UInt16, _ rest: UInt16) -> SiteOperation {
        .changeRest(SiteRestChange(id: .fixture(number), action: .end(.fixture(rest))))
    }

    private func delete(_ number: UInt16, _ rest: UInt16) -> SiteOperation {
        .changeRest(SiteRestChange(id: .fixture(number), action: .delete(.fixture(rest))))
    }

    @Test mutating func `a rest covers its time without the end, and ends by itself (RS-1)`() throws
    {
        try device.perform(add(1, at: front, until: now + 600, reason: .scar), now: now)

        let rest = SiteRest(
            id: .fixture(1),
            locationID: front,
            from: now,
            until: now + 600,
            reason: .scar
        )
        #expect(device.records.rests == [rest])
        let moments = [now - 1, now, now + 599, now + 600]
        #expect(moments.map { device.records.rest(of: front, at: $0) } == [nil, rest, rest, nil])
        #expect(device.records.rest(of: back, at: now) == nil)
    }

    @Test mutating func `of several rests the latest end counts (RS-1)`() throws {
        try device.perform(add(1, at: front, until: now + 900), now: now)
        try device.perform(add(2, at: front, until: now + 600), now: now)
        #expect(device.records.rest(of: front, at: now)?.id == .fixture(1))

        try device.perform(add(3, at: front, from: now + 60), now: now)
        #expect(device.records.rest(of: front, at: now + 60)?.id == .fixture(3))
        #expect(device.records.rests.map(\.id) == [.fixture(1), .fixture(2), .fixture(3)])
    }

    @Test mutating func `what cannot be a rest is refused, and nothing is written (RS-1)`() throws {
        #expect(throws: SiteRotationError.endBeforeStart(start: now, end: now)) {
            try device.perform(add(1, at: front, until: now), now: now)
        }
        #expect(throws: SiteRotationError.unknownLocation(.fixture(9))) {
            try device.perform(add(1, at: .fixture(9)), now: now)
        }
        var later = device
        try later.perform(add(5, at: front, from: now + 60), now: now)
        #expect(throws: SiteRotationError.restNotBegun(.fixture(5))) {
            try later.perform(end(6, 5), now: now)
        }
        #expect(throws: SiteRotationError.unknownRest(.fixture(8))) {
            try device.perform(end(1, 8), now: now)
        }
        try device.perform(add(2, at: front, until: now + 60), now: now)
        #expect(throws: SiteRotationError.restIsOver(.fixture(2))) {
            try device.perform(end(3, 2), now: now + 60)
        }
        try device.perform(delete(4, 2), now: now)
        #expect(throws: SiteRotationError.unknownRest(.fixture(2))) {
            try device.perform(delete(5, 2), now: now)
        }
        #expect(device.transactions.count == 2)
    }

    @Test mutating func `ending sets the end to now, and both can be taken back (RS-1, ST-62)`()
        throws
    {
        try device.perform(add(1, at: front), now: now)
        let added = device.records
        try device.perform(end(2, 1), now: now + 300)
        #expect(device.records.rests.map(\.until) == [now + 300])
        let ended = device.records

        try device.perform(.undo(SiteUndo(id: .fixture(3))), now: now + 400)
        #expect(device.records == added)
        try device.perform(.undo(SiteUndo(id: .fixture(4))), now: now + 500)
        #expect(device.records.rests.isEmpty)
        try device.perform(.undo(SiteUndo(id: .fixture(5), target: .lastUndo)), now: now + 600)
        #expect(device.records == added)
        try device.perform(.undo(SiteUndo(id: .fixture(6), target: .lastUndo)), now: now + 700)
        #expect(device.records == ended)
        #expect(
            device.transactions.map { $0.writes.commands.first?.action.value??.rawValue }
                == [7, 7, nil, nil, nil, nil]
        )
    }

    @Test mutating func `a rest takes effect once, also after a restart (SR-32)`() throws {
        try device.perform(add(1, at: front, until: now + 60, reason: .lump), now: now)
        let before = device.records
        device.compact()

        #expect(try device.perform(add(1, at: back), now: now + 1).isRepeat)
        #expect(device.records == before)
    }

    @Test mutating func `devices agree on rests, whatever was done apart (SR-167)`() throws {
        try device.perform(add(1, at: front), now: now)
        other.receive(from: device)
        try device.perform(end(2, 1), now: now + 60)
        try other.perform(delete(3, 1), now: now + 30)
        try other.perform(add(4, at: back), now: now + 40)

        device.receive(from: other)
        other.receive(from: device)

        #expect(device.records == other.records)
        // A deletion stays, also beside a later change.
        #expect(device.records.rests.map(\.id) == [.fixture(4)])
        var joined = SiteRotationState()
        joined.merge(device.state)
        #expect(joined.records == device.records)
    }

    @Test mutating func `a removed place is shown, switched off, while it rests (ST-59)`() throws {
        let addition = SiteZoneAddition(id: .fixture(1), bodyPart: "Hip", hasSides: false)
        try device.perform(.addZone(addition), now: now)
        let hip = try #require(device.records.locations.last?.id)
        other.receive(from: device)
        let removal = SiteLocationRemoval(id: .fixture(2), locationIDs: [hip])
        try device.perform(.removeLocations(removal), now: now + 60)
        try other.perform(add(3, at: hip, until: now + 600), now: now + 90)

        device.receive(from: other)
        device.state.look(at: now + 120)
        #expect(device.records.location(hip)?.isEnabled == false)

        device.state.look(at: now + 600)
        #expect(device.records.location(hip) == nil)
    }

    @Test mutating func `a place that rests is switched off in place of removed (ST-59, SR-73)`()
        throws
    {
        let addition = SiteZoneAddition(id: .fixture(1), bodyPart: "Hip", hasSides: false)
        try device.perform(.addZone(addition), now: now)
        let hip = try #require(device.records.locations.last?.id)
        try device.perform(add(2, at: hip, until: now + 600), now: now)

        let removal = SiteLocationRemoval(id: .fixture(3), locationIDs: [hip])
        try device.perform(.removeLocations(removal), now: now + 60)

        #expect(device.records.location(hip)?.isEnabled == false)
    }

    @Test mutating func `a rest brings its custom place along (ST-57)`() throws {
        let addition = SiteZoneAddition(id: .fixture(1), bodyPart: "Hip", hasSides: false)
        try device.perform(.addZone(addition), now: now)
        let hip = try #require(device.records.locations.last?.id)
        try device.perform(add(2, at: hip), now: now)

        other.state.apply(try #require(device.transactions.last))

        #expect(other.records.location(hip) != nil)
        #expect(other.records.rests.map(\.locationID) == [hip])
    }
}
