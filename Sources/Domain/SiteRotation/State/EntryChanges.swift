import Foundation

/// The entries that some transactions have changed, in the order in which they first did.
///
/// That is nearly the order of the view, which makes sorting them cheap. Finding one among many goes by a
/// table of hashes that is a third the size of a dictionary: opening a long history fills it once, in no
/// order, and most of that time is spent waiting for memory.
struct EntryChanges {
    /// So few are looked through one by one.
    private static let fewCount = 8

    private(set) var registers: [EntryRegisters] = []
    /// A half of a hash with one more than a position, or 0 where there is nothing; empty for few.
    private var slots: [UInt64] = []

    var count: Int { registers.count }

    /// Makes room for so many entries at once.
    init(capacity: Int = 0) {
        registers.reserveCapacity(capacity)
        if capacity > Self.fewCount { makeSlots(for: capacity) }
    }

    /// Whether an entry is among them.
    func contains(_ id: UUID) -> Bool { place(of: IdentifierKey(id)).position != nil }

    subscript(id: UUID) -> EntryRegisters? {
        place(of: IdentifierKey(id)).position.map { registers[$0] }
    }

    /// Changes the registers of an entry, which are `held` when it is not among them yet.
    ///
    /// - Parameters:
    ///   - id: The entry.
    ///   - held: What it holds before.
    ///   - change: Says whether it changed anything; otherwise nothing is noted.
    mutating func change(
        _ id: UUID,
        from held: @autoclosure () -> EntryRegisters,
        _ change: (inout EntryRegisters) -> Bool
    ) {
        let place = place(of: IdentifierKey(id))
        if let position = place.position {
            _ = change(&registers[position])
            return
        }
        var held = held()
        guard change(&held) else { return }
        registers.append(held)
        if slots.isEmpty ? count > Self.fewCount : count > slots.count / 2 {
            makeSlots(for: count * 2)
        } else if !slots.isEmpty {
            slots[place.slot] = place.tag | UInt64(count)
        }
    }

    /// Where an entry is, and the slot that says so or would.
    private func place(of key: IdentifierKey) -> (position: Int?, slot: Int, tag: UInt64) {
        guard !slots.isEmpty else {
            let position = registers.firstIndex { IdentifierKey($0.row.id) == key }
            return (position, 0, 0)
        }
        let hash = UInt64(truncatingIfNeeded: key.hashValue)
        let (mask, tag) = (slots.count - 1, hash & ~0xFFFF_FFFF)
        var slot = Int(hash & 0xFFFF_FFFF) & mask
        while slots[slot] != 0 {
            let position = Int(slots[slot] & 0xFFFF_FFFF) - 1
            if slots[slot] & ~0xFFFF_FFFF == tag, IdentifierKey(registers[position].row.id) == key {
                return (position, slot, tag)
            }
            slot = (slot + 1) & mask
        }
        return (nil, slot, tag)
    }

    /// Makes a table that is half full with `capacity` entries at most.
    private mutating func makeSlots(for capacity: Int) {
        var size = 32
        while size < 2 * capacity { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for (position, entry) in registers.enumerated() {
            let place = place(of: IdentifierKey(entry.row.id))
            slots[place.slot] = place.tag | UInt64(position + 1)
        }
    }
}
