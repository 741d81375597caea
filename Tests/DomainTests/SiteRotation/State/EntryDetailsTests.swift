import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The reason why a set came off, and the findings there.
@Suite struct EntryDetailsTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let locations = SiteLocation.defaults.map(\.id)
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    init() throws {
        try device.log(1, at: locations[0], now: now)
    }

    private func change(
        _ number: UInt16,
        reason: RemovalReason? = nil,
        findings: Set<SiteFinding> = [],
        end: Date? = nil
    ) -> SiteOperation {
        .logChange(
            SiteChange(
                id: .fixture(number),
                locationID: locations[1],
                previousReason: reason.map { .set($0) } ?? .keep,
                previousFindings: findings.isEmpty ? .keep : .set(findings),
                previousEnd: end
            )
        )
    }

    private func edit(
        _ number: UInt16,
        _ reason: FieldWrite<RemovalReason?>,
        findings: FieldWrite<Set<SiteFinding>> = .keep
    ) -> SiteOperation {
        .editEntry(
            SiteEntryEdit(
                id: .fixture(number),
                entryID: .fixture(1),
                reason: reason,
                findings: findings
            )
        )
    }

    @Test mutating func `a change says why the set before came off, in one save (RR-2)`() throws {
        let commit = try device.perform(
            change(2, reason: .fellOff, findings: [.itching, .redness], end: now + 3000),
            now: now + 3600
        )

        let closed = try #require(device.records.entry(.fixture(1)))
        #expect(closed.reason == .fellOff)
        #expect(closed.findings == [.redness, .itching])
        #expect(closed.endTime == now + 3000)
        #expect(device.records.activeEntry?.reason == nil)
        #expect(device.transactions.count == 2)
        #expect(commit.changedEntries.map(\.id) == [.fixture(1), .fixture(2)])
    }

    @Test mutating func `reasons are corrected and removed later (RR-2)`() throws {
        try device.perform(change(2, reason: .leak), now: now + 3600)

        try device.perform(edit(3, .set(.occlusion), findings: .set([.hard])), now: now + 7200)
        #expect(device.records.entry(.fixture(1))?.reason == .occlusion)
        #expect(device.records.entry(.fixture(1))?.findings == [.hard])
        // The times stay the same, to the millisecond.
        #expect(device.records.entry(.fixture(1))?.endTime == now + 3600)

        try device.perform(edit(4, .set(nil), findings: .set([])), now: now + 7300)
        #expect(device.records.entry(.fixture(1))?.reason == nil)
        #expect(device.records.entry(.fixture(1))?.findings == [])
    }

    @Test mutating func `a set comes off while it is worn (RR-2)`() throws {
        #expect(throws: SiteRotationError.endBeforeStart(start: now, end: now - 1)) {
            try device.perform(change(2, end: now - 1), now: now + 3600)
        }
        let late = SiteRotationError.endAfterChange(now + 3601, change: now + 3600)
        #expect(throws: late) {
            try device.perform(change(2, end: now + 3601), now: now + 3600)
        }
        #expect(throws: SiteRotationError.noActiveSite) {
            try other.perform(change(2, reason: .leak), now: now)
        }
        #expect(device.transactions.count == 1)
    }

    @Test mutating func `the later reason stays, on whatever device it was given (SR-167)`() throws
    {
        try device.perform(change(2, reason: .leak), now: now + 3600)
        other.receive(from: device)
        try other.perform(edit(3, .set(.pain)), now: now + 7200)
        try device.perform(edit(4, .set(.infection)), now: now + 7100)

        device.receive(from: other)
        other.receive(from: device)

        #expect(device.records == other.records)
        #expect(device.records.entry(.fixture(1))?.reason == .pain)
        var joined = SiteRotationState()
        let isNews = [joined.merge(device.state), joined.merge(other.state)]
        #expect(isNews == [true, false])
        #expect(joined.records == device.records)
    }

    @Test mutating func `undo leaves a reason that was changed since, and names the entry (ST-62)`()
        throws
    {
        try device.perform(change(2), now: now + 3600)
        try device.perform(edit(3, .set(.leak), findings: .set([.pus])), now: now + 7100)
        other.receive(from: device)
        try other.perform(edit(4, .set(.pain)), now: now + 7200)
        device.receive(from: other)

        let commit = try device.perform(.undo(SiteUndo(id: .fixture(5))), now: now + 7300)

        #expect(device.records.entry(.fixture(1))?.reason == .pain)
        #expect(device.records.entry(.fixture(1))?.findings == [])
        #expect(commit.leftAlone == [.fixture(1)])
    }

    @Test mutating func `a deletion taken back has its reason, also after a restart (SR-166)`()
        throws
    {
        try device.perform(change(2, reason: .bleeding), now: now + 3600)
        let before = device.records
        let deletion = SiteEntryDeletion(id: .fixture(3), entryID: .fixture(1))
        try device.perform(.deleteEntry(deletion), now: now + 7200)
        other.receive(from: device)
        other.compact()

        try device.perform(.undo(SiteUndo(id: .fixture(4))), now: now + 7300)
        other.receive(from: device)

        #expect(device.records == before)
        #expect(other.records == before)
    }

    @Test mutating func `an unknown reason is kept (SR-166)`() throws {
        let future = RemovalReason(rawValue: "sunburn")
        try device.perform(change(2, reason: future), now: now + 3600)

        device.compact()

        #expect(device.records.entry(.fixture(1))?.reason == future)
        #expect(!RemovalReason.all.contains(future))
    }

    @Test mutating func `an entry that lies in the future has its reason, too (TR-4, RR-2)`() throws
    {
        try other.log(7, at: locations[3], now: now + 10 * 86_400)
        let edit = SiteEntryEdit(
            id: .fixture(8),
            entryID: .fixture(7),
            end: .set(now + 11 * 86_400),
            reason: .set(.leak)
        )
        try other.perform(.editEntry(edit), now: now + 11 * 86_400)
        device.receive(from: other)

        device.state.look(at: now)

        #expect(device.records.ahead.map(\.reason) == [.leak])
    }

    @Test mutating func `a set that is worn gets no reason, one ahead or with an end does (RR-2)`()
        throws
    {
        try device.log(7, at: locations[3], now: now)
        let told = SiteEntryEdit(id: .fixture(8), entryID: .fixture(7), reason: .set(.leak))

        #expect(throws: SiteRotationError.stillWorn(.fixture(7))) {
            try device.perform(.editEntry(told), now: now + 60)
        }
        #expect(device.records.entry(.fixture(7))?.reason == nil)
        let found = SiteEntryEdit(id: .fixture(9), entryID: .fixture(7), findings: .set([.rash]))
        #expect(throws: SiteRotationError.stillWorn(.fixture(7))) {
            try device.perform(.editEntry(found), now: now + 60)
        }

        try other.log(10, at: locations[4], now: now + 10 * 86_400)
        device.receive(from: other)
        device.state.look(at: now + 60)
        let ahead = SiteEntryEdit(id: .fixture(11), entryID: .fixture(10), reason: .set(.pain))
        try device.perform(.editEntry(ahead), now: now + 60)
        #expect(device.records.ahead.map(\.reason) == [.pain])
    }

    @Test mutating func `an import brings its reasons, and an undo takes them back (SR-191, RR-1)`()
        throws
    {
        let entry = SiteEntry.fixture(7, from: now - 7200, to: now - 3600, reason: .leak)
        let change = SiteImport(id: .fixture(8), mode: .merge, newPlaces: [], entries: [entry])

        try device.perform(.importEntries(change), now: now + 60)
        #expect(device.records.entry(.fixture(7))?.reason == .leak)

        try device.perform(.undo(SiteUndo(id: .fixture(9))), now: now + 120)
        #expect(device.records.entry(.fixture(7)) == nil)
    }

    @Test mutating func `a set that an import reopens forgets its former end (RR-2, RR-3)`() throws
    {
        try device.perform(change(2, reason: .leak, findings: [.rash]), now: now + 3600)
        let open = SiteEntry.fixture(1, from: now)
        let file = SiteImport(id: .fixture(3), mode: .replace, newPlaces: [], entries: [open])

        try device.perform(.importEntries(file), now: now + 7200)

        let worn = try #require(device.records.activeEntry)
        #expect(worn.id == .fixture(1))
        #expect(worn.reason == nil && worn.findings == [])
    }

    @Test(arguments: ["change", "insertion", "command"])
    mutating func `a set that a change of a wrong clock had closed ends anew (RR-2, RR-3)`(
        kind: String
    ) throws {
        let ahead = now + 10 * 365 * 86_400
        try device.perform(change(2, reason: .leak, findings: [.rash]), now: ahead)
        device.state.look(at: now + 60)
        #expect(device.records.activeEntry?.id == .fixture(1))
        let time = now + 3600
        let operation: SiteOperation =
            switch kind {
            case "change": change(3)
            case "insertion":
                .correct(
                    .insert(
                        SiteInsertion(id: .fixture(3), locationID: locations[2], time: time)
                    ),
                    expecting: nil
                )
            default:
                .carryOut(
                    SiteChangeCommand(
                        id: .fixture(3),
                        locationID: locations[2],
                        requestedAt: time
                    )
                )
            }
        try device.perform(operation, now: time)

        let closed = try #require(device.records.entry(.fixture(1)))
        #expect(closed.endTime != nil)
        #expect(closed.reason == nil && closed.findings == [])
    }

    @Test mutating func `an operation records its kind (SR-175)`() throws {
        try device.perform(change(2, reason: .leak), now: now + 3600)
        try device.perform(edit(3, .set(nil)), now: now + 7200)
        let deletion = SiteEntryDeletion(id: .fixture(4), entryID: .fixture(1))
        try device.perform(.deleteEntry(deletion), now: now + 7300)
        let zone = SiteZoneAddition(id: .fixture(5), bodyPart: "Hip")
        try device.perform(.addZone(zone), now: now + 7400)
        try device.perform(.undo(SiteUndo(id: .fixture(6))), now: now + 7500)

        let actions: [ActionCode?] = device.transactions.map { transaction in
            transaction.writes.commands.first?.action.value ?? nil
        }
        #expect(actions == [nil, nil, .edit, .delete, .places, nil])
        let commands = device.state.registers.tables.commands
        #expect(commands[.fixture(3)]?.action?.value == .edit)
    }

    @Test mutating func `what is said of a set is never said of another (RR-2, SR-168)`() throws {
        try device.log(2, at: locations[2], now: now + 3600)
        func change(closing id: UInt16) -> SiteOperation {
            .logChange(
                SiteChange(
                    id: .fixture(3),
                    locationID: locations[1],
                    previousReason: .set(.leak),
                    previousID: .fixture(id)
                )
            )
        }

        #expect(throws: SiteRotationError.previousOvertaken) {
            try device.perform(change(closing: 1), now: now + 7200)
        }
        #expect(throws: SiteRotationError.previousOvertaken) {
            let change = SiteChange(
                id: .fixture(3),
                locationID: locations[1],
                previousID: .fixture(1)
            )
            try device.perform(.logChange(change), now: now + 7200)
        }
        #expect(device.records.entries.map(\.id) == [.fixture(1), .fixture(2)])
        try device.perform(change(closing: 2), now: now + 7200)
        #expect(device.records.entries.map(\.reason) == [nil, .leak, nil])
    }
}
