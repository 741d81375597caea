public import Foundation
import MomentumDomain

extension SiteRotationState {
    /// All records for a backup that is dated `now`.
    ///
    /// - Complexity: O(*n* log *n*) in the number of records.
    public func backup(at now: Date) -> SiteBackup {
        SiteBackup(created: now, writes: backupWrites)
    }

    /// A write of every written field, in an order that follows from the values alone.
    ///
    /// Of a deleted entry only its deletion is in it, because a compacted store has no more.
    var backupWrites: SiteWrites {
        var unknown = Dictionary(grouping: unknown.fields.sorted { $0.key < $1.key }) {
            RecordName(kind: $0.key.kind, id: $0.key.record)
        }
        .mapValues { $0.map { UnknownField(tag: $0.key.tag, bytes: $0.value.value) } }
        var writes = SiteWrites()
        for log in SiteLog.all {
            writes[keyPath: log.list] = self[keyPath: log.table].backupWrites
            for index in writes[keyPath: log.list].indices {
                let id = writes[keyPath: log.list][index].id
                let name = RecordName(kind: log.kind.rawValue, id: id)
                writes[keyPath: log.list][index].unknown = unknown.removeValue(forKey: name) ?? []
            }
        }
        var collecting = CollectingRecords(tables: tables.written, unknown: unknown)
        RecordTables.forEach(in: (), &collecting, &writes)
        // A restore is the act of one device, and no part of what it restores.
        writes.commands.removeAll { $0.action == .set(.restore) }
        if let order = order.written { writes.order = .set(order.value) }
        writes.unknown =
            collecting.unknown.sorted { ($0.key.kind, $0.key.id) < ($1.key.kind, $1.key.id) }
            .map { UnknownRecordWrite(kind: $0.key.kind, id: $0.key.id, fields: $0.value) }
        return writes
    }
}

/// The identity of a record among all kinds.
struct RecordName: Hashable {
    let kind: UInt64
    let id: UUID
}

extension EntryTable {
    /// A write of every entry: the live ones by start, then deletions and parts by id.
    fileprivate var backupWrites: [SiteEntryWrite] {
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
        // Restored fields have one key. A start that was corrected to a later time would then
        // count as moved, and the entry would have no twins (TR-3).
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

private struct CollectingEntry: EntryFieldVisitor {
    typealias Subject = SiteEntryWrite
    typealias Context = (entry: EntryRegisters, places: [SiteLocation.ID])

    func visit<Field: EntryField>(
        _: Field.Type,
        _: FieldWrite<Field.Value>,
        _ write: inout SiteEntryWrite,
        _ held: (entry: EntryRegisters, places: [SiteLocation.ID])
    ) {
        guard held.entry.keys[keyPath: Field.key] != 0 else { return }
        write[keyPath: Field.write] = .set(Field.held(by: held.entry, held.places))
    }
}

private struct CollectingRecords: RecordTableVisitor {
    let tables: RecordTables
    var unknown: [RecordName: [UnknownField]]

    mutating func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ writes: inout SiteWrites,
        _: Void
    ) {
        let records = tables[keyPath: table].records.sorted { $0.key < $1.key }
        writes[keyPath: list] = records.map { id, registers in
            var collecting = CollectingFields<Kind>(registers: registers, write: Kind(id: id))
            Kind.forEachField(&collecting)
            let name = RecordName(kind: Kind.kind, id: id)
            collecting.write.unknown = unknown.removeValue(forKey: name) ?? []
            return collecting.write
        }
    }
}

private struct CollectingFields<Owner: Record>: FieldVisitor {
    let registers: Owner.Registers
    var write: Owner

    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let path = field.register, let register = registers[keyPath: path] else { return }
        write[keyPath: field.write] = .set(register.value)
    }
}
