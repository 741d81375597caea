import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct UndoRuleTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let locations = SiteLocation.defaults.map(\.id)
    var device = TestDevice()

    init() throws {
        try device.log(1, at: locations[0], note: "one", now: start)
        try device.log(2, at: locations[1], note: "two", now: start + 3600)
    }

    @discardableResult
    mutating func undo(
        _ number: UInt16,
        _ target: SiteUndo.Target = .lastChange
    ) throws(SiteRotationError) -> SiteCommit {
        try device.perform(
            .undo(SiteUndo(id: .fixture(number), target: target)),
            now: start + 100_000
        )
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let operation: SiteOperation
    }

    static let hip = SitePlace(bodyPart: "Hip")
    static let start = Date(timeIntervalSince1970: 1_750_000_000)
    static let locations = SiteLocation.defaults.map(\.id)

    static let changes = [
        Change(
            testDescription: "logging",
            operation: .logChange(SiteChange(id: .fixture(50), locationID: locations[2]))
        ),
        Change(
            testDescription: "editing",
            operation: .editEntry(
                SiteEntryEdit(
                    id: .fixture(50),
                    entryID: .fixture(1),
                    location: .set(nil),
                    start: .set(start - 60),
                    note: .set(nil)
                )
            )
        ),
        Change(
            testDescription: "logging with a reason",
            operation: .logChange(
                SiteChange(
                    id: .fixture(50),
                    locationID: locations[2],
                    previousReason: .set(.leak),
                    previousFindings: .set([.rash]),
                    previousEnd: start + 5000
                )
            )
        ),
        Change(
            testDescription: "adding a reason",
            operation: .editEntry(
                SiteEntryEdit(
                    id: .fixture(50),
                    entryID: .fixture(1),
                    reason: .set(.kinked),
                    findings: .set([.lump])
                )
            )
        ),
        Change(
            testDescription: "deleting",
            operation: .deleteEntry(SiteEntryDeletion(id: .fixture(50), entryID: .fixture(2)))
        ),
        Change(
            testDescription: "replacing",
            operation: .importEntries(
                SiteImport(
                    id: .fixture(50),
                    mode: .replace,
                    newPlaces: [hip].compactMap(\.self),
                    entries: [
                        SiteEntry(id: .fixture(1), locationID: hip?.id, startTime: start + 5)
                    ]
                )
            )
        ),
        Change(
            testDescription: "switching",
            operation: .switchLocations(
                SiteLocationSwitch(id: .fixture(50), locationIDs: [locations[3]], isEnabled: false)
            )
        ),
        Change(
            testDescription: "adding a zone",
            operation: .addZone(SiteZoneAddition(id: .fixture(50), bodyPart: "Hip"))
        ),
        Change(
            testDescription: "moving a zone",
            operation: .moveZone(
                SiteZoneMove(
                    id: .fixture(50),
                    zone: SiteZone.ID(SiteLocation.defaults[13].place),
                    position: 0
                )
            )
        ),
    ]

    @Test(arguments: changes)
    mutating func `undo restores the view, and redo the change (ST-62)`(change: Change) throws {
        let before = device.records
        try device.perform(change.operation, now: start + 7200)
        let after = device.records
        #expect(after != before)

        try undo(60)
        #expect(device.records == before)

        try undo(61, .lastUndo)
        #expect(device.records == after)

        try undo(62)
        #expect(device.records == before)
    }

    @Test mutating func `each undo goes one change further back (ST-62)`() throws {
        try undo(60)
        #expect(device.records.entries.map(\.id) == [.fixture(1)])
        #expect(device.records.activeEntry?.id == .fixture(1))

        try undo(61)
        #expect(device.records.entries.isEmpty)

        #expect(throws: SiteRotationError.nothingToUndo) { try undo(62) }
    }

    @Test mutating func `what was changed since stays and is named (ST-62)`() throws {
        var other = TestDevice(replica: 2)
        other.receive(from: device)
        try other.perform(
            .editEntry(
                SiteEntryEdit(id: .fixture(70), entryID: .fixture(2), note: .set("theirs"))
            ),
            now: start + 7200
        )
        try device.perform(
            .editEntry(
                SiteEntryEdit(
                    id: .fixture(71),
                    entryID: .fixture(2),
                    location: .set(nil),
                    note: .set("mine")
                )
            ),
            now: start + 7100
        )
        device.receive(from: other)

        let commit = try undo(60)

        let entry = try #require(device.records.entries.last)
        #expect(entry.note == "theirs")
        #expect(entry.locationID == locations[1])
        #expect(commit.leftAlone == [.fixture(2)])
    }

    @Test mutating func `what another device did is not taken back (ST-62)`() throws {
        var other = TestDevice(replica: 2)
        other.receive(from: device)

        #expect(throws: SiteRotationError.nothingToUndo) {
            try other.perform(.undo(SiteUndo(id: .fixture(60))), now: start)
        }
    }

    @Test mutating func `an undo takes effect once (SR-32)`() throws {
        try undo(60)
        let before = device.records

        #expect(try undo(60).isRepeat)
        #expect(device.records == before)
    }

    @Test mutating func `undo works after the transactions were read again (ST-62)`() throws {
        var reopened = SiteRotationState(replica: device.replica)
        reopened.apply(device.transactions)
        device.state = reopened

        try undo(60)

        #expect(device.records.entries.map(\.id) == [.fixture(1)])
    }

    @Test mutating func `a deletion taken back is whole where only its tombstone is left (ST-32)`()
        throws
    {
        try device.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(50), entryID: .fixture(1))),
            now: start + 7200
        )
        try undo(60)
        let before = device.records
        var other = SiteRotationState()

        // The other device knows of nothing but the undo.
        other.apply(try #require(device.transactions.last))

        #expect(other.records.entries.map(\.note) == ["one"])
        #expect(device.records == before)
    }

    @Test mutating func `what an undo brought back can be taken back as well (ST-62)`() throws {
        try device.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(50), entryID: .fixture(2))),
            now: start + 7200
        )

        try undo(60)
        let commit = try undo(61)

        #expect(device.records.entries.map(\.id) == [.fixture(1)])
        #expect(device.records.activeEntry?.id == .fixture(1))
        #expect(commit.leftAlone == [])
    }

    @Test mutating func `replacing twice is taken back twice, and undone rows stay away (ST-62)`()
        throws
    {
        let rows = [
            SiteEntry(id: .fixture(3), locationID: locations[2], startTime: start + 1800)
        ]
        func importing(_ number: UInt16, _ mode: SiteImport.Mode) -> SiteOperation {
            .importEntries(
                SiteImport(id: .fixture(number), mode: mode, newPlaces: [], entries: rows)
            )
        }
        let before = device.records
        try device.perform(importing(50, .merge), now: start + 7200)
        try undo(60)
        #expect(device.records == before)

        try device.perform(importing(51, .replace), now: start + 7300)
        try device.perform(importing(52, .replace), now: start + 7400)
        try undo(61)
        try undo(62)

        #expect(device.records == before)
    }

    /// Each undo must give exactly the view before the change, however often it was undone and
    /// redone.
    @Test(arguments: 0..<60)
    func `any number of changes is taken back and done again (ST-62)`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var (device, now, done) = (TestDevice(), start, 0)
        var views = [device.records]
        for step in 0..<45 {
            let comment = Comment("seed \(seed), step \(step)")
            let number = UInt16(seed * 100) + UInt16(step)
            now += Double(Int.random(in: 0...4000, using: &generator)) / 10
            switch Int.random(in: 0..<3, using: &generator) {
            case 0 where done > 0:
                try device.perform(.undo(SiteUndo(id: .fixture(number))), now: now)
                done -= 1
            case 1 where done < views.count - 1:
                let redo = SiteUndo(id: .fixture(number), target: .lastUndo)
                try device.perform(.undo(redo), now: now)
                done += 1
            default:
                let operation = SiteOperation.random(
                    number,
                    on: device.records,
                    now: now,
                    using: &generator
                )
                if case .undo = operation { continue }
                let count = device.transactions.count
                // An operation that wrote nothing is no step, nor is the refusal of a command.
                guard let commit = try? device.perform(operation, now: now),
                    device.transactions.count > count
                else { continue }
                if case .carryOut = operation, commit.after.entries == commit.before.entries {
                    continue
                }
                views = views.prefix(done + 1) + [device.records]
                done += 1
            }
            // An answer to a watch is not taken back.
            #expect(device.records.entries == views[done].entries, comment)
            #expect(device.records.locations == views[done].locations, comment)
        }
    }
}
