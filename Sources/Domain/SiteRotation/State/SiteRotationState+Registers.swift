import Foundation

extension SiteRotationState {
    /// All registers but those of entries; of the deleted ones, that they are.
    package var registers: SiteRegisters {
        var registers = SiteRegisters()
        registers.keys = keys
        registers.entryPlaces = entries.places
        for (id, entry) in dormant where entry.isDeleted {
            registers.tombstones[id] = entry.keys.deleted
        }
        registers.tables = tables.written
        registers.order = order.written
        registers.numbers = numbers
        registers.unknown = unknown.fields
        return registers
    }

    /// Hands out the registers of every entry that is not deleted: what is live in order, then what
    /// waits for its creation; and of deleted ones what was written after the deletion, which an
    /// undo that has not arrived yet brings to light (ST-1).
    package func forEachEntry<Failure: Error>(
        _ body: (EntryRegisters) throws(Failure) -> Void
    ) throws(Failure) {
        var behind = (apart.isEmpty ? hidden : (hidden + apart).sorted(by: <))[...]
        for block in entries.blocks {
            for row in block {
                while let first = behind.first, first < row {
                    try body(registers(of: first))
                    behind.removeFirst()
                }
                try body(registers(of: row))
            }
        }
        for row in behind { try body(registers(of: row)) }
        let waiting = dormant.values.compactMap { entry in
            entry.isDeleted ? entry.writtenAfterDeletion(keys, entries.places) : entry
        }
        for entry in waiting.sorted(by: { $0.row < $1.row }) { try body(entry) }
    }

    private func registers(of row: EntryRow) -> EntryRegisters {
        EntryRegisters(row: row, keys: entryKeys(of: row), isDeleted: false)
    }
}
