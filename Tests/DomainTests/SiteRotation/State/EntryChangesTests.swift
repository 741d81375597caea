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
                changes.change(id, from: EntryRegisters(id: id)) { registers in
                    registers.row.start += 1
                    return true
                }
            }
        }

        #expect(changes.count == count)
        #expect(changes.registers.map(\.row.id) == ids)
        #expect(changes.registers.allSatisfy { $0.row.start == 3 })
        #expect(ids.allSatisfy { changes.contains($0) && changes[$0]?.row.id == $0 })
        #expect(!changes.contains(UUID()))
        #expect(changes[UUID()] == nil)
    }

    @Test(arguments: [0, 20])
    func `an entry that nothing changed is not among them (ST-1)`(capacity: Int) {
        let (one, other) = (UUID(), UUID())
        var changes = EntryChanges(capacity: capacity)

        changes.change(one, from: EntryRegisters(id: one)) { _ in false }
        changes.change(other, from: EntryRegisters(id: other)) { _ in true }

        #expect(!changes.contains(one))
        #expect(changes.registers.map(\.row.id) == [other])
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

        for id in ids { changes.change(id, from: EntryRegisters(id: id)) { _ in true } }

        #expect(changes.registers.map(\.row.id) == ids)
    }
}
