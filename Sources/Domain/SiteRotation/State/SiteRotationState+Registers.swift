import Foundation

extension SiteRotationState {
    /// All registers except those of entries; deleted entries are included as tombstones.
    package var registers: SiteRegisters {
        var registers = SiteRegisters()
        registers.keys = table.keys.all
        registers.entryPlaces = entries.places
        for (id, entry) in table.dormant where entry.isDeleted {
            registers.tombstones[id] = entry.keys.deleted
        }
        registers.sensors = others.writes
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

extension SiteRotationState {
    /// True if a transaction would change a register.
    package func isNews(_ transaction: SiteTransaction) -> Bool {
        let (key, writes) = (transaction.key, transaction.writes)
        return writes.entries.contains { table.isNews($0, key) }
            || writes.sensors.contains { others.isNews($0, key) }
            || writes.restatements.contains { restatement in
                let key = min(restatement.key, key)
                return table.isNews(restatement.write, key)
                    || restatement.details.map { tables.details.isNews($0, key) } ?? false
            }
            || writes.order.isSet && order.key < key
            || tables.isNews(writes, key) || unknown.isNews(writes, key)
    }

    /// True if another state lacks a value of a deleted entry that was restored there.
    ///
    /// A snapshot has no values from before a deletion (ST-32), so the device that restored the
    /// entry, and others that read only snapshots, may not know all of them.
    package func hasMore(ofRestoredIn other: SiteRotationState) -> Bool {
        table.hasMore(ofRestoredIn: other.table)
    }

    /// True if a transaction has a value from before the restoration of an entry.
    package func precedesRestoration(_ transaction: SiteTransaction) -> Bool {
        transaction.writes.entries.contains { write in
            table.restoration(of: write.id).map { transaction.key < $0 } ?? false
        }
    }

    /// True if an entry was restored after a deletion.
    ///
    /// - Complexity: O(*m*) in the number of entries with several keys.
    package var hasRestoredEntries: Bool { table.hasRestoredEntries }

    /// The transactions that wrote registers, including some that are overwritten.
    ///
    /// - Complexity: O(*n*) in the number of registers.
    package var transactions: Set<TransactionID> { Set(registerKeys.lazy.map(\.transaction)) }

    /// The latest stamp of a register, in milliseconds since 1970; 0 if none is written.
    ///
    /// - Complexity: O(*n*) in the number of registers.
    package var latestStamp: Int64 {
        Int64(clamping: (registerKeys.lazy.map(\.stamp).max() ?? 0) >> 16)
    }

    private var registerKeys: Set<OrderKey> {
        var keys = tables.keys
        keys.insert(order.key)
        for field in unknown.fields.values { keys.insert(field.key) }
        keys.formUnion(table.keys.all)
        keys.formUnion(others.keys.all)
        return keys
    }
}
