import Foundation
import MomentumDomain

extension EntryTable {
    /// The registers of an entry, or empty ones.
    func registers(of id: UUID) -> EntryRegisters {
        // This table is usually empty, and even a failed look-up costs a hash.
        if !dormant.isEmpty, let dormant = dormant[id] { return dormant }
        guard let row = liveRow(id) else { return EntryRegisters(id: id) }
        return registers(of: row)
    }

    func registers(of row: EntryRow) -> EntryRegisters {
        EntryRegisters(row: row, keys: entryKeys(of: row), isDeleted: false)
    }

    func entryKeys(of row: EntryRow) -> EntryKeys {
        exceptions[row.id] ?? EntryKeys(row.key, end: row.endKey)
    }

    /// The keys of an entry, whether it is live or not.
    func entryKeys(of id: UUID) -> EntryKeys {
        dormant[id]?.keys ?? liveRow(id).map { entryKeys(of: $0) } ?? EntryKeys()
    }

    /// The start of a live row in any list.
    func start(of id: UUID) -> Int64? {
        if let starts = index.starts { return starts[IdentifierKey(id)] }
        return rows.start(of: id)
    }

    /// The row of an entry that is not deleted, shown or hidden by its twin.
    func liveRow(_ id: UUID) -> EntryRow? {
        guard !rows.isEmpty, let start = start(of: id) else { return nil }
        return rows.row(id, start: start)
    }

    /// The row of a visible entry, including future ones.
    func visibleRow(_ id: UUID) -> EntryRow? {
        start(of: id).flatMap { rows.shownRow(id, start: $0) ?? rows.rowApart(id, start: $0) }
    }

    /// The row of an entry that is shown and counts.
    func shownRow(_ id: UUID) -> EntryRow? {
        start(of: id).flatMap { rows.shownRow(id, start: $0) }
    }

    /// True if an entry with this id exists or existed.
    func isCreated(_ id: SiteEntry.ID) -> Bool {
        start(of: id) != nil
            || dormant[id].map { $0.isDeleted || $0.keys.created != 0 } ?? false
    }

    /// Visits the registers of every entry, including deleted and waiting ones, in no particular
    /// order.
    func forEachRegisters(_ body: (EntryRegisters) -> Void) {
        for block in rows.shown.blocks { for row in block { body(registers(of: row)) } }
        for row in rows.hidden { body(registers(of: row)) }
        for row in rows.apart { body(registers(of: row)) }
        dormant.values.forEach(body)
    }

    /// Visits the registers of every entry: live ones in order, then those without a creation.
    ///
    /// For a deleted entry it visits the fields written since, which a later undo restores (ST-1).
    func forEachEntry<Failure: Error>(
        _ body: (EntryRegisters) throws(Failure) -> Void
    ) throws(Failure) {
        let (hidden, apart) = (rows.hidden, rows.apart)
        var behind = (apart.isEmpty ? hidden : (hidden + apart).sorted(by: <))[...]
        for block in rows.shown.blocks {
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
            entry.isDeleted ? entry.writtenAfterDeletion(keys.all, rows.shown.places) : entry
        }
        for entry in waiting.sorted(by: { $0.row < $1.row }) { try body(entry) }
    }

    /// True if a write with this key would change a register.
    func isNews(_ write: SiteEntryWrite, _ key: OrderKey) -> Bool {
        let keys = keys.all
        return write.writesAny(of: registers(of: write.id).keys) { keys[Int($0)] < key }
    }

    /// True if another table lacks a value of an entry that was restored there, from before that.
    ///
    /// - Complexity: O(*m*) in the number of entries with several keys in the other table, if this
    ///   one is prepared for changes.
    func hasMore(ofRestoredIn other: EntryTable) -> Bool {
        other.exceptions.contains { id, theirs in
            guard let restored = theirs.restoration(in: other.keys.all) else { return false }
            let entry = EntryRegisters(row: EntryRow(id: id), keys: theirs, isDeleted: false)
            return entry.newerKeys(in: registers(of: id).keys, other.keys.all, keys.all).all
                .contains { $0 != 0 && keys[$0] < restored }
        }
    }

    var hasRestoredEntries: Bool {
        let keys = keys.all
        return exceptions.values.contains { $0.restoration(in: keys) != nil }
    }

    /// The key with which a live entry was restored; `nil` if it was not.
    func restoration(of id: UUID) -> OrderKey? { exceptions[id]?.restoration(in: keys.all) }

    /// The writes that produced the registers of all entries, including deleted ones, by their
    /// keys.
    var writes: [OrderKey: [UUID: SiteEntryWrite]] {
        var writes: [OrderKey: [UUID: SiteEntryWrite]] = [:]
        forEachRegisters { entry in
            for part in entry.writes(rows.shown.places) {
                writes[keys[part.key], default: [:]][entry.row.id] = part.write
            }
        }
        return writes
    }

    /// The start of the next future entry to become due, or an end caused by one.
    var nextDue: Int64? {
        let horizon = rows.shown.horizon
        let start = rows.apart.lowerBound { $0.start <= horizon }
        let due = [
            rows.apart[start...].first { $0.isInCalendar }?.start,
            rows.shown.lastRow?.end.changeTime.flatMap { $0 > horizon ? $0 : nil },
        ]
        return due.compactMap(\.self).min()
    }
}
