import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

struct SnapshotTests {
    private let header = FileHeader(
        kind: .snapshot,
        storeID: .fixture(1),
        generation: 3,
        replica: 5,
        created: 7
    )

    private func encode(
        _ state: SiteRotationState,
    ) throws -> [UInt8] {
        let collector = Collector()
        try SnapshotEncoder.encode(state, header: header) {
            collector.bytes += $0
        }
        return collector.bytes
    }

    private func random(seed: UInt64, count: Int) -> SiteRotationState {
        var random = RandomWrites(seed: seed)
        var state = SiteRotationState()
        for counter in 0..<UInt64(count) {
            let replica = UInt64(random.number(3))
            let draft = random.draft()
            state.apply(
                TransactionEncoder.number(draft, replica: replica, counter: counter).transaction
            )
        }
        return state
    }

    @Test(arguments: 1...20)
    func `a snapshot keeps every register with its whole key (ST-1, ST-8)`(seed: UInt64) throws {
        var counters = CounterRanges()
        for counter: UInt64 in [0, 1, 2, 5, 9, 10] { counters.insert(counter) }

        let numbers: [UInt64: CounterRanges] = [77: counters, 5: CounterRanges()]
        let state = random(seed: seed, count: 60).numbered(numbers)
        let bytes = try encode(state)
        let snapshot = try SnapshotDecoder.snapshot(bytes, generation: 3)

        #expect(snapshot.header == header)
        #expect(snapshot.state.numbers == numbers)
        #expect(snapshot.state.records == state.records)
        #expect(Contents(snapshot.state) == Contents(state))
    }

    @Test func `answers stand where a version that does not know them keeps them (ST-8, SR-129)`()
        throws
    {
        var writes = SiteWrites()
        writes.commands = [
            SiteCommandWrite(
                id: .fixture(1),
                time: .set(5),
                answer: .set(.refused(.unknownLocation))
            ),
            SiteCommandWrite(id: .fixture(2), time: .set(5), answer: .set(.carriedOut)),
            SiteCommandWrite(id: .fixture(3), answer: .set(.refused(.other(code: 9)))),
        ]
        let draft = (stamp: UInt64(9 << 16), writes: writes)
        var state = SiteRotationState()
        state.apply(TransactionEncoder.number(draft, replica: 1, counter: 0).transaction)
        // The previous version's reading of the same transaction.
        var unknown = SiteWrites()
        unknown.commands = zip(1...3, [1, 0, 9] as [UInt8]).map { number, code in
            SiteCommandWrite(
                id: .fixture(number),
                time: number < 3 ? .set(5) : .keep,
                unknown: [UnknownField(tag: 3, bytes: [code])]
            )
        }
        var former = SiteRotationState()
        let id = try #require(state.registers.tables.commands[.fixture(1)]?.answer?.key.transaction)
        former.apply(SiteTransaction(id: id, stamp: 9 << 16, writes: unknown))

        let bytes = try encode(former)

        #expect(try encode(state) == bytes)
        let read = try SnapshotDecoder.snapshot(bytes, generation: 3).state
        #expect(read.registers.tables.commands == state.registers.tables.commands)
        #expect(read.registers.unknown.isEmpty)
        #expect(read.records.answers == state.records.answers)
        #expect(read.records.answers.map(\.refusal) == [.unknownLocation, nil, .other(code: 9)])
    }

    @Test func `the notes of deleted entries are not carried over, the deletion is (ST-32)`() throws
    {
        var state = SiteRotationState()
        var write = SiteEntryWrite(
            creating: .fixture(1),
            created: 5,
            start: 5,
            place: nil,
            end: .open,
            note: "secret"
        )
        write.deleted = .set(true)
        var writes = SiteWrites()
        writes.entries = [write]
        let draft = (stamp: UInt64(9 << 16), writes: writes)
        state.apply(TransactionEncoder.number(draft, replica: 1, counter: 0).transaction)

        let bytes = try encode(state)

        #expect(!bytes.contains(Array("secret".utf8)))
        let read = try SnapshotDecoder.snapshot(bytes, generation: 3).state
        #expect(read.registers.tombstones.keys.sorted() == [.fixture(1)])
        #expect(read.knows(.fixture(1)))
    }

    @Test func `an entry takes at most 50 bytes, notes on a quarter`() throws {
        let state = SiteRotationState.history(of: 5000)

        let size = Double(try encode(state).count) / 5000

        #expect(size <= 50, "\(size) bytes for each entry")
        let read = try SnapshotDecoder.snapshot(try encode(state), generation: 3).state
        #expect(read.records == state.records)
        #expect(Contents(read) == Contents(state))
    }

    @Test func `any change of a snapshot is noticed (ST-5)`() throws {
        let bytes = try encode(random(seed: 3, count: Soak.count(8, soak: 20)))
        var generator = SeededGenerator(seed: 4)
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1 << Int.random(in: 0..<8, using: &generator)
            #expect(throws: MalformedBytes()) {
                try SnapshotDecoder.snapshot(changed, generation: 3)
            }
        }
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: MalformedBytes()) {
                try SnapshotDecoder.snapshot(Array(bytes.prefix(count)), generation: 3)
            }
        }
        #expect(throws: MalformedBytes()) {
            try SnapshotDecoder.snapshot(bytes + [0], generation: 3)
        }
    }

    @Test func `a snapshot belongs to its generation (ST-5)`() throws {
        let bytes = try encode(SiteRotationState())
        #expect(throws: MalformedBytes()) { try SnapshotDecoder.snapshot(bytes, generation: 4) }
    }

    private final class Collector {
        var bytes: [UInt8] = []
    }

    /// All registers of a state, with whole keys in place of positions.
    private struct Contents: Hashable {
        var entries: [[String]] = []
        var tombstones: [UUID: OrderKey] = [:]
        var others = SiteRegisters()

        init(_ state: SiteRotationState) {
            others = state.registers
            let (keys, places) = (others.keys, others.entryPlaces)
            tombstones = others.tombstones.mapValues { keys[Int($0)] }
            others.keys = []
            others.entryPlaces = []
            others.tombstones = [:]
            state.forEachEntry { entry in
                let (row, held) = (entry.row, entry.keys)
                var texts = ["\(row.id) \(row.start) \(row.created) \(row.end)", row.note ?? "-"]
                texts.append(row.place < 0 ? "-" : places[Int(row.place)].uuidString)
                for key in [
                    held.created, held.start, held.place, held.end, held.note, held.deleted,
                ] { texts.append("\(keys[Int(key)])") }
                entries.append(texts)
            }
        }
    }
}

extension SiteRotationState {
    /// This state with other numbers of transactions.
    fileprivate func numbered(_ numbers: [UInt64: CounterRanges]) -> SiteRotationState {
        var registers = registers
        registers.numbers = numbers
        var restoration = SiteRestoration(registers)
        forEachEntry { restoration.append($0) }
        return restoration.finish()
    }
}
