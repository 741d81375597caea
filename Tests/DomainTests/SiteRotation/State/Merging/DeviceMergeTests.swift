import Foundation
@testable import MomentumDomain
@testable import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The views of two devices that were apart when they meet (ST-52 to ST-59).
@Suite struct DeviceMergeTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    @Test mutating func `two devices that log at once keep both, and neither repairs (ST-52)`()
        throws
    {
        try device.log(1, at: front, now: now)
        other.receive(from: device)
        try device.log(2, at: back, now: now + 7200)
        try other.log(3, at: front, now: now + 3600)
        let written = [device.transactions.count, other.transactions.count]

        device.receive(from: other)
        other.receive(from: device)

        #expect(device.records == other.records)
        #expect(device.records.entries.map(\.id) == [.fixture(1), .fixture(3), .fixture(2)])
        // The one that both closed ends at the earlier of the two.
        #expect(device.records.entries.map(\.endTime) == [now + 3600, now + 7200, nil])
        #expect([device.transactions.count, other.transactions.count] == written)
    }

    @Test mutating func `logging ends the active entry and fixes what others show (ST-55)`() throws
    {
        try device.log(1, at: front, now: now)
        try other.log(2, at: back, now: now + 60)
        device.receive(from: other)

        try device.log(3, at: front, now: now + 3600)

        let writes = try #require(device.transactions.last).writes.entries
        let ends = writes.map { "\($0.id): \(String(describing: $0.end.value))" }
        let (first, second) = ((now + 60).milliseconds, (now + 3600).milliseconds)
        #expect(
            ends == [
                "\(UUID.fixture(1)): \(String(describing: SiteEnd?.some(.next(first))))",
                "\(UUID.fixture(2)): \(String(describing: SiteEnd?.some(.next(second))))",
                "\(UUID.fixture(3)): \(String(describing: SiteEnd?.some(.open)))",
            ]
        )
    }

    @Test mutating func `a device that joins later switches nothing on again (ST-58)`() throws {
        let off = SiteLocationSwitch(id: .fixture(9), locationIDs: [front], isEnabled: false)
        try device.perform(.switchLocations(off), now: now)

        // It comes into being after the switch, and first hears of it after a change of its own.
        try other.log(1, at: back, now: now + 3600)
        other.receive(from: device)
        device.receive(from: other)

        #expect(device.records == other.records)
        #expect(other.records.location(front)?.isEnabled == false)
        #expect(SiteRotationState().registers == SiteRegisters())
    }

    @Test mutating func `what was put right is the difference of two views (ST-61)`() throws {
        try device.log(1, at: front, now: now)
        try other.log(2, at: back, now: now + 60)
        let before = device.records
        let written = device.transactions.count

        device.receive(from: other)

        let repaired = device.records.entries.filter { !before.entries.contains($0) }
        #expect(repaired.map(\.id) == [.fixture(1), .fixture(2)])
        #expect(repaired.map(\.endTime) == [now + 60, nil])
        #expect(device.transactions.count == written)
        // The register keeps the written value; only the view differs.
        #expect(device.state.registers(of: .fixture(1)).row.end == .open)
    }

    @Test mutating func `what two devices wrote under one number stays apart (ST-9)`() throws {
        // A clone: the same replica and counter, other contents, so another digest.
        let twin = TransactionID(replica: 1, counter: 0, digest: .max)
        try device.log(1, at: front, now: now)
        try other.log(2, at: back, now: now + 60)
        let cloned = try #require(other.transactions.first)

        device.state.apply(
            SiteTransaction(id: twin, stamp: cloned.stamp, writes: cloned.writes)
        )

        #expect(device.records.entries.map(\.id) == [.fixture(1), .fixture(2)])
        #expect(device.transactions[0].id != twin)
        #expect(device.transactions[0].id < twin)
    }

    @Test(arguments: [false, true])
    mutating func `of a field that only a newer version knows the later stays (ST-8)`(
        isReversed: Bool
    ) {
        let id = RegisterID(kind: 900, record: .fixture(1), tag: 3)
        let transactions = (1...2).map { number in
            var writes = SiteWrites()
            let field = UnknownField(tag: id.tag, bytes: [UInt8(number)])
            writes.unknown = [UnknownRecordWrite(kind: id.kind, id: id.record, fields: [field])]
            return SiteTransaction(
                id: TransactionID(replica: 7, counter: UInt64(number), digest: 0),
                stamp: UInt64(number),
                writes: writes
            )
        }

        for transaction in isReversed ? transactions.reversed() : transactions {
            device.state.apply(transaction)
        }

        #expect(device.state.unknown.fields[id]?.value == [2])
    }
}
