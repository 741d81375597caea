import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Whole states that are merged, as when a device reads another's published state at once.
@Suite struct JoiningTests {
    @Test(arguments: 0..<40)
    func `merged states equal all transactions, in either direction (ST-1, ST-48, HS-15)`(
        seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        var devices = [TestDevice(replica: 1), TestDevice(replica: 2)]
        var now = Date(timeIntervalSince1970: 1_750_000_000)
        for step in 0..<40 {
            now += Double(Int.random(in: 0...3000, using: &generator)) / 10
            let index = Int.random(in: 0...1, using: &generator)
            if Int.random(in: 0..<9, using: &generator) == 0 {
                devices[index].receive(from: devices[1 - index])
            }
            let operation = SiteOperation.random(
                UInt16(seed * 100) + UInt16(step),
                on: devices[index].records,
                now: now,
                using: &generator
            )
            _ = try? devices[index].perform(operation, now: now)
        }

        var applied = devices[0].state
        applied.apply(devices[1].transactions)
        var merged = devices[0].state
        let isNews = merged.merge(devices[1].state)
        var reversed = devices[1].state
        reversed.merge(devices[0].state)

        #expect(merged.records == applied.records, "seed \(seed)")
        #expect(reversed.records == applied.records, "seed \(seed)")
        #expect(contents(of: merged) == contents(of: applied), "seed \(seed)")
        #expect(contents(of: reversed) == contents(of: applied), "seed \(seed)")
        let before = devices[0].state
        #expect(isNews == devices[1].transactions.contains { before.isNews($0) })
        let isNewsAgain = merged.merge(devices[1].state)
        #expect(!isNewsAgain, "a second time there is nothing new")
        #expect(merged.undos == devices[0].state.undos)
        for transaction in devices[0].transactions + devices[1].transactions {
            #expect(!merged.isNews(transaction), "seed \(seed)")
        }
    }

    @Test func `a tombstone stands against the entry that comes later (ST-32, ST-53)`() throws {
        var first = TestDevice(replica: 1)
        let now = Date(timeIntervalSince1970: 1_750_000_000)
        try first.log(1, at: SiteLocation.defaults[0].id, now: now)
        var second = TestDevice(replica: 2)
        second.receive(from: first)
        try second.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(2), entryID: .fixture(1))),
            now: now + 60
        )

        first.state.merge(second.state)
        #expect(first.records.entries.isEmpty)
        first.state.apply(second.transactions)
        #expect(first.records.entries.isEmpty)
    }

    @Test(arguments: [[0, 1], [1, 0]])
    func `of two writes about one command the later stands, in any order (SR-129)`(
        order: [Int]
    ) {
        let transactions = (0...1 as ClosedRange<UInt64>).map { number in
            var writes = SiteWrites()
            writes.commands = [SiteCommandWrite(id: .fixture(1), time: .set(Int64(number)))]
            return SiteTransaction(
                id: TransactionID(replica: 9 - number, counter: 0, digest: 0),
                stamp: 5 + number,
                writes: writes
            )
        }
        var state = SiteRotationState()
        for index in order { state.apply([transactions[index]]) }

        #expect(state.tables.commands[.fixture(1)]?.time?.value == 1)
    }

    /// The registers with their keys, without the positions that they happen to have.
    private func contents(of state: SiteRotationState) -> [String: [OrderKey]] {
        var contents: [String: [OrderKey]] = [:]
        func add(_ entry: EntryRegisters) {
            let held = entry.keys
            let text = "\(entry.row.id) \(entry.row.start) \(entry.row.end) \(entry.isDeleted)"
            contents[text] = [
                held.created, held.start, held.place, held.end, held.note, held.deleted,
            ]
            .map { state.keys[Int($0)] }
        }
        state.forEachEntry { add($0) }
        state.table.dormant.values.forEach(add)
        for (id, place) in state.tables.places.records {
            contents["\(id) \(place)"] = [
                place.identity?.key, place.enabled?.key, place.removed?.key,
            ]
            .map { $0 ?? .base }
        }
        contents["\(state.order.ids)"] = [state.order.key]
        for (id, command) in state.tables.commands.records {
            if let time = command.time { contents["\(id) \(time.value)"] = [time.key] }
            if let answer = command.answer { contents["\(id) \(answer.value)"] = [answer.key] }
        }
        for (id, field) in state.unknown.fields { contents["\(id) \(field.value)"] = [field.key] }
        return contents
    }
}
