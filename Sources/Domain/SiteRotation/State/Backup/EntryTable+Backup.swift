import Foundation
import MomentumDomain

extension EntryTable {
    /// The writes of all entries: live ones by start, then deletions and parts by id.
    var backupWrites: [SiteEntryWrite] {
        var live: [EntryRow] = []
        live.reserveCapacity(rows.count)
        for block in rows.shown.blocks { live += block }
        if !rows.hidden.isEmpty || !rows.apart.isEmpty {
            live += rows.hidden + rows.apart
            live.sort(by: <)
        }
        return live.map { write(of: registers(of: $0)) }
            + dormant.values.sorted { $0.row.id < $1.row.id }.map { entry in
                entry.isDeleted ? SiteEntryWrite(deleting: entry.row.id) : write(of: entry)
            }
    }

    private func write(of entry: EntryRegisters) -> SiteEntryWrite {
        var write = SiteEntryWrite(id: entry.row.id)
        var collecting = CollectingEntry()
        EntryFields.forEach(of: write, in: (entry, rows.shown.places), &collecting, &write)
        // Restored fields share one key. A start corrected to a later time would then count as
        // moved, and the entry would have no twins (TR-3).
        if entry.keys.isStartEdited, let start = write.start.value,
            let created = write.created.value,
            EntryRow.isMoved(start, created: created)
        {
            let stamp = SiteRotationState.stamp(of: Date(milliseconds: start))
            write.created = .set(Int64(clamping: stamp))
        }
        return write
    }
}
