import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The restoring of a backup: merged below later changes, or in place of the records.
@Suite struct RestoreRuleTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    var device = TestDevice(replica: 1)

    /// Two sets, the second with a note.
    private mutating func logTwo() throws {
        try device.log(1, at: front, time: now - 6000, now: now - 6000)
        try device.log(2, at: back, time: now - 3000, note: "sore", now: now - 3000)
    }

    private func restore(
        _ number: UInt16,
        _ backup: SiteBackup,
        _ mode: SiteImport.Mode
    ) -> SiteOperation {
        .restore(SiteRestore(id: .fixture(number), mode: mode, backup: backup))
    }

    @Test(arguments: [SiteImport.Mode.merge, .replace])
    mutating func `into an empty store everything comes back, and a second time nothing (SR-198)`(
        mode: SiteImport.Mode
    ) throws {
        try logTwo()
        let backup = device.state.backup(at: now)
        var other = TestDevice(replica: 2)

        try other.perform(restore(7, backup, mode), now: now + 60)
        #expect(other.records == device.records)
        #expect(other.state.backup(at: now) == backup)

        let again = try other.perform(restore(8, backup, mode), now: now + 120)
        #expect(again.effects == [])
        #expect(other.records == device.records)
    }

    @Test mutating func `merging adds what was never there, and changes nothing else (SR-198)`()
        throws
    {
        try logTwo()
        let backup = device.state.backup(at: now)
        var other = TestDevice(replica: 2)
        other.receive(from: device)
        let edit = SiteEntryEdit(id: .fixture(3), entryID: .fixture(2), note: .set("better"))
        try other.perform(.editEntry(edit), now: now + 60)
        let deletion = SiteEntryDeletion(id: .fixture(4), entryID: .fixture(1))
        try other.perform(.deleteEntry(deletion), now: now + 70)
        try other.log(5, at: front, time: now + 80, now: now + 80)
        let before = other.records

        try other.perform(restore(7, backup, .merge), now: now + 90)

        #expect(other.records == before)
    }

    @Test(arguments: [nil, "a longer note than that of the backup"])
    mutating func `of a wearing that both stores have the fuller entry is shown (SR-78, SR-198)`(
        ownNote: String?
    ) throws {
        try device.log(1, at: front, time: now - 6000, note: "from A", now: now - 6000)
        try device.log(2, at: back, time: now - 3000, now: now - 3000)
        let backup = device.state.backup(at: now)
        var other = TestDevice(replica: 2)
        try other.log(5, at: front, time: now - 6000, note: ownNote, now: now - 6000)
        try other.log(6, at: back, time: now - 2000, now: now - 2000)
        let present = other.state.backup(at: now)

        try other.perform(restore(7, backup, .merge), now: now + 60)

        let shown = ownNote == nil ? 1 : 5 as UInt16
        #expect(other.records.entries.map(\.id) == [.fixture(shown), .fixture(2), .fixture(6)])
        #expect(other.records.entry(.fixture(shown))?.note == ownNote ?? "from A")
        #expect(backup.writes.merged(over: present.writes) == .init(twins: 1))
    }

    @Test mutating func `a merge says how many entries were deleted here (SR-198)`() throws {
        try logTwo()
        let backup = device.state.backup(at: now)
        let deletion = SiteEntryDeletion(id: .fixture(4), entryID: .fixture(1))
        try device.perform(.deleteEntry(deletion), now: now + 70)

        let present = device.state.backup(at: now + 80)

        #expect(backup.writes.merged(over: present.writes) == .init(deleted: 1))
    }

    @Test mutating func `a merge brings back an entry that damage left in part (SR-198, ST-10)`()
        throws
    {
        try logTwo()
        let backup = device.state.backup(at: now)
        var other = TestDevice(replica: 2)
        // It ends the first entry, whose creation is lost.
        other.state.apply([device.transactions[1]])
        #expect(other.records.entries.map(\.id) == [.fixture(2)])
        let present = other.state.backup(at: now)

        #expect(backup.writes.merged(over: present.writes) == .init())
        try other.perform(restore(7, backup, .merge), now: now + 60)

        #expect(other.records.entries == device.records.entries)
    }

    @Test func `a merge writes records of every kind that damage left in part (SR-198)`() {
        var (backup, held) = (SiteWrites(), SiteWrites())
        let id = UUID.fixture(1)
        backup.entries = [
            SiteEntryWrite(
                creating: id,
                created: 1_750_000_000_000 << 16,
                start: 1_750_000_000_000,
                place: front,
                end: .open,
                note: nil
            )
        ]
        (backup.details, backup.rests) = ([EntryDetails(id: id)], [RestRecord(id: id)])
        (backup.profiles, backup.places) = ([ProfileRecord(id: id)], [SitePlaceWrite(id: id)])
        backup.details[0].reason = .set(.leak)
        (backup.rests[0].created, backup.rests[0].place) = (.set(1), .set(front))
        backup.profiles[0].name = .set("Steel")
        backup.places[0].identity = .set(SiteLocation.defaults[0].place)
        (held.details, held.rests) = ([EntryDetails(id: id)], [RestRecord(id: id)])
        (held.profiles, held.places) = ([ProfileRecord(id: id)], [SitePlaceWrite(id: id)])
        held.details[0].findings = .set([.redness])
        held.rests[0].note = .set("sore")
        held.profiles[0].archived = .set(true)
        held.places[0].enabled = .set(false)

        #expect(backup.restored(over: held, .merge) == backup)
        #expect(backup.restored(over: backup, .merge).isEmpty)
    }

    @Test(arguments: [Int64.min, .min + 1, .max])
    mutating func `a start beyond all dates stops no merge (SR-198)`(start: Int64) throws {
        try logTwo()
        let entry = SiteEntryWrite(
            creating: .fixture(9),
            created: 1_750_000_000_000 << 16,
            start: start,
            place: front,
            end: .open,
            note: nil
        )
        var writes = SiteWrites()
        writes.entries = [entry]
        let backup = SiteBackup(created: now, writes: writes)

        let present = device.state.backup(at: now)
        #expect(backup.writes.merged(over: present.writes) == .init(isApart: true))
        try device.perform(restore(7, backup, .merge), now: now + 60)

        #expect(device.records.entry(.fixture(2))?.note == "sore")
        #expect(!EntryRow.isMoved(.min, created: .max))
    }

    @Test mutating func `a merge loses against a change of another device since (SR-198)`() throws {
        try logTwo()
        let backup = device.state.backup(at: now)
        var (other, third) = (TestDevice(replica: 2), TestDevice(replica: 3))
        third.receive(from: device)
        let edit = SiteEntryEdit(id: .fixture(3), entryID: .fixture(2), note: .set("better"))
        try third.perform(.editEntry(edit), now: now + 60)

        try other.perform(restore(7, backup, .merge), now: now + 600)
        other.receive(from: third)

        #expect(other.records.entry(.fixture(2))?.note == "better")
    }

    @Test mutating func `replacing makes the view equal, and undo takes it back (SR-198)`() throws {
        try logTwo()
        let (backup, shown) = (device.state.backup(at: now), device.records)
        try device.log(5, at: front, time: now + 80, note: "later", now: now + 80)
        let deletion = SiteEntryDeletion(id: .fixture(6), entryID: .fixture(1))
        try device.perform(.deleteEntry(deletion), now: now + 90)
        let later = device.records

        let commit = try device.perform(restore(7, backup, .replace), now: now + 100)
        #expect(device.records == shown)
        #expect(commit.effects.count == 3)

        try device.perform(.undo(SiteUndo(id: .fixture(8))), now: now + 110)
        #expect(device.records == later)
        try device.perform(
            .undo(SiteUndo(id: .fixture(9), target: .lastUndo)),
            now: now + 120
        )
        #expect(device.records == shown)
    }

    @Test mutating func `entries ahead are in a backup, and come back (SR-198, TR-1)`() throws {
        try logTwo()
        var ahead = TestDevice(replica: 2)
        try ahead.log(3, at: front, time: now + 9 * 86_400, now: now + 9 * 86_400)
        device.receive(from: ahead)
        try device.perform(
            .addZone(SiteZoneAddition(id: .fixture(4), bodyPart: "Hip")),
            now: now
        )
        #expect(device.records.ahead.map(\.id) == [.fixture(3)])

        var other = TestDevice(replica: 3)
        try other.perform(restore(7, device.state.backup(at: now), .replace), now: now)

        #expect(other.state.records(at: now) == device.state.records(at: now))
    }

    private mutating func note(_ text: String) throws {
        let id = UUID.fixture(text.utf8.count + 50)
        let edit = SiteEntryEdit(id: id, entryID: .fixture(2), note: .set(text))
        try device.perform(.editEntry(edit), now: now + 90)
    }

    @Test mutating func `what was shown is restored, or nothing (SR-198)`() throws {
        try logTwo()
        let backup = device.state.backup(at: now)
        try device.log(5, at: front, time: now + 80, now: now + 80)
        // Of an entry that the backup changes back anyway.
        try note("first")
        let present = device.state.backupWrites
        let writes = backup.writes.restored(over: present, .replace)
        let restore = SiteRestore(id: .fixture(7), mode: .replace, backup: backup)
        let effect = SiteRestore.Effect(writes, over: present, .replace)
        let shown = SiteOperation.restore(restore.expecting(effect))
        try note("better")
        let before = device.records

        #expect(throws: SiteRotationError.restoreOvertaken) {
            try device.perform(shown, now: now + 100)
        }
        #expect(device.records == before)
    }

    @Test(arguments: 1...(40 as UInt64))
    func `any history comes back equal, also over another one (SR-198)`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func random(_ replica: UInt64) -> TestDevice {
            var device = TestDevice(replica: replica)
            for number in 1...40 {
                let operation = SiteOperation.random(
                    UInt16(number) + UInt16(replica) * 100,
                    on: device.records,
                    now: now + Double(number) * 600,
                    using: &generator
                )
                _ = try? device.perform(operation, now: now + Double(number) * 600)
            }
            return device
        }
        let (first, second, later) = (random(1), random(2), now + 86_400)
        let backup = first.state.backup(at: later)
        var (empty, over) = (TestDevice(replica: 3), second)

        try empty.perform(restore(9, backup, .merge), now: later)
        try over.perform(restore(9, backup, .replace), now: later)

        #expect(empty.state.backup(at: later) == backup, "seed \(seed)")
        for restored in [empty, over] {
            let (shown, former) = (
                restored.state.records(at: later), first.state.records(at: later)
            )
            #expect(shown.entries == former.entries, "seed \(seed)")
            #expect(shown.ahead == former.ahead, "seed \(seed)")
            let sensors = [shown, former].map { $0.of(.sensor) }
            #expect(sensors[0].entries == sensors[1].entries, "seed \(seed)")
            #expect(sensors[0].ahead == sensors[1].ahead, "seed \(seed)")
            #expect(shown.locations == former.locations, "seed \(seed)")
            #expect(shown.rests == former.rests, "seed \(seed)")
            // Settings that were once chosen become those of the beginning, and stay chosen.
            let settings = [shown, former].map { $0.settings ?? SiteSettings() }
            #expect(settings[0] == settings[1], "seed \(seed)")
        }
        try over.perform(.undo(SiteUndo(id: .fixture(10))), now: later)
        let (back, former) = (over.state.records(at: later), second.state.records(at: later))
        #expect(back.entries == former.entries, "seed \(seed)")
        #expect(back.of(.sensor).entries == former.of(.sensor).entries, "seed \(seed)")
        #expect(back.locations == former.locations, "seed \(seed)")
        #expect(back.rests == former.rests, "seed \(seed)")
    }
}
