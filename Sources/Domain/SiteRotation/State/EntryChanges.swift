import Foundation

/// The entries that some transactions have changed, in the order in which they first did.
///
/// That is nearly the order of the view, which makes sorting them cheap.
struct EntryChanges {
    private var positions: [UUID: Int] = [:]
    private(set) var registers: [EntryRegisters] = []

    var count: Int { registers.count }

    /// Makes room for so many entries at once.
    init(capacity: Int = 0) {
        positions.reserveCapacity(capacity)
        registers.reserveCapacity(capacity)
    }

    /// Whether an entry is among them.
    func contains(_ id: UUID) -> Bool { positions[id] != nil }

    subscript(id: UUID) -> EntryRegisters? { positions[id].map { registers[$0] } }

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
        if let position = positions[id] {
            _ = change(&registers[position])
            return
        }
        var held = held()
        guard change(&held) else { return }
        positions[id] = registers.count
        registers.append(held)
    }
}
