import Foundation

extension SiteRotationState {
    /// All registers but those of entries; of the deleted ones, that they are.
    package var registers: SiteRegisters {
        var registers = SiteRegisters()
        registers.keys = table.keys.all
        registers.entryPlaces = entries.places
        for (id, entry) in table.dormant where entry.isDeleted {
            registers.tombstones[id] = entry.keys.deleted
        }
        registers.tables = tables.written
        registers.order = order.written
        registers.numbers = numbers
        registers.unknown = unknown.fields
        return registers
    }

    /// Visits the registers of every entry that a snapshot has; see `EntryTable.forEachEntry`.
    package func forEachEntry<Failure: Error>(
        _ body: (EntryRegisters) throws(Failure) -> Void
    ) throws(Failure) {
        try table.forEachEntry(body)
    }
}
