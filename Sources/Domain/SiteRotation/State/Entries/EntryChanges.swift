import Foundation

/// The entries that some transactions changed, in the order of their first changes.
///
/// That is nearly the order of the view, which makes sorting them cheap.
struct EntryChanges {
    /// Up to this number, a search is linear.
    private static let fewCount = 8

    private(set) var registers: [EntryRegisters] = []
    /// The position of each entry; empty while there are few.
    private var positions: [IdentifierKey: Int32] = [:]

    var count: Int { registers.count }

    init(capacity: Int = 0) {
        registers.reserveCapacity(capacity)
        if capacity > Self.fewCount { positions.reserveCapacity(capacity) }
    }

    func contains(_ id: UUID) -> Bool { position(of: IdentifierKey(id)) != nil }

    subscript(id: UUID) -> EntryRegisters? {
        position(of: IdentifierKey(id)).map { registers[$0] }
    }

    /// Changes the registers of an entry, which start as `held` if it is not among them.
    ///
    /// An entry is added only if `change` returns true: it changed something.
    mutating func change(
        _ id: UUID,
        from held: @autoclosure () -> EntryRegisters,
        _ change: (inout EntryRegisters) -> Bool
    ) {
        let key = IdentifierKey(id)
        if let position = position(of: key) {
            _ = change(&registers[position])
            return
        }
        var held = held()
        guard change(&held) else { return }
        registers.append(held)
        if !positions.isEmpty {
            positions[key] = Int32(count - 1)
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
