import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Programs of version 1 and of this one keep the same registers.
///
/// `MOMENTUM_SOAK=1` tries 1,000 seeds.
struct StoreVersionsTests {
    private let header = FileHeader(
        kind: .snapshot,
        storeID: .fixture(1),
        generation: 3,
        replica: 5,
        created: 7
    )

    @Test func `both versions keep the same registers, whoever reads first (SR-165, SR-166, SN-1)`()
        throws
    {
        for seed in 1...UInt64(Soak.count(100, soak: 1000)) {
            var random = RandomWrites(seed: seed)
            let written = (0..<UInt64(8)).map { counter in
                TransactionEncoder.number(
                    random.draft(),
                    replica: 1 + counter % 2,
                    counter: counter
                )
                .transaction
            }
            let former = written.map {
                SiteTransaction(id: $0.id, stamp: $0.stamp, writes: $0.writes.asReadByVersion1)
            }
            var present = SiteRotationState()
            present.apply(written)
            var (version1, late) = (SiteRotationState(), SiteRotationState())
            version1.apply(former)
            late.apply(Array(former.reversed()))

            // Version 1 writes the same snapshot, though it knows fewer fields.
            #expect(try encode(version1) == encode(present), "seed \(seed)")
            // Compacted by it, in whatever order it read them, a newer version has all fields.
            var read = try SnapshotDecoder.snapshot(encode(late), generation: 3).state
            #expect(read.registers.tables == present.registers.tables, "seed \(seed)")
            #expect(read.registers.unknown == present.registers.unknown, "seed \(seed)")
            #expect(read.registers.sensors == present.registers.sensors, "seed \(seed)")
            #expect(read.records == present.records, "seed \(seed)")
            // An update that reads the journals again changes none of them.
            read.apply(written)
            #expect(read.registers.tables == present.registers.tables, "seed \(seed)")
        }
    }

    @Test func `all fields of an entry are one record (SR-164, HS-13)`() throws {
        var writes = SiteWrites()
        var entry = SiteEntryWrite(id: .fixture(1))
        entry.end = .set(.next(5))
        var details = EntryDetails(id: .fixture(1))
        details.reason = .set(.leak)
        details.findings = .set([.rash, .bruise])
        details.target = .set(4320)
        (writes.entries, writes.details) = ([entry], [details])
        let draft = (stamp: UInt64(1 << 16), writes: writes)

        let (written, bytes) = TransactionEncoder.number(draft, replica: 7, counter: 0)

        // Replica, counter and stamp; one record of kind 1 with four fields.
        #expect(bytes[17] == 1)
        #expect(bytes[18] == 1)
        #expect(bytes[35] == 4)
        #expect(
            Array(bytes[36...]) == [4, 2, 1, 10] + field(8, "leak") + field(9, "bruise\nrash")
                + [11, 2, 0xC0, 0x43]
        )
        #expect(try TransactionDecoder.transactions(in: bytes[...]) == [written])
    }

    @Test func `a restated field keeps its own key (SR-166, ST-62)`() throws {
        func details(_ reason: RemovalReason) -> EntryDetails {
            var details = EntryDetails(id: .fixture(1))
            details.reason = .set(reason)
            return details
        }
        var writes = SiteWrites()
        writes.details = [details(.leak)]
        let first = TransactionEncoder.number((9 << 16, writes), replica: 1, counter: 0)
        // A restatement of an older value, in a later transaction.
        writes.details = []
        let key = OrderKey(
            stamp: 8 << 16,
            transaction: TransactionID(replica: 2, counter: 0, digest: 0)
        )
        let entry = SiteEntryWrite(id: .fixture(1))
        writes.restatements = [SiteEntryRestatement(entry, details: details(.pain), key: key)]
        let second = TransactionEncoder.number((10 << 16, writes), replica: 2, counter: 1)
        let read = try TransactionDecoder.transactions(in: second.bytes[...])
        #expect(read == [second.transaction])

        for transactions in [[first.transaction] + read, read + [first.transaction]] {
            var state = SiteRotationState()
            state.apply(transactions)
            let held = state.registers.tables.details[.fixture(1)]
            #expect(held?.reason?.value == .leak)
        }
    }

    private func field(_ tag: UInt8, _ text: String) -> [UInt8] {
        [tag, UInt8(text.utf8.count)] + Array(text.utf8)
    }

    private func encode(_ state: SiteRotationState) throws -> [UInt8] {
        let collector = Collector()
        try SnapshotEncoder.encode(state, header: header) { collector.bytes += $0 }
        return collector.bytes
    }

    private final class Collector {
        var bytes: [UInt8] = []
    }
}
