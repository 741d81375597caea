import Foundation
import Testing

@testable import MomentumSiteRotationDomain

/// The entries that a state collects before it shows them: many, each changed many times.
@Suite struct EntryChangesTests {
    @Test(arguments: [0, 1, 7, 8, 9, 10, 33, 1_000], [0, 20, 2_000])
    func
        `an entry is found again among few and among many, in the order of the first changes (ST-1)`(
            count: Int,
            capacity: Int
        )
    {
        let ids = (0..<count).map { _ in UUID() }
        var changes = EntryChanges(capacity: capacity)

        for round in 1...3 {
            for id in round == 2 ? ids.reversed() : ids {
                changes.addOne(to: id)
            }
        }

        #expect(changes.count == count)
        #expect(changes.registers.map(\.row.id) == ids)
        #expect(changes.registers.allSatisfy { $0.row.start == 3 })
        #expect(ids.allSatisfy { changes.contains($0) && changes[$0]?.row.id == $0 })
        #expect(!changes.contains(UUID()))
        #expect(changes[UUID()] == nil)
    }

    @Test(arguments: [0, 7, 8, 9, 20])
    func `a write that is not newer changes no entry, and the next one does (ST-1)`(count: Int) {
        var table = EntryTable()
        var write = SiteEntryWrite(id: UUID())
        write.note = .set("first")
        var changes = EntryChanges()
        for _ in 0..<count { changes.addOne(to: UUID()) }
        var position: UInt32?
        table.merge(write, .base, position: &position, into: &changes)

        #expect(changes.count == count)
        #expect(changes[write.id] == nil)
        #expect(position == nil)

        let id = TransactionID(replica: 1, counter: 0, digest: 0)
        table.merge(write, OrderKey(stamp: 1, transaction: id), position: &position, into: &changes)

        #expect(changes.count == count + 1)
        #expect(changes[write.id]?.row.note == "first")
    }

    /// Ids are chosen by other devices: those that differ in one half only are told apart.
    @Test func `entries whose ids share a half are told apart (ST-1)`() {
        let ids = (0..<64).map { number in
            let half: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1]
            let rest: [UInt8] = [UInt8(number / 2), 0, 0, 0, 0, 0, 0, 0]
            let bytes = number % 2 == 0 ? half + rest : rest + half
            return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        }
        var changes = EntryChanges()

        for id in ids { changes.addOne(to: id) }

        #expect(changes.registers.map(\.row.id) == ids)
    }
}

extension EntryChanges {
    /// Moves the start of an entry, which is added if it is not among them.
    fileprivate mutating func addOne(to id: UUID) {
        let (position, isNew) = reservePosition(of: id)
        if isNew { append(EntryRegisters(id: id)) }
        change(at: position) { $0.row.start += 1 }
    }
}
