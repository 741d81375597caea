import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The undo of one device while others write, or keep no more than a snapshot of the past.
@Suite struct UndoAmongDevicesTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let locations = SiteLocation.defaults.map(\.id)
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    init() throws {
        try device.log(1, at: locations[0], note: "one", now: start)
        try device.log(2, at: locations[1], note: "two", now: start + 3600)
        other.receive(from: device)
    }

    static func undo(_ number: UInt16, _ target: SiteUndo.Target = .lastChange) -> SiteOperation {
        .undo(SiteUndo(id: .fixture(number), target: target))
    }

    private static func note(_ number: UInt16, _ note: String, of entry: UInt16) -> SiteOperation {
        .editEntry(
            SiteEntryEdit(id: .fixture(number), entryID: .fixture(entry), note: .set(note))
        )
    }

    static let removals: [SiteOperation] = [
        .deleteEntry(SiteEntryDeletion(id: .fixture(50), entryID: .fixture(1))),
        .importEntries(
            SiteImport(
                id: .fixture(50),
                mode: .replace,
                newPlaces: [],
                entries: [
                    SiteEntry(
                        id: .fixture(9),
                        locationID: nil,
                        startTime: Date(timeIntervalSince1970: 1_740_000_000)
                    )
                ]
            )
        ),
    ]

    @Test(arguments: removals)
    mutating func `what another device wrote unseen outlives a deletion taken back (ST-62)`(
        removal: SiteOperation
    ) throws {
        var third = TestDevice(replica: 3)
        third.receive(from: device)
        try device.perform(removal, now: start + 10_000)
        // This one keeps no more of the deleted entry than its tombstone (ST-32).
        third.receive(from: device)
        third.compact()
        try other.perform(Self.note(60, "corrected", of: 1), now: start + 10_010)
        try device.perform(Self.undo(51), now: start + 10_020)

        third.receive(from: device)
        #expect(third.records == device.records)
        for pair in [(0, 1), (1, 0)] {
            var devices = [device, other]
            devices[pair.0].receive(from: devices[pair.1])
            #expect(devices[pair.0].records.entries.map(\.note) == ["corrected", "two"])
        }
        third.receive(from: other)
        #expect(third.records.entries.map(\.note) == ["corrected", "two"])
    }

    @Test mutating func `a snapshot keeps what was written after a deletion (ST-1, ST-32)`() throws
    {
        try device.perform(Self.removals[0], now: start + 10_000)
        var third = TestDevice(replica: 3)
        third.receive(from: device)
        try device.perform(Self.undo(51), now: start + 10_020)
        try other.perform(Self.note(60, "corrected", of: 1), now: start + 10_030)
        third.receive(from: other)

        third.compact()
        #expect(third.records.entries.map(\.id) == [.fixture(2)])
        third.receive(from: device)
        device.receive(from: other)

        #expect(third.records == device.records)
        #expect(third.records.entries.map(\.note) == ["corrected", "two"])
    }

    @Test mutating func `what an undo took back before a restart is not taken back again (ST-62)`()
        throws
    {
        try device.perform(Self.undo(51), now: start + 10_000)
        var again = device
        again.compact()
        try device.perform(Self.undo(52, .lastUndo), now: start + 10_010)
        let redo = try #require(device.transactions.last)

        // A new process reads the snapshot, and this transaction from the journal behind it.
        again.state.apply(redo)

        #expect(again.records == device.records)
        #expect(again.records.entries.count == 2)
        for (target, refusal) in [
            (SiteUndo.Target.lastUndo, SiteRotationError.nothingToRedo),
            (.lastChange, .nothingToUndo),
        ] {
            #expect(throws: refusal) {
                try again.perform(Self.undo(53, target), now: start + 10_020)
            }
        }
        #expect(throws: SiteRotationError.nothingToRedo) {
            try device.perform(Self.undo(53, .lastUndo), now: start + 10_020)
        }
    }
}
