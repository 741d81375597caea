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

    /// Changes the registers of an entry in the list.
    mutating func change(at position: Int, _ change: (inout EntryRegisters) -> Void) {
        change(&registers[position])
    }

    /// Adds the registers of an entry that is not in the list.
    mutating func append(_ entry: EntryRegisters) {
        registers.append(entry)
        if !positions.isEmpty {
            positions[IdentifierKey(entry.row.id)] = Int32(count - 1)
        } else if count > Self.fewCount {
            for (position, entry) in registers.enumerated() {
                positions[IdentifierKey(entry.row.id)] = Int32(position)
            }
        }
    }

    private func position(of key: IdentifierKey) -> Int? {
        if positions.isEmpty { return registers.firstIndex { IdentifierKey($0.row.id) == key } }
        return positions[key].map { Int($0) }
    }
}
