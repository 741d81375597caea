import Foundation

/// The entries that several transactions changed, in the order of their first changes.
///
/// That is nearly the order of the view, which makes sorting them cheap.
struct EntryChanges {
    /// The number up to which a search is linear.
    private static let fewCount = 8

    private(set) var registers: [EntryRegisters] = []
    /// The position of each entry; empty while there are few.
    private var positions: [IdentifierKey: Int32] = [:]

    var count: Int { registers.count }

    init(capacity: Int = 0) {
        registers.reserveCapacity(capacity)
        if capacity > Self.fewCount { positions.reserveCapacity(capacity) }
    }

    func contains(_ id: UUID) -> Bool { position(of: id) != nil }

    subscript(id: UUID) -> EntryRegisters? {
        position(of: id).map { registers[$0] }
    }

    /// The position of an entry in the list.
    func position(of id: UUID) -> Int? { position(of: IdentifierKey(id)) }

    /// The position of an entry in the list, or that of the next one, which the caller then
    /// appends.
    ///
    /// Most entries of a large import are new. Finding and adding them costs one hash, not two.
    mutating func reservePosition(of id: UUID) -> (position: Int, isNew: Bool) {
        func held(_ position: inout Int32) -> Int { Int(position) }
        let next = count
        let position =
            positions.isEmpty
            ? position(of: id) ?? next
            : held(&positions[IdentifierKey(id), default: Int32(next)])
        return (position, position == next)
    }

    /// Changes the registers of an entry in the list.
    mutating func change<Value>(
        at position: Int,
        _ change: (inout EntryRegisters) -> Value
    ) -> Value {
        change(&registers[position])
    }

    /// Adds the registers of an entry whose position was reserved.
    mutating func append(_ entry: EntryRegisters) {
        registers.append(entry)
        guard positions.isEmpty, count > Self.fewCount else { return }
        for (position, entry) in registers.enumerated() {
            positions[IdentifierKey(entry.row.id)] = Int32(position)
        }
    }

    /// Removes the last entry of the list.
    mutating func removeLast() {
        let entry = registers.removeLast()
        positions[IdentifierKey(entry.row.id)] = nil
    }

    private func position(of key: IdentifierKey) -> Int? {
        if positions.isEmpty { return registers.firstIndex { IdentifierKey($0.row.id) == key } }
        return positions[key].map { Int($0) }
    }
}
