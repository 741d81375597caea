import Foundation

extension SiteRotationState {
    /// All registers except those of entries; deleted ones are in it as tombstones.
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

    /// Visits the registers of every entry of a snapshot; see `EntryTable.forEachEntry`.
    package func forEachEntry<Failure: Error>(
        _ body: (EntryRegisters) throws(Failure) -> Void
    ) throws(Failure) {
        try table.forEachEntry(body)
    }
}
