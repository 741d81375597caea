import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Three entries, one after the other; the last is worn.
@Suite struct EditingRuleTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let now: Date
    let locations = SiteLocation.defaults.map(\.id)
    var device = TestDevice()

    init() throws {
        now = start + 100 * 3600
        for number in 0..<3 {
            try device.log(
                UInt16(number + 1),
                at: locations[number],
                note: "note \(number + 1)",
                now: start + Double(number) * 36_000
            )
        }
    }

    func edit(_ number: UInt16, _ change: (inout SiteEntryEdit) -> Void) -> SiteOperation {
        var edit = SiteEntryEdit(id: .fixture(900), entryID: .fixture(number))
        change(&edit)
        return .editEntry(edit)
    }

    mutating func perform(_ operation: SiteOperation) throws -> [SiteEntry] {
        try device.perform(operation, now: now)
        return Array(device.records.entries)
    }

    @Test mutating func `an edit changes what it names and nothing else (SR-51)`() throws {
        let before = Array(device.records.entries)

        let after = try perform(
            edit(2) {
                $0.location = .set(nil)
                $0.note = .set(" ")
            }
        )

        #expect(after[0] == before[0])
        #expect(after[2] == before[2])
        #expect(
            after[1]
                == SiteEntry(
                    id: .fixture(2),
                    locationID: nil,
                    startTime: before[1].startTime,
                    endTime: before[1].endTime
                )
        )
    }

    @Test mutating func `a moved start makes an overlap and shortens nobody (SR-53, ST-54)`() throws
    {
        let before = Array(device.records.entries)

        let after = try perform(edit(2) { $0.start = .set(start + 3600.5) })

        #expect(after[0] == before[0])
        #expect(after[1].startTime == start + 3600.5)
        #expect(after[1].endTime == before[1].endTime)
        #expect(after[2] == before[2])
    }

    @Test mutating func `an end can be moved, also past the next start (SR-51, SR-53)`() throws {
        let after = try perform(edit(1) { $0.end = .set(now) })

        #expect(after.map(\.endTime) == [now, start + 72_000, nil])
    }

    @Test mutating func `clearing the end of the last entry opens it again (SR-51, SR-52)`() throws
    {
        _ = try perform(edit(3) { $0.end = .set(now) })
        #expect(device.records.activeEntry == nil)

        var reopening = SiteEntryEdit(id: .fixture(901), entryID: .fixture(3))
        reopening.end = .set(nil)
        try device.perform(.editEntry(reopening), now: now)

        #expect(device.records.activeEntry?.id == .fixture(3))
    }

    struct Refusal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let entry: UInt16
        let expected: SiteRotationError
        let change: @Sendable (inout SiteEntryEdit, Date) -> Void
    }

    static let start = Date(timeIntervalSince1970: 1_750_000_000)
    static let locations = SiteLocation.defaults.map(\.id)

    static let refusals = [
        Refusal(
            testDescription: "an unknown entry",
            entry: 99,
            expected: .unknownEntry(.fixture(99))
        ) { edit, _ in edit.note = .set("x") },
        Refusal(
            testDescription: "an unknown location",
            entry: 1,
            expected: .unknownLocation(.fixture(99))
        ) { edit, _ in edit.location = .set(.fixture(99)) },
        Refusal(
            testDescription: "an end before the start",
            entry: 1,
            expected: .endBeforeStart(start: start, end: start - 1)
        ) { edit, _ in edit.end = .set(start - 1) },
        Refusal(
            testDescription: "a start after the end",
            entry: 1,
            expected: .endBeforeStart(start: start + 36_001, end: start + 36_000)
        ) { edit, _ in edit.start = .set(start + 36_001) },
        Refusal(
            testDescription: "a start after now",
            entry: 3,
            expected: .timeInTheFuture(start + 100 * 3600 + 1)
        ) { edit, now in edit.start = .set(now + 1) },
        Refusal(
            testDescription: "an end after now",
            entry: 3,
            expected: .timeInTheFuture(start + 100 * 3600 + 1)
        ) { edit, now in edit.end = .set(now + 1) },
        Refusal(
            testDescription: "reopening while another is open",
            entry: 1,
            expected: .anotherEntryIsOpen(.fixture(3))
        ) { edit, _ in edit.end = .set(nil) },
        Refusal(
            testDescription: "a completed start past the active one",
            entry: 2,
            expected: .startAfterActiveSite
        ) { edit, now in
            edit.start = .set(start + 72_001)
            edit.end = .set(now)
        },
        Refusal(
            testDescription: "the active start before another",
            entry: 3,
            expected: .activeSiteBeforeLatest
        ) { edit, _ in edit.start = .set(start + 3600) },
        Refusal(
            testDescription: "the place and second of another, whose note is as long",
            entry: 2,
            expected: .twinExists(.fixture(2))
        ) { edit, _ in
            edit.location = .set(locations[0])
            edit.start = .set(start + 0.5)
        },
        Refusal(
            testDescription: "the place and second of another, which would give way",
            entry: 2,
            expected: .twinExists(.fixture(1))
        ) { edit, _ in
            edit.location = .set(locations[0])
            edit.start = .set(start - 0.5)
            edit.note = .set("longer than the other one")
        },
    ]

    @Test(arguments: refusals)
    mutating func `what cannot be is refused and nothing is written (SR-52, SR-3)`(
        refusal: Refusal
    ) throws {
        let before = device.records

        #expect(throws: refusal.expected) {
            try device.perform(edit(refusal.entry) { refusal.change(&$0, now) }, now: now)
        }

        #expect(device.records == before)
    }

    @Test mutating func `reopening is refused when a later entry exists (SR-52)`() throws {
        _ = try perform(edit(3) { $0.end = .set(now) })
        var reopening = SiteEntryEdit(id: .fixture(901), entryID: .fixture(2))
        reopening.end = .set(nil)

        #expect(throws: SiteRotationError.laterEntryExists(.fixture(3), count: 1)) {
            try device.perform(.editEntry(reopening), now: now)
        }
    }

    @Test mutating func `the note of an odd old entry can always be edited (SR-52)`() throws {
        // Imported with an end that lies ahead of the clock that edits now.
        let odd = SiteEntry(
            id: .fixture(50),
            locationID: nil,
            startTime: start - 100,
            endTime: now + 9999
        )
        try device.perform(
            .importEntries(
                SiteImport(id: .fixture(60), mode: .merge, newPlaces: [], entries: [odd])
            ),
            now: now
        )

        let after = try perform(edit(50) { $0.note = .set("odd") })

        #expect(after[0].note == "odd")
        #expect(after[0].endTime == now + 9999)
    }

    @Test mutating func `deleting the active entry opens no other (SR-54)`() throws {
        try device.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(900), entryID: .fixture(3))),
            now: now
        )

        #expect(device.records.activeEntry == nil)
        #expect(device.records.entries.map(\.endTime) == [start + 36_000, start + 72_000])
    }

    @Test mutating func `deleting an entry in between moves no end (SR-54, ST-54)`() throws {
        try device.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(900), entryID: .fixture(2))),
            now: now
        )

        #expect(device.records.entries.map(\.endTime) == [start + 36_000, nil])
    }

    @Test mutating func `deleting an entry deletes its hidden twin too (SR-54, SR-78)`() throws {
        var other = TestDevice(replica: 2)
        try other.log(20, at: locations[2], now: start + 72_000.4)
        device.receive(from: other)
        #expect(device.records.entries.count == 3)

        try device.perform(
            .deleteEntry(
                SiteEntryDeletion(id: .fixture(900), entryID: device.records.entries[2].id)
            ),
            now: now
        )

        #expect(device.records.entries.count == 2)
    }

    @Test mutating func `an edit that comes later does not bring an entry back (ST-53)`() throws {
        var other = TestDevice(replica: 2)
        other.receive(from: device)
        try device.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(900), entryID: .fixture(1))),
            now: now
        )
        try other.perform(
            .editEntry(
                SiteEntryEdit(id: .fixture(901), entryID: .fixture(1), note: .set("later"))
            ),
            now: now + 60
        )

        device.receive(from: other)

        #expect(device.records.entries.map(\.id) == [.fixture(2), .fixture(3)])
    }

    @Test mutating func `an edit does not bring out the twin behind the entry (SR-51, SR-78)`()
        throws
    {
        var other = TestDevice(replica: 2)
        try other.log(7, at: locations[2], note: "theirs", now: start + 72_000)
        device.receive(from: other)
        try #require(device.records.entries.map(\.id) == [.fixture(1), .fixture(2), .fixture(3)])

        let after = try perform(edit(3) { $0.note = .set(nil) })

        #expect(after.map(\.id) == [.fixture(1), .fixture(2), .fixture(3)])
        #expect(after.map(\.note) == ["note 1", "note 2", nil])
        try device.perform(.undo(SiteUndo(id: .fixture(901))), now: now)
        #expect(device.records.entries.map(\.note) == ["note 1", "note 2", "note 3"])
    }
}
