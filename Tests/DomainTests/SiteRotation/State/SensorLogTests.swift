import Foundation
import MomentumDomain
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Sensors are a second log beside that of sets, with the same rules.
@Suite struct SensorLogTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    private var sets: SiteRecords { device.records }
    private var sensors: SiteRecords { device.records.of(.sensor) }

    private func log(_ number: UInt16, at location: SiteLocation.ID) -> SiteOperation {
        SiteOperation.logChange(SiteChange(id: .fixture(number), locationID: location)).of(.sensor)
    }

    private func correct(_ correction: SiteCorrection) -> SiteOperation {
        .sensor(.correct(correction, expecting: nil))
    }

    @Test mutating func `a set and a sensor are worn beside each other (SN-1)`() throws {
        try device.log(1, at: front, now: now)
        // At the same place within a second: no twin of the set, and no change of it.
        try device.perform(log(2, at: front), now: now + 0.5)
        let set = sets.entries
        try device.perform(log(3, at: back), now: now + 3600)

        #expect(sets.entries == set)
        #expect(sets.activeEntry?.id == .fixture(1))
        #expect(sensors.activeEntry?.id == .fixture(3))
        #expect(sensors.entries.map(\.id) == [.fixture(2), .fixture(3)])
        #expect(sensors.entries.map(\.endTime) == [now + 3600, nil])
        #expect(sensors.of(.set) == sets)
        #expect(sets.activeEntryOfOther?.id == .fixture(3))

        let worn = sensors.entries
        try device.log(4, at: back, now: now + 7200)
        #expect(sensors.entries == worn)
        #expect(sensors.activeEntryOfOther?.id == .fixture(4))
    }

    @Test mutating func `without sensors a view, its bytes and its registers stay the same (SN-1)`()
        throws
    {
        try device.log(1, at: front, now: now)

        #expect(sensors.entries.isEmpty)
        #expect(sensors.locations == sets.locations)
        let writes = try #require(device.transactions.last).writes
        #expect(writes.sensors.isEmpty && writes.sensorDetails.isEmpty)
        #expect(device.state.registers.fields.isEmpty)
    }

    @Test
    mutating func `a logged sensor has a record of its operation, so it is logged once (SR-166)`()
        throws
    {
        try device.perform(log(1, at: front), now: now)

        let writes = try #require(device.transactions.last).writes
        #expect(writes.entries.isEmpty)
        #expect(writes.commands.map(\.id) == [.fixture(1)])
        #expect(writes.commands.first?.action.value??.rawValue == 8)
        #expect(writes.commands.first?.time == .set(now.milliseconds))
        device.compact()
        #expect(try device.perform(log(1, at: back), now: now + 60).isRepeat)
        #expect(sensors.entries.map(\.locationID) == [front])
    }

    @Test mutating func `sensors are corrected as sets are, which stay (SN-1, SR-168 to SR-173)`()
        throws
    {
        try device.log(1, at: front, now: now)
        try device.perform(log(2, at: front), now: now + 60)
        try device.perform(log(3, at: back), now: now + 86_400)
        let set = sets.entries

        let insertion = SiteInsertion(id: .fixture(4), locationID: back, time: now + 7200)
        try device.perform(correct(.insert(insertion)), now: now + 90_000)
        #expect(sensors.entries.map(\.endTime) == [now + 7200, now + 86_400, nil])

        let move = SiteEntryEdit(id: .fixture(5), entryID: .fixture(4), start: .set(now + 3600))
        try device.perform(correct(.edit(move, movesNeighbours: true)), now: now + 90_000)
        #expect(sensors.entries.map(\.endTime) == [now + 3600, now + 86_400, nil])

        let edit = SiteEntryEdit(
            id: .fixture(6),
            entryID: .fixture(2),
            note: .set("fell off"),
            reason: .set(.fellOff)
        )
        try device.perform(SiteOperation.editEntry(edit).of(.sensor), now: now + 90_000)
        #expect(sensors.entry(.fixture(2))?.reason == .fellOff)

        let deletion = SiteEntryDeletion(id: .fixture(7), entryID: .fixture(4))
        try device.perform(correct(.delete(deletion, extendsPrevious: true)), now: now + 90_000)
        #expect(sensors.entries.map(\.endTime) == [now + 86_400, nil])

        let reopening = SiteReopening(id: .fixture(8), entryID: .fixture(2))
        try device.perform(correct(.reopen(reopening)), now: now + 90_000)
        #expect(sensors.entries.map(\.id) == [.fixture(2)])
        #expect(sensors.activeEntry?.id == .fixture(2))
        #expect(sets.entries == set)
    }

    @Test
    mutating func `a correction is refused if other sensors than shown would change (SR-168)`()
        throws
    {
        try device.perform(log(1, at: front), now: now)
        let edit = SiteEntryEdit(id: .fixture(2), entryID: .fixture(1), note: .set("a"))
        let plan = SiteCorrection.edit(edit, movesNeighbours: false)

        #expect(throws: SiteRotationError.self) {
            try device.perform(.sensor(.correct(plan, expecting: [])), now: now + 60)
        }
        #expect(device.transactions.count == 1)
        // The entry of a sensor is none of the sets'.
        #expect(throws: SiteRotationError.unknownEntry(.fixture(1))) {
            try device.perform(.correct(plan, expecting: nil), now: now + 60)
        }
    }

    @Test(arguments: [false, true])
    mutating func `everything about a sensor is taken back and done again (ST-62, SR-167)`(
        isRestarted: Bool
    ) throws {
        var views = [device.records]
        let edit = SiteEntryEdit(
            id: .fixture(3),
            entryID: .fixture(1),
            start: .set(now - 600),
            note: .set("arm"),
            reason: .set(.leak)
        )
        let deletion = SiteEntryDeletion(id: .fixture(4), entryID: .fixture(1))
        let operations: [SiteOperation] = [
            log(1, at: front), log(2, at: back), SiteOperation.editEntry(edit).of(.sensor),
            SiteOperation.deleteEntry(deletion).of(.sensor),
        ]
        for (number, operation) in operations.enumerated() {
            try device.perform(operation, now: now + Double(number) * 600)
            views.append(device.records)
        }
        #expect(device.state.actions.map(\.kind) == [.sensor, .sensor, .sensor, .sensor])
        #expect(device.state.actions.map { $0.subject?.locationID } == [front, front, back, front])
        if isRestarted {
            let transactions = device.transactions
            device = TestDevice(replica: 1)
            device.state.apply(transactions)
        }

        for (number, view) in views.reversed().dropFirst().enumerated() {
            let undo = SiteUndo(id: .fixture(UInt16(10 + number)))
            try device.perform(.undo(undo), now: now + 5000 + Double(number))
            #expect(device.records.of(.sensor) == view.of(.sensor), "undo \(number)")
        }
        for (number, view) in views.dropFirst().enumerated() {
            let redo = SiteUndo(id: .fixture(UInt16(20 + number)), target: .lastUndo)
            try device.perform(.undo(redo), now: now + 6000 + Double(number))
            #expect(device.records.of(.sensor) == view.of(.sensor), "redo \(number)")
        }
    }

    @Test mutating func `an undo wins whatever the clock says (SR-167, SR-175, ST-50)`() throws {
        try device.perform(log(1, at: front), now: now)
        try device.perform(log(2, at: back), now: now + 3600)

        try device.perform(.undo(SiteUndo(id: .fixture(3))), now: now + 3540)

        #expect(sensors.entries.map(\.id) == [.fixture(1)])
        #expect(sensors.activeEntry?.id == .fixture(1))
    }

    @Test mutating func `a deleted sensor keeps its fields, so its undo restates nothing (SR-166)`()
        throws
    {
        try device.perform(log(1, at: front), now: now)
        let deletion = SiteEntryDeletion(id: .fixture(2), entryID: .fixture(1))
        try device.perform(.sensor(.deleteEntry(deletion)), now: now + 60)
        // Another device has only the snapshot after the deletion.
        other.state.merge(device.state)
        other.compact()
        #expect(other.records.of(.sensor).entries.isEmpty)

        try device.perform(.undo(SiteUndo(id: .fixture(3))), now: now + 120)
        let undo = try #require(device.transactions.last)
        #expect(undo.writes.restatements.isEmpty)
        other.state.apply(undo)

        #expect(other.records.of(.sensor).entries.map(\.id) == [.fixture(1)])
        #expect(other.records == device.records)
    }

    @Test mutating func `what was changed since is left alone by an undo (ST-62)`() throws {
        try device.perform(log(1, at: front), now: now)
        other.receive(from: device)
        let edits = ["first", "second"].enumerated().map { number, note in
            SiteOperation.editEntry(
                SiteEntryEdit(
                    id: .fixture(UInt16(2 + number)),
                    entryID: .fixture(1),
                    note: .set(note)
                )
            )
            .of(.sensor)
        }
        try device.perform(edits[0], now: now + 60)
        other.receive(from: device)
        try other.perform(edits[1], now: now + 120)
        device.receive(from: other)

        let commit = try device.perform(.undo(SiteUndo(id: .fixture(9))), now: now + 180)

        #expect(commit.leftAlone == [.fixture(1)])
        #expect(sensors.entries.map(\.note) == ["second"])
    }

    @Test mutating func `a sensor ahead of the clock counts in nothing until it comes due (TR-1)`()
        throws
    {
        let set = TestDevice(replica: 2)
        other = set
        try other.perform(log(1, at: front), now: now + 10 * 86_400)
        device.receive(from: other)
        device.state.look(at: now)

        #expect(sensors.entries.isEmpty)
        #expect(sensors.ahead.map(\.id) == [.fixture(1)])
        #expect(sets.ahead.isEmpty)
        #expect(device.state.nextDue == now + 9 * 86_400)
        try device.perform(log(2, at: back), now: now)
        #expect(sensors.activeEntry?.id == .fixture(2))
        device.state.look(at: now + 9 * 86_400)
        #expect(sensors.entries.map(\.endTime) == [now + 10 * 86_400, nil])
    }

    @Test mutating func `devices agree on sensors, whatever was done apart (SR-167)`() throws {
        try device.perform(log(1, at: front), now: now)
        other.receive(from: device)
        try device.perform(log(2, at: back), now: now + 600)
        try other.perform(log(3, at: front), now: now + 300)

        device.receive(from: other)
        other.receive(from: device)
        var joined = SiteRotationState()
        let isNews = joined.merge(device.state)

        #expect(isNews)
        #expect(device.records == other.records)
        #expect(joined.records == device.records)
        #expect(sensors.entries.map(\.endTime) == [now + 300, now + 600, nil])
        #expect(!joined.isNews(try #require(device.transactions.last)))
        device.compact()
        #expect(device.records == joined.records)
    }

    @Test
    mutating func `a removed place is kept for a sensor, and comes along with it (ST-57, ST-59)`()
        throws
    {
        let addition = SiteZoneAddition(id: .fixture(1), bodyPart: "Hip", hasSides: false)
        try device.perform(.addZone(addition), now: now)
        let hip = try #require(sets.locations.last?.id)
        other.receive(from: device)
        try device.perform(log(2, at: hip), now: now)
        let removal = SiteLocationRemoval(id: .fixture(3), locationIDs: [hip])
        try other.perform(.removeLocations(removal), now: now + 60)
        var third = SiteRotationState()
        third.apply(try #require(device.transactions.last))

        device.receive(from: other)

        #expect(sets.location(hip)?.isEnabled == false)
        #expect(third.records.of(.sensor).location(hip) != nil)
    }
}
